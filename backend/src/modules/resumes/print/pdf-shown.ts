/** A run of shapes, and where it ends. */
export interface Shown {
  /** Codes of shapes, and moves between them as they are written. */
  parts: (number[] | string)[];
  /** After the operator. */
  end: number;
}

const TOKEN = /\s*(?:([[\]])|(\()|(-?[\d.]+)|(T[jJ]))/y;

/** Reads `(codes) Tj` or `[(codes) move (codes)] TJ`. */
export function readShown(content: string, from: number): Shown {
  const parts: Shown["parts"] = [];
  TOKEN.lastIndex = from;
  for (let token = TOKEN.exec(content); token; token = TOKEN.exec(content)) {
    const [, , opening, move, operator] = token;
    if (operator !== undefined) return { parts, end: TOKEN.lastIndex };
    if (move !== undefined) parts.push(move);
    if (opening === undefined) continue;
    const { bytes, end } = readString(content, TOKEN.lastIndex);
    parts.push(Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readUInt16BE(index * 2)));
    TOKEN.lastIndex = end;
  }
  throw new Error("Shapes without an operator in a PDF.");
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const ESCAPED = /\\(?:([0-7]{1,3})|([\s\S]))|[()]|[^\\()]+/y;

/** A string from behind its first bracket; brackets in pairs stand in it as they are. */
function readString(content: string, from: number): { bytes: Buffer; end: number } {
  let text = "";
  let depth = 1;
  ESCAPED.lastIndex = from;
  for (let token = ESCAPED.exec(content); token; token = ESCAPED.exec(content)) {
    const [whole, octal, letter] = token;
    if (whole === "(") depth += 1;
    if (whole === ")") depth -= 1;
    if (depth === 0) return { bytes: Buffer.from(text, "latin1"), end: ESCAPED.lastIndex };
    if (octal !== undefined) text += String.fromCharCode(parseInt(octal, 8));
    else text += letter === undefined ? whole : (ESCAPES[letter] ?? letter);
  }
  throw new Error("A string without an end in a PDF.");
}
