import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { defaultClientConditions, defineConfig, type BuildEnvironmentOptions, type Plugin } from "vite";
import { registerWorkerScript } from "./src/app/register-worker";
import { firstCheckScript } from "./src/auth/first-check";
import { firstPaintStyle, themeHead } from "./src/design-system/first-paint";
import { buildEmbeddedJobs } from "./file-build";
import { buildWorker } from "./worker-build";

/** The one font file that every page needs before its first paint; that of ₹ loads when a ₹ is shown. */
const FIRST_FONT = /inter-latin-wght-normal-[^/]+\.woff2$/;

const REACT = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components)\//;
/**
 * What the landing page shares with other screens, all that it imports in turn included. Many are small: each as a file
 * of its own would cost a request, and would be compressed by itself.
 */
const FIRST_SHARED = new RegExp(
  [
    "design-system/(Avatar|Card|Chip|LazyPart|Skeleton|StreetMap)/",
    "features/companies/(CompanyMark|VerifiedMark|companies\\.words)",
    "features/jobs/reading/(SearchField|SuggestField|useSuggestionList)",
    "features/landing/SearchBar",
    "shared/refusal",
    "lucide-react/dist/esm/icons/(chevron-down|pause|play)\\.mjs",
    "vite/preload-helper",
  ].join("|"),
);
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

/** Puts into the page what it shows before the app runs: theme, style, the brand's mark, and if it may show more. */
function fillFirstPaint(): Plugin {
  return {
    name: "fill-first-paint",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html
          .replace("<!-- theme -->", () => themeHead)
          .replace("/* first paint */", () => firstPaintStyle)
          .replace("/* first check */", () => firstCheckScript)
          .replace("<!-- mark -->", () =>
            readFileSync(join(import.meta.dirname, "public/favicon.svg"), "utf8").replace(
              "<svg ",
              "<svg aria-hidden ",
            ),
          ),
    },
  };
}

/** The fonts go with their licences, as these ask; those of scripts are what `build.license` gathers. */
function writeFontLicence(): Plugin {
  const licence = createRequire(import.meta.url).resolve("@fontsource-variable/inter/LICENSE");
  return {
    name: "write-font-licence",
    generateBundle() {
      const noto = join(import.meta.dirname, "src/design-system/noto-licence.txt");
      this.emitFile({ type: "asset", fileName: "licenses-noto.txt", source: readFileSync(noto) });
      this.emitFile({ type: "asset", fileName: "licenses-inter.txt", source: readFileSync(licence) });
    },
  };
}

/** Has the built page register the service worker. The development server's page is never kept. */
function registerWorker(): Plugin {
  return {
    name: "register-worker",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "script", attrs: { nonce: "__CSP_NONCE__" }, children: registerWorkerScript, injectTo: "head" },
    ],
  };
}

/** A served page is read without its code, which waits for the page and its font. */
function fetchCodeLast(): Plugin {
  return {
    name: "fetch-code-last",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
    },
  };
}

/** Fonts and pictures are compressed by themselves. */
const COMPRESSIBLE = /^assets\/.+\.(js|css|svg)$/;
/** Of what is smaller, a packet has room for all. */
const LEAST_BYTES = 1_000;

/** Lays a copy for Brotli and one for gzip beside each file: made once, they can be as small as may be. */
function compressAhead(): Plugin {
  const brotli = (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const zipped = (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 });
  const compress = async (path: string) => {
    const bytes = await readFile(path);
    if (bytes.length < LEAST_BYTES) return;
    await writeFile(`${path}.br`, await brotli(bytes));
    await writeFile(`${path}.gz`, await zipped(bytes));
  };
  return {
    name: "compress-ahead",
    apply: ({ build }, { command }) => command === "build" && !build?.ssr,
    writeBundle: async ({ dir = "" }, bundle) => {
      const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(files.map((name) => compress(join(dir, name))));
    },
  };
}

/** Where `npm run dev` runs the API node, which then stands behind this server instead of serving the page. */
const API_URL = process.env["API_URL"] ?? "http://127.0.0.1:4000";
const API_PATHS = ["/graphql", "/api", "/healthz", "/readyz", "/robots.txt", "/sitemap", "/favicon.ico"];

/** Puts into the page what the API node puts there when it serves the built one. */
function fillRuntimeConfig(): Plugin {
  return {
    name: "fill-runtime-config",
    apply: "serve",
    transformIndexHtml: async (html) => {
      // The gallery asks the API for nothing.
      if (!html.includes("__RUNTIME_CONFIG__")) return html;
      const response = await fetch(`${API_URL}/api/config`);
      const config = (await response.text()).replaceAll("<", "\\u003c");
      return html.replace("__RUNTIME_CONFIG__", () => config);
    },
  };
}

/**
 * Components get ids of their files: counted, they would be others on the node, which has loaded other screens before.
 */
const styledComponents = { ssr: true, displayName: false, minify: true, pure: true };

/** The same screens for the node, which renders them (docs/served-pages.md). It needs no package beside itself. */
const servedBuild: BuildEnvironmentOptions = {
  // Beside the browser's files, in a folder that no server hands out.
  outDir: "dist/.served",
  copyPublicDir: false,
  target: "node20",
  rolldownOptions: {
    output: { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "[name]-[hash].cjs" },
  },
};

const browserBuild: BuildEnvironmentOptions = {
  target: "baseline-widely-available",
  assetsInlineLimit: 0,
  // The few browsers of the target that know no `modulepreload` load a file when it is imported. All others are spared
  // the half kilobyte that would do it for them.
  modulePreload: { polyfill: false },
  // Which file needs which: the check of the first load's size reads it.
  manifest: true,
  license: { fileName: "licenses.md" },
  rolldownOptions: {
    output: {
      // The first file names all others, so short names make it lighter; the manifest says what is in which.
      entryFileNames: "assets/[hash:7].js",
      chunkFileNames: "assets/[hash:7].js",
      // What changes only when a package is upgraded stays in a visitor's cache over our own releases.
      codeSplitting: {
        groups: [
          { name: "react", test: REACT },
          { name: "apollo", test: APOLLO },
          { name: "shared", test: FIRST_SHARED, minShareCount: 2 },
        ],
      },
    },
  },
};

/** The router's package offers its development build alone; the other lies beside it, without the warnings. */
const routerFile = (name: string) =>
  join(dirname(createRequire(import.meta.url).resolve("react-router")), `../production/${name}.mjs`);
const routerBuild = [
  { find: /^react-router$/, replacement: routerFile("index") },
  { find: /^react-router\/dom$/, replacement: routerFile("dom-export") },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: isSsrBuild
    ? [react()]
    : [
        react(),
        fillFirstPaint(),
        preloadFirstFont(),
        writeFontLicence(),
        fillRuntimeConfig(),
        registerWorker(),
        fetchCodeLast(),
        buildWorker(FIRST_FONT),
        buildEmbeddedJobs(),
        compressAhead(),
      ],
  server: { proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: API_URL, xfwd: true }])) },
  // The API node serves index.html and puts a fresh nonce in the placeholder's place for every request.
  html: { cspNonce: "__CSP_NONCE__" },
  ssr: { noExternal: true },
  resolve: {
    alias: command === "build" ? routerBuild : [],
    // RxJS has a smaller build for browsers that know classes.
    ...(!isSsrBuild && { conditions: ["es2015", ...defaultClientConditions] }),
  },
  oxc: { plugins: { styledComponents } },
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
  build: isSsrBuild ? servedBuild : browserBuild,
}));
