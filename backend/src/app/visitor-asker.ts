import type { ApolloServer } from "@apollo/server";
import type { PageAnswer, PageQuestion } from "@job-portal/protocol/served-page";
import type { Request } from "express";
import type { Context } from "../auth/context";
import { requestIdOf } from "../http/request-log";
import { newNote } from "../metrics/request-note";
import { type ContextParts, createContext } from "./context";

type AskerParts = ContextParts & { graphql: ApolloServer<Context> };

/**
 * Asks the API in this process what a page needs, with all its limits, as a visitor: a page's answers are nobody's own.
 * The questions of one page share their loaders.
 */
export const visitorAsker = (parts: AskerParts) => (request: Request) => {
  const context = createContext(parts, {
    authorization: undefined,
    address: request.ip ?? "unknown",
    requestId: requestIdOf(request),
    note: newNote(),
  });
  context.catch(() => undefined);
  return async ({ query, variables, operationName }: PageQuestion): Promise<PageAnswer> => {
    const contextValue = await context;
    const { body } = await parts.graphql.executeOperation(
      { query, variables, operationName },
      { contextValue },
    );
    if (body.kind !== "single") throw new Error("A page asks for nothing that comes in parts.");
    return body.singleResult;
  };
};
