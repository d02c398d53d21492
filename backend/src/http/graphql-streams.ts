import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
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
import { createHandler, type RequestParams } from "graphql-sse";
import type { ContextOf } from "../auth/context";
import { BadInputError, CodedError } from "../errors/errors";
import { noteOperationOf } from "../graphql/note-operation";
import { MAX_TOKENS, streamRules } from "../graphql/query-limits";
import { noteOf } from "../metrics/request-note";

const STREAM_TYPE = "text/event-stream";
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

/**
 * LIVE-01: answers a subscription as server-sent events, as the protocol of graphql-sse has it for distinct
 * connections. What can't be opened is refused as any other call is: it rejects with a coded error.
 */
export function graphqlStreams({ schema, contextOf }: StreamParts) {
  const documents = new Documents(schema);
  const handle = createHandler<StreamRequest, AbortSignal>({
    // One stream for one call: nobody reserves streams, or reads another's.
    authenticate: () => null,
    onSubscribe: ({ raw, context }, params) => open({ schema, documents, contextOf }, raw, context, params),
  });
  return async (request: StreamRequest, response: ServerResponse): Promise<void> => {
    const left = new AbortController();
    response.once("close", () => left.abort());
    const { method = "", url = "", body = null } = request;
    const get = (name: string) => (name === "accept" ? STREAM_TYPE : headerOf(request, name));
    const asked = { method, url, headers: { get }, body, raw: request, context: left.signal };
    const [events, init] = await handle(asked);
    if (events === null || typeof events === "string")
      throw new CodedError("BAD_REQUEST", "The request can't be read.", init.status);
    noteOf(request).openedAt = performance.now();
    // Not the limit for slow clients, but its own.
    request.socket.setTimeout(0);
    response.writeHead(init.status, { ...init.headers, "x-accel-buffering": "no" });
    // From here on an error can't be answered any more: the client opens another stream.
    await send(events, response, left.signal).catch(() => response.destroy());
  };
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : (value ?? null);
};

async function send(
  events: AsyncIterable<string>,
  response: ServerResponse,
  left: AbortSignal,
): Promise<void> {
  for await (const event of events) {
    if (response.destroyed) return;
    if (response.write(event)) continue;
    const isGone = AbortSignal.any([left, AbortSignal.timeout(UNREAD_MS)]);
    await once(response, "drain", { signal: isGone }).catch(() => response.destroy());
  }
  response.end();
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
  const contextValue = Object.assign(await contextOf(request), { left });
  const answer = await subscribe({
    ...{ schema, document, operationName, contextValue },
    variableValues: variables,
  });
  if (Symbol.asyncIterator in answer) return answer;
  const [error] = answer.errors ?? [];
  throw error?.originalError ?? new BadInputError("BAD_USER_INPUT", error?.message ?? "Nothing can be told.");
}

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
