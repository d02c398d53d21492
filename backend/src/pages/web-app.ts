import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import express, { type Request, type Response, type Router } from "express";
import type { Env } from "../settings/env";
import { runtimeConfig } from "../settings/runtime-config";
import { NotFoundError } from "../errors/errors";
import { compressedFiles } from "./compressed-files";
import type { DescribePage } from "./describe-page";
import { headElements, headingElement } from "./page-head";

export const WEB_FOLDER = resolve(__dirname, "../../../frontend/dist");

/**
 * The built page's own title and description, which `npm run dev` serves as they are, and the place of its heading.
 */
const DESCRIBED = /<meta name="description"[^>]*>\s*|<title>[^<]*<\/title>|<!-- heading -->/g;

/**
 * Serves the built web app: its hashed files for ever, its page with this answer's nonce, configuration and head.
 * The status is the page's: of a job that is not open it is 410 or 404, and the page says so to people.
 */
export function webApp(env: Env, describe: DescribePage, folder = WEB_FOLDER): Router {
  const config = JSON.stringify(runtimeConfig(env)).replaceAll("<", "\\u003c");
  const page = fileReader(join(folder, "index.html"));
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
  router.use(express.static(folder, { index: false, maxAge: "1h" }));
  router.get("/{*path}", async (request: Request, response: Response, next) => {
    if (!request.accepts("html")) {
      next();
      return;
    }
    const head = await describe(request);
    const nonce = response.locals.nonce as string;
    if (!head.isIndexed) response.set("x-robots-tag", "noindex");
    if (head.status === 503) response.set("retry-after", "5");
    response
      .status(head.status)
      .type("html")
      .set("cache-control", "no-store")
      .send(
        page()
          .replaceAll("__CSP_NONCE__", nonce)
          .replace("__RUNTIME_CONFIG__", () => config)
          // Last: it holds people's own words, which must not be taken for a place to fill.
          .replaceAll(DESCRIBED, (place) => {
            if (place.startsWith("<title")) return headElements(head, nonce);
            return place.startsWith("<!--") ? headingElement(head) : "";
          }),
      );
  });
  return router;
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
