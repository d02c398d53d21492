import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";
import { noteOf } from "../metrics/request-note";

/** Without what is asked for there: people's search words. */
export const pathOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  (request.originalUrl ?? request.url ?? "").split("?", 1)[0] ?? "";

/** As `requestLog` gave it. */
export const requestIdOf = ({ id }: IncomingMessage): string => (typeof id === "string" ? id : "");

/**
 * A line a request, whose id the caller gets as well.
 * @param operationOf names a request, in one of few words
 * @param hashOf stands in for the caller's address
 */
export function requestLog(
  log: Logger,
  operationOf: (request: IncomingMessage) => string,
  hashOf: (address: string) => string,
) {
  const told = (request: IncomingMessage) => {
    const { fields, accountId, codes, address } = noteOf(request);
    return {
      kind: "request",
      operation: operationOf(request),
      ...(fields.length > 0 && { fields }),
      ...(codes.size > 0 && { codes: [...codes] }),
      accountId,
      address: hashOf(address),
    };
  };
  return pinoHttp({
    logger: log,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader("x-request-id", id);
      return id;
    },
    // Or it would put its own way of writing errors before the log's.
    wrapSerializers: false,
    customSuccessObject: (request, _response, line: object) => ({ ...line, ...told(request) }),
    customErrorObject: (request, _response, _error, line: object) => ({
      ...line,
      ...told(request),
    }),
    serializers: {
      req: (request: IncomingMessage) => ({ id: request.id, method: request.method, path: pathOf(request) }),
      res: ({ statusCode }: ServerResponse) => ({ statusCode }),
    },
  });
}
