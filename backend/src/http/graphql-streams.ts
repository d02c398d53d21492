import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from "graphql";
import { createHandler, print, type RequestParams } from "graphql-sse";
import type { Context, ContextOf, StreamContext } from "../auth/context";
import { BadInputError, CodedError } from "../errors/errors";
import { noteOperationOf } from "../graphql/note-operation";
import { MAX_TOKENS, streamRules } from "../graphql/query-limits";
import { noteOf } from "../metrics/request-note";

const STREAM_TYPE = "text/event-stream";
/**
 * After a node's stop thousands of pages come to another: those of so many milliseconds go on together, so that what
 * they ask the database is asked as one.
 */
const GATHERED_MS = 20;
/** A client that takes nothing of what it is sent for so long is gone, in milliseconds. */
const UNREAD_MS = 60_000;

/** Whether the answer is to be a stream of events; who takes JSON as well, as urql always does, gets that. */
export const wantsStream = ({ headers: { accept = "" } }: IncomingMessage): boolean =>
  accept.includes(STREAM_TYPE) && !accept.includes("json");

/** Others than the web app's own are few. */
const MAX_DOCUMENTS = 50;

interface StreamParts {
  schema: GraphQLSchema;
  contextOf: ContextOf;
}

type StreamRequest = IncomingMessage & { body?: Record<string, unknown> };

interface Opening {
  left: AbortSignal;
  results?: AsyncIterable<ExecutionResult>;
}

const STREAM_HEADERS = {
  "content-type": `${STREAM_TYPE}; charset=utf-8`,
  "cache-control": "no-cache",
  // For proxies, which would hold events back.
  "content-encoding": "none",
  "x-accel-buffering": "no",
};

/**
 * LIVE-01: answers a subscription as server-sent events, as the protocol of graphql-sse has it for distinct
 * connections. What can't be opened is refused as any other call is: it rejects with a coded error.
 */
export function graphqlStreams({ schema, contextOf }: StreamParts) {
  const documents = new Documents(schema);
  const gathered = gathering();
  // It reads the request, and is told that we answer. Its own streams take twice the memory of ours.
  const read = createHandler<StreamRequest, Opening>({
    // One stream for one call: nobody reserves streams, or reads another's.
    authenticate: () => null,
    onSubscribe: async ({ raw, context }, params) => {
      await gathered();
      context.results = await open({ schema, documents, contextOf }, raw, context.left, params);
      return [null, { status: 200, statusText: "OK" }];
    },
  });
  return async (request: StreamRequest, response: ServerResponse): Promise<void> => {
    const left = new AbortController();
    response.once("close", () => left.abort());
    const { method = "", url = "", body = null } = request;
    const get = (name: string) => (name === "accept" ? STREAM_TYPE : headerOf(request, name));
    const context: Opening = { left: left.signal };
    const [, init] = await read({ method, url, headers: { get }, body, raw: request, context });
    if (!context.results) throw new CodedError("BAD_REQUEST", "The request can't be read.", init.status);
    noteOf(request).openedAt = performance.now();
    // Not the limit for slow clients, but its own.
    request.socket.setTimeout(0);
    // A token is longer than all that the stream will send.
    [request.headers, request.rawHeaders, request.body] = [{}, [], undefined];
    response.writeHead(200, STREAM_HEADERS);
    // From here on an error can't be answered any more: the client opens another stream.
    await send(context.results, response, left.signal).catch(() => response.destroy());
  };
}

/** @returns what waits until all who have come meanwhile may go on */
function gathering(): () => Promise<void> {
  let waiting: Promise<void> | null = null;
  return () => (waiting ??= delay(GATHERED_MS).then(() => void (waiting = null)));
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : (value ?? null);
};

async function send(
  results: AsyncIterable<ExecutionResult>,
  response: ServerResponse,
  left: AbortSignal,
): Promise<void> {
  // Sent by itself the head is kept as one text, and else in as many pieces as it was put together from.
  response.flushHeaders();
  for await (const data of results) {
    if (response.destroyed) return;
    if (response.write(print({ event: "next", data }))) continue;
    const isGone = AbortSignal.any([left, AbortSignal.timeout(UNREAD_MS)]);
    await once(response, "drain", { signal: isGone }).catch(() => response.destroy());
  }
  response.end(print({ event: "complete", data: null }));
}

/** @throws CodedError */
async function open(
  { schema, documents, contextOf }: StreamParts & { documents: Documents },
  request: IncomingMessage,
  left: AbortSignal,
  { query, operationName, variables }: RequestParams,
): Promise<AsyncIterable<ExecutionResult>> {
  const document = documents.read(query);
  noteOperationOf(noteOf(request), getOperationAST(document, operationName));
  const contextValue = lastingOf(await contextOf(request), left);
  const answer = await subscribe({
    ...{ schema, document, operationName, contextValue },
    variableValues: variables,
  });
  if (Symbol.asyncIterator in answer) return answer;
  const [error] = answer.errors ?? [];
  throw error?.originalError ?? new BadInputError("BAD_USER_INPUT", error?.message ?? "Nothing can be told.");
}

const lastingOf = ({ identity, viewer, services }: Context, left: AbortSignal): StreamContext => ({
  identity: identity && { expiresAt: identity.expiresAt },
  viewer: viewer && { id: viewer.id, role: viewer.role, status: viewer.status },
  apiKey: null,
  services,
  left,
});

/** Thousands of streams ask the same: each question is read once, and its document shared. */
class Documents {
  private readonly known = new Map<string, DocumentNode>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** @throws BadInputError BAD_REQUEST */
  read(query: string): DocumentNode {
    const known = this.known.get(query);
    if (known) return known;
    const document = parsed(query);
    const [mistake] = validate(this.schema, document, [...specifiedRules, ...streamRules]);
    if (mistake) throw new BadInputError("BAD_REQUEST", mistake.message);
    if (this.known.size === MAX_DOCUMENTS) this.known.clear();
    this.known.set(query, document);
    return document;
  }
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw new BadInputError("BAD_REQUEST", error instanceof Error ? error.message : "No query.");
  }
}
