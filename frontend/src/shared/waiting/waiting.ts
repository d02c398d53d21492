import type { ApplyToJobInput } from "../schema.generated";
import { keepCopy, keysOf, readCopy } from "../kept/kept-copy";
import { tell, WAITING } from "./waiting-keys";

/** What can wait for a network, each kind with what it needs to go (OFF-07). */
interface WaitingKinds {
  application: {
    input: ApplyToJobInput;
    jobTitle: string;
    companyName: string;
    /** What was typed, as the form keeps it in a tab: it opens again as it was left. */
    typed: Readonly<Record<string, string>>;
  };
  /** The last wish. */
  saving: { isSaved: boolean };
}

export type WaitingKind = keyof WaitingKinds;

/** Somebody's change to a job, kept in this browser until it has gone. */
export interface Waiting<Kind extends WaitingKind = WaitingKind> {
  uid: string;
  kind: Kind;
  jobId: string;
  content: WaitingKinds[Kind];
  /** Names the call, so that the server does it once (decision 22), and one wish from the next. */
  requestId: string;
  /** Milliseconds. */
  since: number;
  /** It was sent before, and its answer may be lost. */
  isTried: boolean;
  /** The server's code once it has refused; null while it waits. */
  refusal: string | null;
}

export type AnyWaiting = { [Kind in WaitingKind]: Waiting<Kind> }[WaitingKind];

type Place = Pick<Waiting, "uid" | "kind" | "jobId">;

const keyOf = ({ uid, kind, jobId }: Place): string => `${WAITING} ${uid} ${kind} ${jobId}`;

/** As it is now, for all who look. */
export function keepWaiting(waiting: AnyWaiting): void {
  keepCopy("localStorage", keyOf(waiting), waiting);
  tell();
}

/**
 * Has a change wait, in place of an earlier one of its kind.
 * @returns false where the browser keeps nothing: then nothing waits
 */
export function putWaiting<Kind extends WaitingKind>(
  place: { uid: string; kind: Kind; jobId: string },
  content: WaitingKinds[Kind],
  isTried: boolean,
): boolean {
  const requestId = crypto.randomUUID();
  const waiting = { ...place, content, requestId, since: Date.now(), isTried, refusal: null };
  keepWaiting(waiting as unknown as AnyWaiting);
  return readWaiting(place)?.requestId === requestId;
}

export const readWaiting = <Kind extends WaitingKind>(place: {
  uid: string;
  kind: Kind;
  jobId: string;
}): Waiting<Kind> | null => readCopy("localStorage", keyOf(place)) as Waiting<Kind> | null;

/** @param requestId where given, a later wish in its place stays */
export function dropWaiting(place: Place, requestId?: string): void {
  if (requestId !== undefined && readWaiting(place)?.requestId !== requestId) return;
  keepCopy("localStorage", keyOf(place), null);
  tell();
}

export const listWaiting = (uid: string): AnyWaiting[] =>
  keysOf(`${WAITING} ${uid} `)
    .flatMap((key) => (readCopy("localStorage", key) as AnyWaiting | null) ?? [])
    .sort((one, other) => one.since - other.since);

/** Whether anything of somebody's is still to go; what was refused is not. */
export const hasWaiting = (uid: string): boolean => listWaiting(uid).some(({ refusal }) => refusal === null);
