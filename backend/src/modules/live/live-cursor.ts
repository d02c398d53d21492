import { BadInputError } from "../../errors/errors";

/** Where the changes have come to, as `live_cursor.sql` writes it. */
export interface LiveCursor {
  /** When the database server started: the numbers of its transactions hold for that start alone. */
  start: string;
  /** Every transaction before this one has ended. */
  xid: bigint;
  /** Of the database's clock, since 1970. */
  seconds: number;
  text: string;
}

/** @throws BadInputError INVALID_CURSOR */
export function parseCursor(text: string): LiveCursor {
  const [, start, xid, seconds] = /^(\d{1,12})-(\d{1,19})-(\d{1,12})$/.exec(text) ?? [];
  if (!start || !xid || !seconds)
    throw new BadInputError("INVALID_CURSOR", "The cursor is not one of live changes.");
  return { start, xid: BigInt(xid), seconds: Number(seconds), text };
}

/** The one that stands for more: cursors may come in another order than they were made in. */
export const laterOf = (one: LiveCursor | null, other: LiveCursor): LiveCursor =>
  one !== null && one.start === other.start && one.xid > other.xid ? one : other;
