import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import type { RequestHandler } from "express";

/** What the build lays beside a file (`compressAhead` in vite.config.ts), the smaller one first. */
const COPIES = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;
const PLAIN_PATH = /^\/[\w.-]+$/;

/** LEAN-03: has the compressed copy of a file sent in its place, if it has one that the client takes. */
export function compressedFiles(folder: string): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    const isThere = (ending: string) => PLAIN_PATH.test(path) && existsSync(join(folder, path + ending));
    const copy = COPIES.find(([name, ending]) => request.acceptsEncodings(name) === name && isThere(ending));
    if (copy) {
      const [name, ending] = copy;
      request.url = path + ending;
      response.type(extname(path)).set("content-encoding", name);
    }
    response.vary("accept-encoding");
    next();
  };
}
