import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { SPOKEN, type Locale, localeOf } from "@job-portal/protocol/locale";
import { paths, SHELL_PATH, WORKER_PATH } from "@job-portal/protocol/paths";
import { PAGE_STATE_ID, type ServedPage } from "@job-portal/protocol/served-page";
import express, { type Request, type Response, type Router } from "express";
import type { Env } from "../settings/env";
import { runtimeConfig } from "../settings/runtime-config";
import { NotFoundError } from "../errors/errors";
import { compressedFiles } from "./compressed-files";
import type { DescribePage } from "./head/describe-page";
import { PLAIN } from "./head/head-parts";
import { headElements, headingElement, type PageHead } from "./head/page-head";
import { pageFiles } from "./page-files";

export const WEB_FOLDER = resolve(__dirname, "../../../frontend/dist");

/** Renders what a page shows of itself; null where the browser is to do so. */
export type RenderPage = (request: Request, nonce: string) => Promise<ServedPage | null>;

/** Places of the built page. `npm run dev` serves it as it is, with its own title and description. */
const PLACES = new RegExp(
  [
    '<html lang="[^"]*">',
    '<p role="status">[^<]*</p>',
    '<meta name="description"[^>]*>\\s*',
    "<title>[^<]*</title>",
    "<!-- (?:heading|page styles|page state) -->",
    "<noscript>[^<]*</noscript>\\s*",
    '<div id="root"></div>',
  ].join("|"),
  "g",
);

/** What stands there until the web app has drawn something. */
const LOADING: Readonly<Record<Locale, string>> = {
  en: "Loading…",
  hi: "लोड हो रहा है…",
  bn: "লোড হচ্ছে…",
  mr: "लोड होत आहे…",
  te: "లోడ్ అవుతోంది…",
  ta: "ஏற்றப்படுகிறது…",
  gu: "લોડ થઈ રહ્યું છે…",
  kn: "ಲೋಡ್ ಆಗುತ್ತಿದೆ…",
};

const nothing: RenderPage = () => Promise.resolve(null);
const SHELL_HEAD: PageHead = { ...PLAIN, isIndexed: false };

/**
 * Serves the built web app: its hashed files for ever, its page with this answer's nonce, configuration and head, and
 * with its content where that is rendered here. The status is the page's: of a job that is not open it is 410 or 404,
 * and the page says so to people.
 */
export function webApp(
  env: Env,
  describe: DescribePage,
  folder = WEB_FOLDER,
  render: RenderPage = nothing,
): Router {
  const sendPage = pageSender(env, describe, folder, render);
  const sendShell = pageSender(env, () => Promise.resolve(SHELL_HEAD), folder, nothing);
  const router = express.Router();
  router.use(
    "/assets",
    compressedFiles(join(folder, "assets")),
    express.static(join(folder, "assets"), { immutable: true, maxAge: "1y", index: false }),
    // A file of an earlier release must not read as the page.
    () => {
      throw new NotFoundError();
    },
  );
  router.get(WORKER_PATH, (_request, response, next) => {
    // A worker outlives its pages: browsers ask each time whether it is still the last (OFF-02).
    response.set({ "cache-control": "no-cache", "service-worker-allowed": paths.home });
    next();
  });
  router.use(express.static(folder, { index: false, maxAge: "1h" }));
  router.get(SHELL_PATH, sendShell);
  router.get("/{*path}", async (request: Request, response: Response, next) => {
    if (!request.accepts("html")) {
      next();
      return;
    }
    await sendPage(request, response);
  });
  return router;
}

/** Answers a page with its head, and with its content where that came in time. */
function pageSender(env: Env, describe: DescribePage, folder: string, render: RenderPage) {
  const config = JSON.stringify(runtimeConfig(env)).replaceAll("<", "\\u003c");
  const page = fileReader(join(folder, "index.html"));
  const linksTo = pageFiles(folder);
  return async (request: Request, response: Response) => {
    const nonce = response.locals.nonce as string;
    const [head, rendered] = await Promise.all([describe(request), render(request, nonce)]);
    if (head.movedTo !== undefined) {
      response.set("cache-control", "public, max-age=600").redirect(301, head.movedTo);
      return;
    }
    const served = head.status < 500 ? rendered : null;
    if (!head.isIndexed) response.set("x-robots-tag", "noindex");
    if (head.status === 503) response.set("retry-after", "5");
    const locale = localeOf(request.path, request.headers.cookie ?? "");
    const shell = withSettings(page(), nonce, config);
    response
      .status(head.status)
      .type("html")
      .set("cache-control", "no-store")
      .send(filled(shell, { head, locale, nonce, served, links: served ? linksTo(served.files) : "" }));
  };
}

const withSettings = (shell: string, nonce: string, config: string): string =>
  shell.replaceAll("__CSP_NONCE__", nonce).replace("__RUNTIME_CONFIG__", () => config);

interface Fillings {
  head: PageHead;
  /** The reader's. */
  locale: Locale;
  served: ServedPage | null;
  /** Elements that fetch its code. */
  links: string;
  nonce: string;
}

/** All at once and last: people's own words are among them, which must not be taken for a place to fill. */
function filled(shell: string, { head, locale, served, links, nonce }: Fillings): string {
  return shell.replaceAll(PLACES, (place) => {
    if (place.startsWith("<html")) return `<html lang="${SPOKEN[locale].tag}">`;
    if (place.startsWith("<p ")) return `<p role="status">${LOADING[locale]}</p>`;
    if (place.startsWith("<title")) return headElements(head, nonce);
    if (place.startsWith("<meta")) return "";
    if (place === "<!-- heading -->") return headingElement(head);
    if (!served) return place.startsWith("<!--") ? "" : place;
    if (place === "<!-- page styles -->") return links + served.styles;
    if (place === "<!-- page state -->")
      return `<script type="application/json" id="${PAGE_STATE_ID}">${served.state}</script>`;
    return place.startsWith("<div") ? `<div id="root">${served.html}</div>` : "";
  });
}

/** Reads a file again only when it has changed: a build may replace it while the node runs. */
function fileReader(path: string): () => string {
  let known: { at: number; text: string } | undefined;
  return () => {
    const { mtimeMs: at } = statSync(path);
    if (known?.at !== at) known = { at, text: readFileSync(path, "utf8") };
    return known.text;
  };
}
