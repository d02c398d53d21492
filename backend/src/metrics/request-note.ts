import type { IncomingMessage } from "node:http";

/** What is learnt of a request while it is answered, for its line in the log and its metrics. */
export interface RequestNote {
  /** Where it comes from, as far as TRUST_PROXY lets proxies say. The log gets a keyed hash of it. */
  address: string;
  /** The GraphQL operation's name if it is one of the web app's; null before one is read. */
  operation: string | null;
  /** The root fields of the GraphQL operation: they say more of it where the name is somebody else's. */
  fields: string[];
  /** The signed-in account's. */
  accountId: string | null;
  /** Of all errors in the answer. */
  codes: Set<string>;
  /** The limit that refused it. */
  limit: string | null;
  /** When its stream opened, by `performance.now()`; null: it is none. A stream lasts as long as its page is open. */
  openedAt: number | null;
  /** Whether it called a mutation that is for admins alone. */
  isAdminAct: boolean;
}

const notes = new WeakMap<IncomingMessage, RequestNote>();

/** The request's note, which is made at the first call. */
export function noteOf(request: IncomingMessage): RequestNote {
  const known = notes.get(request);
  if (known) return known;
  const note = newNote();
  notes.set(request, note);
  return note;
}

/** Belongs to no request: what a page asks for itself is not its caller's operation. */
export const newNote = (): RequestNote => ({
  address: "unknown",
  operation: null,
  fields: [],
  accountId: null,
  codes: new Set(),
  limit: null,
  openedAt: null,
  isAdminAct: false,
});
