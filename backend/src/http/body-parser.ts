import express, { type Request, type RequestHandler } from "express";
import { BadInputError, CodedError } from "../errors/errors";

const LIMIT_BYTES = 100 * 1024;
const IMPORT_LIMIT_BYTES = 2 * 1024 * 1024;

/**
 * JSON bodies up to 100 kB for everybody, up to 2 MB for those who may import.
 * @param mayImport asked before a larger body is read
 */
export function bodyParser(mayImport: (request: Request) => Promise<boolean>): RequestHandler {
  const small = express.json({ limit: LIMIT_BYTES });
  const large = express.json({ limit: IMPORT_LIMIT_BYTES });
  return async (request, response, next) => {
    const isLarge = Number(request.headers["content-length"] ?? 0) > LIMIT_BYTES;
    const parser = isLarge && (await mayImport(request)) ? large : small;
    parser(request, response, next);
  };
}

/** The errors, by their own types, for which express and its body parser refuse a request; null for other errors. */
export function requestError(error: unknown): CodedError | null {
  if (!(error instanceof Error)) return null;
  const type = "type" in error ? error.type : "";
  if (type === "entity.too.large") return new CodedError("BODY_TOO_LARGE", "The request is too large.", 413);
  if (type === "entity.parse.failed")
    return new BadInputError("MALFORMED_JSON", "The request is not valid JSON.");
  if (type === "encoding.unsupported" || type === "charset.unsupported")
    return new CodedError("UNSUPPORTED_ENCODING", "Send the request as UTF-8 JSON.", 415);
  const status = "status" in error ? Number(error.status) : 500;
  return status >= 400 && status < 500
    ? new CodedError("BAD_REQUEST", "The request can't be read.", status)
    : null;
}
