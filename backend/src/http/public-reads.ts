import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * LEAN-04: lets a signed-out caller keep what a GET by hash answered. The server is asked each time whether it still
 * holds, so that no answer outlives a job: the tag is that of the answer's text.
 * @returns whether the caller has it already
 */
export function tagPublicRead(request: IncomingMessage, response: ServerResponse, text: string): boolean {
  if (!isPublicRead(request) || !text.startsWith('{"data":')) return false;
  const tag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  response.setHeader("cache-control", "no-cache");
  response.appendHeader("vary", "authorization");
  // Weak: compressed, the same answer has other bytes.
  response.setHeader("etag", `W/${tag}`);
  const known = request.headers["if-none-match"] ?? "";
  return known.split(",").some((entry) => entry.trim().replace(/^W\//, "") === tag);
}

const isPublicRead = ({ method, url = "", headers }: IncomingMessage): boolean => {
  if (method !== "GET" || headers.authorization !== undefined || !url.includes("persistedQuery"))
    return false;
  return !new URL(url, "http://node").searchParams.has("query");
};
