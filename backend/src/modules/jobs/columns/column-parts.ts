/**
 * Columns that tell one field together (FILE-24): 'Area', 'City' and 'State', or 'Min salary' and 'Max salary'. Their
 * cells are read as one text.
 */

/** Headers of a location's parts, the smallest first, as they are compared. */
const PLACE_PARTS: readonly (readonly [part: string, header: RegExp])[] = [
  ["area", /\b(?:area|locality|sub\s?location|branch)\b/],
  ["city", /\b(?:city|cities|town)\b|शहर/],
  ["district", /\bdist(?:rict)?\b|ज\u093c?िला/],
  ["state", /\bstate\b|राज्य/],
  ["pin", /\b(?:pin|pin\s?code|zip|zip\s?code|postal code)\b|पिन/],
];
const PLACE_ORDER = ["area", "place", "city", "district", "state", "pin"];

const ENDS: readonly (readonly [part: string, header: RegExp])[] = [
  ["least", /\b(?:min(?:imum)?|from|lower|starting)\b|न्यूनतम/],
  ["most", /\b(?:max(?:imum)?|to|upto|upper)\b|अधिकतम/],
];

/** Which part of its field a column tells; null where it tells all of it. @param key the header as it is compared */
export function partTold(field: string, key: string): string | null {
  const named = (parts: typeof ENDS) => parts.find(([, header]) => header.test(key))?.[0];
  if (field === "location") return named(PLACE_PARTS) ?? "place";
  return field === "pay" || field === "experience" ? (named(ENDS) ?? null) : null;
}

/** Whether columns of one field, by the parts that they tell, are read together. */
export const areTogether = (parts: readonly (string | null)[]): boolean =>
  parts.every((part) => part !== null) && new Set(parts).size === parts.length;

/** One figure, which a range can begin or end with. */
const FIGURE = /^[^\p{L}\d]*[\d०-९][\d०-९,.]*(?:\s*(?:k|l|lpa|lakhs?|lacs?|years?|yrs?|months?))?$/iu;

/** The cells of such columns as one text. @param told each cell with its part */
export function joinedCells(field: string, told: readonly (readonly [part: string, cell: string])[]): string {
  const filled = told.filter(([, cell]) => /[\p{L}\p{N}]/u.test(cell));
  const cellOf = (part: string) => filled.find(([one]) => one === part)?.[1].trim() ?? "";
  if (field === "location") return [...new Set(PLACE_ORDER.map(cellOf).filter(Boolean))].join(", ");
  const [least, most] = [cellOf("least"), cellOf("most")];
  if (least === "" || most === "") return least || most;
  if (!FIGURE.test(least) || !FIGURE.test(most)) return least === most ? least : `${least} - ${most}`;
  return Number(least.replace(/,/g, "")) === Number(most.replace(/,/g, "")) ? most : `${least} - ${most}`;
}
