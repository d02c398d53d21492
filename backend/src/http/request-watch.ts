import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import type { Logger } from "pino";
import type { NodeMetrics } from "../metrics/node-metrics";
import { noteOf, type RequestNote } from "../metrics/request-note";
import { addressOf } from "./peer";
import { requestIdOf } from "./request-log";
import type { Step } from "./step";

/** Codes of a token that does not hold. */
const TOKEN_REFUSALS = ["INVALID_TOKEN", "TOKEN_EXPIRED", "TOKEN_REVOKED", "ACCOUNT_DISABLED"];
/** Codes of somebody who may not do what they tried. */
const FORBIDDEN = [
  "ACCOUNT_BLOCKED",
  "EMAIL_MISMATCH",
  "FORBIDDEN",
  "INTROSPECTION_FORBIDDEN",
  "ROLE_NOT_ALLOWED",
  "UID_MISMATCH",
];
const ALARMS = new Map([
  ...TOKEN_REFUSALS.map((code) => [code, "token-refused"] as const),
  ...FORBIDDEN.map((code) => [code, "forbidden"] as const),
  ["RATE_LIMITED", "rate-limited"] as const,
]);

interface WatchParts {
  log: Logger;
  metrics: NodeMetrics;
  /** Names a request that is over, in one of few words. */
  operationOf: (request: IncomingMessage) => string;
  hashOf: (address: string) => string;
  /** TRUST_PROXY. */
  proxies: number;
}

/** Counts and measures each request once it is over, and tells the log of those that matter for security. */
export function watchRequests(parts: WatchParts): Step {
  const { metrics, operationOf, proxies } = parts;
  return (request, response, next) => {
    const startedAt = performance.now();
    const note = noteOf(request);
    // A connection that breaks off takes the address with it.
    note.address = addressOf(request, proxies);
    response.once("close", () => {
      const seconds = ((note.openedAt ?? performance.now()) - startedAt) / 1000;
      metrics.answered({ operation: operationOf(request), code: codeOf(note, response), seconds });
      if (note.limit !== null) metrics.limited(note.limit);
      for (const code of note.codes) if (TOKEN_REFUSALS.includes(code)) metrics.tokenRefused(code);
      tellOfSecurity(parts, request);
    });
    next();
  };
}

/** Codes are few: our own, graphql-js's, or the status of an answer that had none. */
function codeOf({ codes, openedAt }: RequestNote, response: ServerResponse): string {
  const [code] = codes;
  if (code !== undefined) return code;
  if (!response.writableFinished && openedAt === null) return "ABORTED";
  return response.statusCode < 400 ? "ok" : `HTTP_${response.statusCode}`;
}

function tellOfSecurity({ log, operationOf, hashOf }: WatchParts, request: IncomingMessage): void {
  const { accountId, address, fields, limit, isAdminAct, codes } = noteOf(request);
  const tell = (level: "warn" | "info", told: { event: string; code?: string }) =>
    log[level](
      {
        ...{
          kind: "security",
          ...told,
          operation: operationOf(request),
          accountId,
          address: hashOf(address),
        },
        ...(fields.length > 0 && { fields }),
        ...(limit !== null && { limit }),
        requestId: requestIdOf(request),
      },
      "security",
    );
  for (const code of codes) {
    const event = ALARMS.get(code);
    if (event) tell("warn", { event, code });
  }
  if (isAdminAct && codes.size === 0) tell("info", { event: "admin-act" });
}
