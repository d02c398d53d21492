import { DAY_MS } from "../../../time/clock";
import { DoorError, type PublicDoor, TooLongError } from "../../../http/public-door";
import { MAX_JOB_FILE_MB, SheetError } from "../sheet/sheet";
import { FAILURES, FeedFailure, FeedImportFailure } from "./feed-import.enums";
import type { FeedImport } from "./feed-import.entity";

/** A feed that is longer to come is given up. */
const TIMEOUT_MS = 60_000;
/** After so long a feed is read in full, whatever its server says of changes: what lapses is then renewed. */
const FULL_AFTER_MS = 7 * DAY_MS;

export interface FetchedFeed {
  body: Buffer;
  etag: string | null;
  lastModified: string | null;
}

/**
 * Asks for a feed (FDIN-02).
 * @returns null where its server says that nothing has changed
 * @throws FeedFailure; DoorError; TooLongError
 */
export async function fetchFeed(
  door: PublicDoor,
  { url, etag, lastModified, readAt }: Pick<FeedImport, "url" | "etag" | "lastModified" | "readAt">,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<FetchedFeed | null> {
  const isFresh = readAt !== null && now.getTime() - readAt.getTime() < FULL_AFTER_MS;
  const headers = {
    "user-agent": "JobPortal-feeds",
    accept: "application/xml, application/feed+json, application/json, text/csv, */*;q=0.5",
    ...(isFresh && etag !== null && { "if-none-match": etag }),
    ...(isFresh && lastModified !== null && { "if-modified-since": lastModified }),
  };
  const limits = { bytes: MAX_JOB_FILE_MB * 1024 * 1024, timeoutMs: TIMEOUT_MS, signal };
  const { status, body, headers: answered } = await door.get(url, headers, limits);
  if (status === 304 && isFresh) return null;
  if (status !== 200)
    throw new FeedFailure(FeedImportFailure.UNREACHABLE, `It answered with status ${status}.`);
  return { body, etag: answered.etag ?? null, lastModified: answered["last-modified"] ?? null };
}

/** What the feed itself brings about; anything else is a fault of the portal. */
export const isForeseen = (error: unknown): boolean =>
  error instanceof FeedFailure ||
  error instanceof DoorError ||
  error instanceof TooLongError ||
  error instanceof SheetError;

export function failureOf(error: unknown): FeedFailure {
  if (error instanceof FeedFailure) return error;
  if (error instanceof DoorError) return new FeedFailure(FeedImportFailure.UNREACHABLE, error.message);
  if (error instanceof TooLongError) return new FeedFailure(FeedImportFailure.TOO_LARGE);
  if (error instanceof SheetError)
    return new FeedFailure(FAILURES[error.obstacle], error.row === null ? null : `Near row ${error.row}.`);
  return new FeedFailure(FeedImportFailure.UNAVAILABLE);
}
