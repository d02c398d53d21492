/** Which looks of a cell make its number a day. */
export interface CellStyles {
  /** @param style a cell's, by its place in the workbook's list */
  isDay(style: number): boolean;
}

/** Number formats that every workbook has without saying so (ECMA-376, 18.8.30): days, alone or with a time. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
/** What a format has in quotes, brackets or behind a backslash is text or a colour. */
const LITERALS = /"[^"]*"|\[[^\]]*\]|\\./g;

type Open = (name: string, attributes: Readonly<Record<string, string>>) => void;

/** @param walk walks through the workbook's list of looks */
export function readStyles(
  walk: (visitor: { open: Open; close: (name: string) => void }) => void,
): CellStyles {
  const days = new Set(DAY_FORMATS);
  const formats: number[] = [];
  let isOfCells = false;
  walk({
    open: (name, { numFmtId, formatCode }) => {
      if (name === "cellXfs") isOfCells = true;
      if (name === "numFmt" && /[dy]/i.test((formatCode ?? "").replace(LITERALS, "")))
        days.add(Number(numFmtId));
      if (name === "xf" && isOfCells) formats.push(Number(numFmtId ?? 0));
    },
    close: (name) => {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return { isDay: (style) => days.has(formats[style] ?? 0) };
}
