import type { NewIdentity } from "../identities";

/** Who calls. */
export const CALLERS = [
  "nobody",
  "badToken",
  "seeker",
  "employer",
  "admin",
  "blocked",
  "unregistered",
] as const;
export type Caller = (typeof CALLERS)[number];

/** What a call comes to: "ok", or the exact status and code of its refusal. */
export type Outcome = "ok" | readonly [status: number, code: string];

export const UNAUTHENTICATED = [401, "UNAUTHENTICATED"] as const;
export const FORBIDDEN = [403, "FORBIDDEN"] as const;
export const NOT_REGISTERED = [403, "NOT_REGISTERED"] as const;

/** Nobody gets further than this with a token that does not hold, or a blocked account. */
export const STOPPED = { badToken: [401, "INVALID_TOKEN"], blocked: [403, "ACCOUNT_BLOCKED"] } as const;
export const REGISTERED = { seeker: "ok", employer: "ok", admin: "ok" } as const;

export const PUBLIC = { ...STOPPED, ...REGISTERED, nobody: "ok", unregistered: "ok" } as const;
export const IDENTIFIED = { ...PUBLIC, nobody: UNAUTHENTICATED } as const;
export const VIEWERS = { ...IDENTIFIED, unregistered: NOT_REGISTERED } as const;
export const ADMINS = { ...VIEWERS, seeker: FORBIDDEN, employer: FORBIDDEN } as const;
export const VIEWERS_NOT_FOUND = every([404, "NOT_FOUND"]);
export const VIEWERS_NOT_OPEN = every([409, "JOB_NOT_OPEN"]);
export const NOT_THEIRS = [400, "IMPORT_REJECTED"] as const;

/** Behind the gate the rules refuse them all alike: the row's call is about something that is not there. */
export function every(refusal: readonly [number, string]) {
  return { ...VIEWERS, seeker: refusal, employer: refusal, admin: refusal };
}

/** Nobody's id. */
export const UNKNOWN_ID = "00000000-0000-7000-8000-000000000000";

export interface Row {
  query: string;
  variables?: (caller: NewIdentity, companyId: string, jobId: string) => object;
  /** The same call's body over REST, where it has one. */
  body?: (caller: NewIdentity) => object;
  outcome: Readonly<Record<Caller, Outcome>>;
  /** A query that counts as a change against the limits. */
  isCounted?: true;
}

/** Something of others, which reads as nothing: to admins too. */
export const notTheirs = (query: string, input?: (companyId: string) => object): Row => ({
  query,
  variables: (_caller, companyId, id) => ({ id, companyId, input: input?.(companyId) }),
  outcome: VIEWERS_NOT_FOUND,
});
