import type { ErrorRequestHandler, Request } from "express";
import type { Logger } from "pino";
import { reportError, toCodedError } from "../errors/failures";
import { noteError } from "../metrics/note-error";
import { noteOf } from "../metrics/request-note";
import { requestError } from "./body-parser";
import { requestIdOf } from "./request-log";

export const GRAPHQL_PATH = "/graphql";
const GRAPHQL_TYPE = "application/graphql-response+json";

/**
 * Answers every error that no resolver saw, and logs what is not the caller's doing. It reads as its path's answers do:
 * `{errors: [{message, extensions: {code, fields?, requestId}}]}` on /graphql, `{code, message, fields?, requestId}`
 * elsewhere.
 */
export function answerError(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const requestId = requestIdOf(request);
    const answer = reportError(log, toCodedError(error) ?? requestError(error) ?? error, requestId);
    noteError(noteOf(request), answer);
    const { code, message, fields } = answer;
    response.set(Object.fromEntries(answer.headers)).status(answer.status);
    if (isGraphQL(request))
      response
        .type(request.accepts(["application/json", GRAPHQL_TYPE]) || "application/json")
        .send(JSON.stringify({ errors: [{ message, extensions: { code, fields, requestId } }] }));
    else response.json({ code, message, fields, requestId });
  };
}

const isGraphQL = ({ path }: Request): boolean =>
  path === GRAPHQL_PATH || path.startsWith(`${GRAPHQL_PATH}/`);
