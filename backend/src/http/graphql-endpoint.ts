import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from "@apollo/server";
import accepts from "accepts";
import type { Logger } from "pino";
import type { Context } from "../auth/context";
import { CodedError } from "../errors/errors";
import { codedAnswer } from "./answer-error";
import { tagPublicRead } from "./public-reads";
import { requestIdOf } from "./request-log";
import { wantsStream } from "./graphql-streams";
import { type Step, walk } from "./step";

const GRAPHQL_TYPE = "application/graphql-response+json";
const PATH = /^\/graphql(?=[/?]|$)/i;

export const isForGraphQL = ({ url = "" }: IncomingMessage): boolean => PATH.test(url);

interface EndpointParts {
  log: Logger;
  graphql: ApolloServer<Context>;
  contextOf: (request: IncomingMessage) => Promise<Context>;
  /** Answers what asks for a stream of events. */
  stream: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** What a request goes through before it is answered. The last one reads its body. */
  steps: readonly Step[];
}

/**
 * Answers /graphql on Node's own server: Express's routing costs as much as a small query. Nobody may keep an answer,
 * because a GET's address does not say who asked; but see public-reads.ts.
 */
export function graphqlEndpoint(parts: EndpointParts): RequestListener {
  const answerOnce = (...call: [IncomingMessage, ServerResponse]) => answer(parts, ...call);
  return (request, response) => {
    response.setHeader("cache-control", "no-store");
    const fail = (error: unknown) => refuse(parts.log, error, request, response);
    const reply = () => (wantsStream(request) ? parts.stream : answerOnce)(request, response);
    walk(parts.steps, request, response, (error) => {
      if (error === undefined) reply().catch(fail);
      else fail(error);
    });
  };
}

async function answer(
  { graphql, contextOf }: EndpointParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await graphql.executeHTTPGraphQLRequest({
    httpGraphQLRequest: toApollo(request),
    context: () => contextOf(request),
  });
  if (body.kind !== "complete") throw new Error("An answer came in parts.");
  for (const [name, value] of headers) response.setHeader(name, value);
  if (headers.get("content-type") === "text/html")
    response.setHeader("content-type", "text/html; charset=utf-8");
  if (status === undefined && tagPublicRead(request, response, body.string)) {
    response.removeHeader("content-type");
    response.writeHead(304).end();
  } else send(response, status ?? 200, body.string);
}

/** @throws CodedError UNSUPPORTED_ENCODING for a body that is no JSON */
function toApollo(request: IncomingMessage & { body?: unknown }): HTTPGraphQLRequest {
  const { method = "", url = "", body } = request;
  if (method === "POST" && body === undefined && hasBody(request))
    throw new CodedError("UNSUPPORTED_ENCODING", "Send the request as UTF-8 JSON.", 415);
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  const search = url.indexOf("?");
  return { method, headers, search: search < 0 ? "" : url.slice(search), body };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || !Number.isNaN(Number(headers["content-length"]));

function refuse(log: Logger, error: unknown, request: IncomingMessage, response: ServerResponse): void {
  const { code, message, fields, status, headers } = codedAnswer(log, request, error);
  for (const [name, value] of headers) response.setHeader(name, value);
  const type = accepts(request).type(["application/json", GRAPHQL_TYPE]) || "application/json";
  response.setHeader("content-type", `${String(type)}; charset=utf-8`);
  const extensions = { code, fields, requestId: requestIdOf(request) };
  send(response, status, JSON.stringify({ errors: [{ message, extensions }] }));
}

function send(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader("content-length", Buffer.byteLength(text));
  response.end(text);
}
