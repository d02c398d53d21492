import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { ErrorCode } from "@job-portal/protocol/error-codes";
import { sendApplication } from "../../features/applications/waiting/send-application";
import { sendSaving } from "../../features/jobs/saved/send-saving";
import { isBlockCode } from "../../shared/account-block";
import { isTokenRefusal } from "../../shared/auth-token";
import { readRefusal } from "../../shared/refusal";
import { changeWaiting } from "../../shared/waiting/change-waiting";
import {
  type AnyWaiting,
  dropWaiting,
  hasWaiting,
  listWaiting,
  readWaiting,
} from "../../shared/waiting/waiting";

/** What became of one: it has gone, or the server refused it by a code. */
type Tell = (waiting: AnyWaiting, refusal: string | null) => void;

/** How each kind goes to the server. */
function sendOne(client: ApolloClient, waiting: AnyWaiting): Promise<void> {
  switch (waiting.kind) {
    case "application":
      return sendApplication(client, waiting);
    case "saving":
      return sendSaving(client, waiting);
  }
}

const SESSION_CODES: readonly unknown[] = ["UNAUTHENTICATED", "TOKEN_REVOKED"] satisfies ErrorCode[];

/** Nothing is decided about it: the network is gone again, the server is busy, or the session is to be renewed. */
function isForLater(error: unknown): boolean {
  const { code, isOutage } = readRefusal(error);
  const isOfSession = SESSION_CODES.includes(code) || isTokenRefusal(code) || isBlockCode(code);
  return !CombinedGraphQLErrors.is(error) || isOutage || isOfSession;
}

/** An application whose answer was lost is there already, and refused as a second one (OFF-08). */
const isThere = ({ kind, isTried }: AnyWaiting, code: string): boolean =>
  kind === "application" && isTried && code === "ALREADY_APPLIED";

/** A refused application stays with what was written; a refused saving has nothing to keep (OFF-09). */
function settle(waiting: AnyWaiting, refusal: string | null): void {
  if (refusal !== null && waiting.kind === "application") changeWaiting(waiting, { refusal });
  else dropWaiting(waiting, waiting.requestId);
}

/**
 * The one place that sends what waits, the oldest first.
 * @returns whether nothing is left to send
 */
export async function sendWaiting(client: ApolloClient, uid: string, tell: Tell): Promise<boolean> {
  for (const waiting of listWaiting(uid)) {
    // It may have been taken back while the one before it went.
    const isHere = readWaiting(waiting)?.requestId === waiting.requestId;
    if (waiting.refusal !== null || !isHere) continue;
    changeWaiting(waiting, { isTried: true });
    let refusal: string | null = null;
    try {
      await sendOne(client, waiting);
    } catch (error) {
      if (isForLater(error)) return false;
      const code = readRefusal(error).code ?? "INTERNAL_SERVER_ERROR";
      if (!isThere(waiting, code)) refusal = code;
    }
    tell(waiting, refusal);
    settle(waiting, refusal);
  }
  return !hasWaiting(uid);
}
