import { readPlaces } from "../../places/read-places";
import type { SheetRow } from "../sheet/sheet";

/**
 * Headers of several meanings, told by the cells below them (FILE-25): 'Area' is a part of a city or of a company, and
 * lists of agencies have the position under 'Requirement'.
 */

type GuessedField = "location" | "title";

const SAMPLE = 40;
/** A position is short, and an address is no page. */
const MAX_POSITION = 60;
const MAX_ADDRESS = 300;
/** So many of a column's cells have to fit. */
const MOST_OF = 0.6;

const SECOND_MEANINGS: readonly (readonly [
  header: RegExp,
  field: GuessedField,
  fits: (cell: string) => boolean,
])[] = [
  [/^(?:(?:job )?areas?|zone|region|(?:office |job |work )?address|क्षेत्र|पता)$/, "location", isPlace],
  [/^(?:requirements?|job|jobs|work|trade|category|काम|काम का नाम)$/, "title", isPosition],
];

function isPlace(cell: string): boolean {
  if (cell.length > MAX_ADDRESS) return false;
  const { places, workMode } = readPlaces(cell);
  return places.length > 0 || workMode !== null;
}

function isPosition(cell: string): boolean {
  return cell.length <= MAX_POSITION && /\p{L}{2}/u.test(cell) && !/[\n.]\s*\S/.test(cell);
}

/** The field that a header has by its second meaning, where the cells below fit; null where it has none. */
export function secondMeaning(
  key: string,
  { index, below }: { index: number; below: readonly SheetRow[] },
): GuessedField | null {
  const [, field, fits] = SECOND_MEANINGS.find(([header]) => header.test(key)) ?? [];
  if (!field || !fits) return null;
  const cells = below.slice(0, SAMPLE).map(({ cells: all }) => all[index]?.trim() ?? "");
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 0 && filled.filter(fits).length >= filled.length * MOST_OF ? field : null;
}
