import { walkXml } from "../../../text/walk-xml";
import { ArchiveError, ZipEntries } from "../../../text/zip-entries";
import { type Block, DocumentVisitor, type Paragraph } from "./docx-document";
import { readLooks } from "./docx-looks";
import {
  MAX_RESUME_CHARACTERS,
  MAX_RESUME_PAGES,
  plainText,
  ResumeFileError,
  type ResumeLine,
  type ResumeLines,
  withoutBullet,
  withoutLetterSpacing,
} from "./resume-lines";
import { isHeading } from "./section-headings";

/** A resume's texts take less than a megabyte; a bomb goes on for ever. */
const MAX_UNZIPPED = 16 * 1024 * 1024;
const DOCUMENT = "word/document.xml";
/** Programs in a Word file: macros, and objects of other programs. */
const PROGRAMS = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml|activex\/.*)$/;
const MACROS = /macroenabled/i;
const LEAST_LETTERS = 25;

/** The lines of a Word file (.docx). Its pictures and programs are not even unzipped. @throws ResumeFileError */
export function readDocxLines(bytes: Buffer): ResumeLines {
  try {
    const zip = new ZipEntries(bytes, MAX_UNZIPPED);
    if (zip.names.some((name) => PROGRAMS.test(name))) throw new ResumeFileError("scripts");
    if (MACROS.test(zip.read("[content_types].xml")?.toString("utf8") ?? ""))
      throw new ResumeFileError("scripts");
    return readDocument(zip);
  } catch (error) {
    if (error instanceof ResumeFileError) throw error;
    const isTooLong = error instanceof ArchiveError && error.obstacle === "too-large";
    throw new ResumeFileError(isTooLong ? "too-long" : "damaged");
  }
}

function readDocument(zip: ZipEntries): ResumeLines {
  const content = zip.read(DOCUMENT);
  if (!content) throw new ResumeFileError("type");
  const looks = readLooks(zip.read("word/styles.xml"));
  const body = new DocumentVisitor(looks);
  // Many put their name and contact above the page.
  for (const name of zip.names.filter((one) => /^word\/header\d*\.xml$/.test(one)).sort())
    walkXml(zip.read(name), body);
  body.startPages();
  walkXml(content, body);
  const lines = body.blocks
    .flatMap(linesOfBlock)
    .map(tidied)
    .filter(({ cells }) => cells.length > 0);
  const letters = lines.reduce((sum, { cells }) => sum + cells.join("").length, 0);
  if (letters < LEAST_LETTERS) throw new ResumeFileError("scan");
  if (letters > MAX_RESUME_CHARACTERS) throw new ResumeFileError("too-long");
  const pages = body.page;
  if (pages > MAX_RESUME_PAGES) throw new ResumeFileError("too-many-pages");
  return { pages, lines: withoutTwins(lines), links: linksOf(zip) };
}

function linksOf(zip: ZipEntries): string[] {
  const links = new Set<string>();
  walkXml(zip.read("word/_rels/document.xml.rels"), {
    open: (name, { Type = "", Target = "" }) => {
      if (name === "Relationship" && Type.endsWith("hyperlink") && /^(?:https?|mailto|tel):/i.test(Target))
        links.add(Target);
    },
  });
  return [...links];
}

/** A table that lays out a page is read cell by cell, any other row by row. */
function linesOfBlock(block: Block): ResumeLine[] {
  if (block.kind === "paragraph") return linesOfParagraph(block);
  const rows = block.rows.map((cells) => cells.map((cell) => cell.flatMap(linesOfBlock)));
  const isList = isListOfPairs(rows);
  return rows.flatMap((filled) => {
    const isAlone = filled.filter((cell) => cell.length > 0).length < 2;
    if (isAlone || (!isList && isLayout(filled))) return filled.flat();
    const height = Math.max(...filled.map(({ length }) => length));
    return Array.from({ length: height }, (_, at) => joinedLine(filled.map((cell) => cell[at])));
  });
}

/** "Languages | Java, SQL" above "Databases | Oracle": most of what stands first heads no section. */
function isListOfPairs(rows: readonly ResumeLine[][][]): boolean {
  const labels = rows.map(([first]) => first?.[0]?.cells.join(" ") ?? "");
  const arePairs = rows.every((cells) => cells.length === 2 && cells.every(({ length }) => length === 1));
  return rows.length > 1 && arePairs && labels.filter(isHeading).length <= rows.length / 2;
}

const isLayout = (cells: readonly ResumeLine[][]): boolean =>
  cells.some((cell) => cell.length > 2 || cell.some(({ isBullet }) => isBullet)) ||
  cells.some((cell) => cell.length > 1 && isHeading(cell[0]?.cells.join(" ") ?? "")) ||
  (cells.length === 2 && isHeading(cells[0]?.[0]?.cells.join(" ") ?? ""));

/** Lines beside each other in a row of a table, as one. */
function joinedLine(beside: readonly (ResumeLine | undefined)[]): ResumeLine {
  const there = beside.flatMap((line, column) => (line ? { line, column } : []));
  const lines = there.map(({ line }) => line);
  return {
    page: lines[0]?.page ?? 1,
    cells: lines.flatMap(({ cells }) => cells.join(" ")),
    starts: there.map(({ column }) => column * 100),
    size: Math.max(...lines.map(({ size }) => size)),
    isMarked: lines.some(({ isMarked }) => isMarked),
    isBullet: false,
    above: 0,
  };
}

/** Line breaks part its lines, tabs and wide blanks the parts of a line. */
function linesOfParagraph({ text, size, isMarked, isListed, page, above }: Paragraph): ResumeLine[] {
  return text.split("\n").map((line, index) => {
    const { text: bare, isBullet } = withoutBullet(line);
    const cells = bare.split(/\t+| {4,}/);
    return {
      page,
      cells,
      starts: cells.map((_, column) => column * 100),
      size,
      isMarked,
      isBullet: isBullet || (isListed && index === 0),
      above: index === 0 ? above : 0,
    };
  });
}

function tidied(line: ResumeLine): ResumeLine {
  const parts = line.cells
    .map((cell, index) => ({
      cell: withoutLetterSpacing(plainText(cell)).replace(/\s+/g, " ").trim(),
      start: line.starts[index] ?? 0,
    }))
    .filter(({ cell }) => cell !== "");
  return { ...line, cells: parts.map(({ cell }) => cell), starts: parts.map(({ start }) => start) };
}

/** A header that is another on the first page may say the same twice. */
function withoutTwins(lines: readonly ResumeLine[]): ResumeLine[] {
  const seen = new Set<string>();
  return lines
    .filter((line) => {
      if (line.page > 0) return true;
      const text = line.cells.join(" ");
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew;
    })
    .map((line) => ({ ...line, page: Math.max(1, line.page) }));
}
