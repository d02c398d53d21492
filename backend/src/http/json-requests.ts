import type { RequestHandler } from "express";
import { CodedError } from "../errors/errors";

/**
 * Takes no body but JSON, and lets nobody keep an answer: a GET's address does not say who asked.
 * @throws CodedError UNSUPPORTED_ENCODING, 415
 */
export const jsonRequests: RequestHandler = (request, response, next) => {
  if (request.method === "POST" && request.is("application/json") === false)
    throw new CodedError("UNSUPPORTED_ENCODING", "Send the request as UTF-8 JSON.", 415);
  response.set("Cache-Control", "no-store");
  next();
};
