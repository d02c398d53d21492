import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The one font file that every page needs before its first paint; the ₹ subset loads when a ₹ is shown. */
const FIRST_FONT = /inter-latin-opsz-normal-[^/]+\.woff2$/;

const REACT = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components)\//;
const APOLLO = /node_modules\/(@apollo|@wry|optimism|graphql|graphql-tag|rxjs|tslib)\//;

function preloadFirstFont(): Plugin {
  return {
    name: "preload-first-font",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((fileName) => FIRST_FONT.test(fileName))
          .map((fileName) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${fileName}`, crossorigin: "" },
            injectTo: "head-prepend" as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadFirstFont()],
  // The API node serves index.html and puts a fresh nonce in the placeholder's place for every request.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What changes only when a package is upgraded stays in a visitor's cache over our own releases.
        codeSplitting: {
          groups: [
            { name: "react", test: REACT },
            { name: "apollo", test: APOLLO },
          ],
        },
      },
    },
  },
});
