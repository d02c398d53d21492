import { z, type ZodType } from "zod";
import { isUuid } from "../text/uuid";
import { BadInputError } from "../errors/errors";

/** A 64-bit whole number, written out: more than a number of JavaScript holds exactly. */
export const int64 = z
  .string()
  .refine((text) => /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text));

/** A row's id. */
export const rowId = z.string().refine(isUuid);

/** Where a list was read to, as an opaque text: the list's order, and the place of the last row in it. */
export const writeCursor = (order: string, ...place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([order, ...place])).toString("base64url");

/** @throws BadInputError INVALID_CURSOR for what is no cursor of this order, or no place in it */
export function readCursor<Place>(cursor: string, order: string, form: ZodType<Place>): Place {
  const [written, ...place] = partsOf(Buffer.from(cursor, "base64url").toString());
  const { data } = form.safeParse(place);
  if (written !== order || data === undefined)
    throw new BadInputError("INVALID_CURSOR", "The cursor is not one of this list.");
  return data;
}

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(text);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
