/** What can be found again afterwards; `kept-rows.ts` says how. */
export type Kind =
  | ("apply" | "post" | "import" | "save" | "resume" | "resave")
  | ("note" | "move" | "withdraw" | "close" | "message" | "slot" | "pick" | "alert");

export interface Entry {
  kind: Kind;
  /** What the database tells its rows by: one row each, if the call was acknowledged. */
  marks: readonly string[];
  isAcked: boolean;
}

/** Every call that was sent. One that nobody answered in the end may have been done or not, but never twice. */
export class Ledger {
  readonly entries: Entry[] = [];

  open(kind: Kind, marks: readonly string[]): Entry {
    const entry = { kind, marks, isAcked: false };
    this.entries.push(entry);
    return entry;
  }

  ofKind(kind: Kind): Entry[] {
    return this.entries.filter((entry) => entry.kind === kind);
  }
}
