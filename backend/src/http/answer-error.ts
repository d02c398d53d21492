import type { IncomingMessage } from "node:http";
import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { type CodedError } from "../errors/errors";
import { reportError, toCodedError } from "../errors/failures";
import { noteError } from "../metrics/note-error";
import { noteOf } from "../metrics/request-note";
import { requestError } from "./body-parser";
import { requestIdOf } from "./request-log";

/** What is answered for an error that no resolver saw; logs what is not the caller's doing. */
export function codedAnswer(log: Logger, request: IncomingMessage, error: unknown): CodedError {
  const answer = reportError(log, toCodedError(error) ?? requestError(error) ?? error, requestIdOf(request));
  noteError(noteOf(request), answer);
  return answer;
}

/** Answers an error outside GraphQL: `{code, message, fields?, requestId}`. */
export function answerError(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const { code, message, fields, status, headers } = codedAnswer(log, request, error);
    response.set(Object.fromEntries(headers)).status(status);
    response.json({ code, message, fields, requestId: requestIdOf(request) });
  };
}
