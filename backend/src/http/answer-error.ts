import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { reportError, toCodedError } from "../errors/failures";
import { noteError } from "../metrics/note-error";
import { noteOf } from "../metrics/request-note";
import { requestError } from "./body-parser";
import { requestIdOf } from "./request-log";

/** Answers every error outside GraphQL as `{code, message, fields?, requestId}`, and logs what is not the caller's doing. */
export function answerError(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const requestId = requestIdOf(request);
    const answer = reportError(log, toCodedError(error) ?? requestError(error) ?? error, requestId);
    noteError(noteOf(request), answer);
    response.set(Object.fromEntries(answer.headers)).status(answer.status);
    response.json({
      code: answer.code,
      message: answer.message,
      fields: answer.fields,
      requestId,
    });
  };
}
