import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { toCodedError } from "../coded-errors";
import { CodedError } from "../errors";
import { requestError } from "./body-parser";

/** Answers every error outside GraphQL as `{code, message, fields?, requestId}`, and logs those nobody foresaw. */
export function answerError(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const coded = toCodedError(error) ?? requestError(error);
    if (!coded) log.error({ err: error, requestId: request.id }, "unforeseen error");
    const answer = coded ?? new CodedError("INTERNAL_SERVER_ERROR", "Something went wrong on our side.", 500);
    response.set(Object.fromEntries(answer.headers)).status(answer.status);
    response.json({
      code: answer.code,
      message: answer.message,
      fields: answer.fields,
      requestId: request.id,
    });
  };
}
