/** A JSON value that knows on which line of its document it begins, from 1. */
export type JsonNode =
  | ObjectNode
  | { kind: "array"; line: number; items: readonly JsonNode[] }
  | { kind: "leaf"; line: number; value: string | number | boolean | null };

export interface ObjectNode {
  kind: "object";
  line: number;
  members: ReadonlyMap<string, JsonNode>;
}

/** What makes a text no JSON, and where. */
export class JsonMistake extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Deeper than any resume; a text of brackets alone must not exhaust the stack. */
const MAX_DEPTH = 40;

/** Reads JSON as JSON.parse does (RFC 8259), and where each value stands. @throws JsonMistake */
export function readJson(text: string): JsonNode {
  return new Reader(text.replace(/^\uFEFF/, "")).document();
}

class Reader {
  private at = 0;
  private line = 1;
  private counted = 0;

  constructor(private readonly text: string) {}

  document(): JsonNode {
    const node = this.value(0);
    this.skipSpace();
    if (this.at < this.text.length) throw this.mistake("has something after its end");
    return node;
  }

  private value(depth: number): JsonNode {
    this.skipSpace();
    const line = this.lineHere();
    if (depth > MAX_DEPTH) throw this.mistake("is nested too deep");
    if (this.take("{")) return { kind: "object", line, members: this.members(depth) };
    if (this.take("[")) return { kind: "array", line, items: this.items(depth) };
    const token = this.match(STRING) ?? this.match(LITERAL);
    if (token === null)
      throw this.mistake(this.text[this.at] === undefined ? "ends too early" : "is no JSON here");
    return { kind: "leaf", line, value: JSON.parse(token) as string | number | boolean | null };
  }

  private members(depth: number): Map<string, JsonNode> {
    const members = new Map<string, JsonNode>();
    if (this.takeNext("}")) return members;
    do {
      this.skipSpace();
      const name = this.match(STRING);
      if (name === null) throw this.mistake("lacks a name in double quotes");
      if (!this.takeNext(":")) throw this.mistake("lacks a colon");
      members.set(JSON.parse(name) as string, this.value(depth + 1));
    } while (this.takeNext(","));
    if (!this.takeNext("}")) throw this.mistake("lacks a comma or a closing brace");
    return members;
  }

  private items(depth: number): JsonNode[] {
    const items: JsonNode[] = [];
    if (this.takeNext("]")) return items;
    do items.push(this.value(depth + 1));
    while (this.takeNext(","));
    if (!this.takeNext("]")) throw this.mistake("lacks a comma or a closing bracket");
    return items;
  }

  private takeNext(sign: string): boolean {
    this.skipSpace();
    return this.take(sign);
  }

  private take(sign: string): boolean {
    const isHere = this.text[this.at] === sign;
    if (isHere) this.at += 1;
    return isHere;
  }

  private skipSpace(): void {
    this.match(SPACE);
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }

  /** The reader only moves on, so each line break is counted once. */
  private lineHere(): number {
    for (; this.counted < this.at; this.counted += 1) if (this.text[this.counted] === "\n") this.line += 1;
    return this.line;
  }

  private mistake(what: string): JsonMistake {
    return new JsonMistake(`The text ${what}.`, this.lineHere());
  }
}
