import type { IncomingMessage } from "node:http";
import express from "express";
import { BadInputError, CodedError } from "../errors/errors";
import type { Step } from "./step";

/** Of a content type, without its quotes. */
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i;
const LIMIT_BYTES = 100 * 1024;
const IMPORT_LIMIT_BYTES = 2 * 1024 * 1024;

/**
 * JSON bodies in UTF-8 up to 100 kB for everybody, up to 2 MB for those who may import.
 * @param mayImport asked before a larger body is read
 */
export function bodyParser(mayImport: (request: IncomingMessage) => Promise<boolean>): Step {
  const small = express.json({ limit: LIMIT_BYTES }) as Step;
  const large = express.json({ limit: IMPORT_LIMIT_BYTES }) as Step;
  return async (request, response, next) => {
    // RFC 8259 knows no other. The parser would take every encoding whose name begins with UTF.
    if (charsetOf(request) !== "utf-8") throw unsupportedEncoding();
    const isLarge = Number(request.headers["content-length"] ?? 0) > LIMIT_BYTES;
    const parser = isLarge && (await mayImport(request)) ? large : small;
    parser(request, response, next);
  };
}

const charsetOf = ({ headers }: IncomingMessage): string =>
  (CHARSET.exec(headers["content-type"] ?? "")?.[1] ?? "utf-8").toLowerCase();

const unsupportedEncoding = () =>
  new CodedError("UNSUPPORTED_ENCODING", "Send the request as UTF-8 JSON.", 415);

/** The errors, by their own types, for which express and its body parser refuse a request; null for other errors. */
export function requestError(error: unknown): CodedError | null {
  if (!(error instanceof Error)) return null;
  const type = "type" in error ? error.type : "";
  if (type === "entity.too.large") return new CodedError("BODY_TOO_LARGE", "The request is too large.", 413);
  if (type === "entity.parse.failed")
    return new BadInputError("MALFORMED_JSON", "The request is not valid JSON.");
  if (type === "encoding.unsupported" || type === "charset.unsupported") return unsupportedEncoding();
  const status = "status" in error ? Number(error.status) : 500;
  return status >= 400 && status < 500
    ? new CodedError("BAD_REQUEST", "The request can't be read.", status)
    : null;
}
