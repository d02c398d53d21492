/** Why a file's text can't be read. */
export type ResumeFileObstacle =
  | "empty"
  | "type"
  | "former-word"
  | "encrypted"
  | "damaged"
  | "scripts"
  | "too-many-pages"
  | "too-long"
  | "scan";

export class ResumeFileError extends Error {
  /** @param pages of a scan, whose text alone can't be read */
  constructor(
    readonly obstacle: ResumeFileObstacle,
    readonly pages = 0,
  ) {
    super(obstacle);
  }
}

/** Pages that a resume may have. */
export const MAX_RESUME_PAGES = 20;
/** Letters of all pages together: some fifty pages of text. */
export const MAX_RESUME_CHARACTERS = 200_000;

/** A line of a file, in the order in which a person reads it. */
export interface ResumeLine {
  /** From 1. */
  page: number;
  /** Parts that stand apart on the line, such as a job and its dates; one at least, none empty. */
  cells: string[];
  /** Where each part begins, in points from the left; in a Word file the number of its column. */
  starts: number[];
  /** The height of its letters in points. */
  size: number;
  /** Whether it is set in other letters than most of the text. */
  isMarked: boolean;
  /** Whether it begins with a bullet, which its text leaves out. */
  isBullet: boolean;
  /** The blank above it, in heights of its letters. */
  above: number;
}

export interface ResumeLines {
  pages: number;
  lines: ResumeLine[];
  /** Web addresses and mailto links behind words and signs. */
  links: string[];
}

/** The whole line, its parts with two blanks between. */
export const textOf = (line: ResumeLine): string => line.cells.join("  ");

const BULLET =
  /^\s*(?:[•●▪■□◦‣⁃∙·○◇◆♦►▶▸➢➤❖❑❒✦✧★☆☛✓✔☑➔→»*\uf0b7\uf0a7\uf076\uf0d8\uf0fc\uf02d]|[-–—oØü§{](?=\s)|[vqn](?=\s{1,4}\p{Lu}))\s*/u;

/** A text without the bullet before it, and whether there was one. */
export function withoutBullet(text: string): { text: string; isBullet: boolean } {
  const bare = text.replace(BULLET, "");
  return { text: bare, isBullet: bare !== text };
}

/** Small capitals and old-style figures, where Adobe's glyph list puts them (Corporate Use Subarea): 'a' at U+F761. */
const SMALL_CAPITALS = /[\uf721-\uf77e\uf7e0-\uf7fe]/g;

/** Signs that fonts have for letters, and blanks of other widths, as they are typed. */
export function plainText(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
    .replace(SMALL_CAPITALS, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xf700))
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, "")
    .replace(/(?![\t\n])\p{Cc}|\ufffd/gu, "")
    .normalize("NFC");
}

/** "E X P E R I E N C E" and "A S H A   R A O" are words whose letters stand apart. */
export function withoutLetterSpacing(text: string): string {
  const tokens = text.trim().split(/\s+/);
  const single = tokens.filter((token) => /^\p{Letter}\p{Mark}*[.&]?$|^[&/.,:-]$/u.test(token)).length;
  if (tokens.length < 4 || single < tokens.length * 0.8) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}
