import { randomUUID } from "node:crypto";
import type { Request, Response } from "express";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";

/** As `requestLog` gave it. */
export const requestIdOf = ({ id }: Request): string => (typeof id === "string" ? id : "");

/** A line a request, whose id the caller gets as well. */
export function requestLog(log: Logger) {
  return pinoHttp({
    logger: log,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader("x-request-id", id);
      return id;
    },
    // Or it would put its own way of writing errors before the log's.
    wrapSerializers: false,
    // Addresses carry people's search words, so the log keeps the path alone.
    serializers: {
      req: ({ id, method, originalUrl }: Request) => ({ id, method, path: originalUrl.split("?")[0] }),
      res: ({ statusCode }: Response) => ({ statusCode }),
    },
  });
}
