import type { ZodType } from "zod";
import { withoutInvisible } from "../../../text/invisible";
import type { JsonNode, ObjectNode } from "./json-reader";
import type { ResumeImportNote } from "./resume-import-note";
import { isResumeDate, NO_DATE, texts } from "../content/resume.rules";

const MAX_NOTES = 200;

/** What an import could not take. */
export class ImportNotes {
  private readonly notes: ResumeImportNote[] = [];

  add(line: number, path: string, message: string): void {
    this.notes.push({ line, path, message });
  }

  inOrder(): ResumeImportNote[] {
    const notes = this.notes.sort((a, b) => a.line - b.line);
    const more = notes.length - MAX_NOTES;
    const next = notes[MAX_NOTES];
    if (!next) return notes;
    return [
      ...notes.slice(0, MAX_NOTES),
      { line: next.line, path: next.path, message: `From here on, ${more} more things could not be taken.` },
    ];
  }
}

/** An object of the document, whose members are taken one by one; what is left when it is closed is noted. */
export class JsonPart {
  private readonly left: Map<string, JsonNode>;
  private readonly opened: JsonPart[] = [];

  constructor(
    private readonly node: ObjectNode,
    private readonly path: string,
    private readonly notes: ImportNotes,
  ) {
    this.left = new Map(node.members);
  }

  /** A text that keeps to its rule, or "". A number is taken as it is written. */
  text(name: string, rule: ZodType): string {
    const node = this.take(name);
    return node ? textOf(node, rule, this.pathOf(name), this.notes) : "";
  }

  /** A date of ours, or "". The time of a day is left away. */
  date(name: string): string {
    const node = this.take(name);
    if (!node) return "";
    const text = textOf(node, texts.date, this.pathOf(name), this.notes).replace(/T.*$/, "");
    if (text === "" || isResumeDate(text)) return text;
    this.notes.add(node.line, this.pathOf(name), NO_DATE);
    return "";
  }

  texts(name: string, rule: ZodType): string[] {
    return this.items(name).map(([node, path]) => textOf(node, rule, path, this.notes));
  }

  /** What stands there, to be looked at without being taken. */
  peek(name: string): unknown {
    const node = this.left.get(name);
    return node?.kind === "leaf" ? node.value : undefined;
  }

  /** The names of its members, in the document's order. */
  names(): string[] {
    return [...this.node.members.keys()];
  }

  part(name: string): JsonPart | null {
    const node = this.take(name);
    return node ? this.open(node, this.pathOf(name)) : null;
  }

  parts(name: string): JsonPart[] {
    return this.items(name).flatMap(([node, path]) => this.open(node, path) ?? []);
  }

  /** Reads a list that may hold texts in place of objects: either kind, each read in its own way. */
  each<Read>(name: string, rule: ZodType, read: (item: JsonPart | string) => Read): Read[] {
    return this.items(name).flatMap(([node, path]) => {
      if (node.kind === "leaf") return [read(textOf(node, rule, path, this.notes))];
      const part = this.open(node, path);
      return part ? [read(part)] : [];
    });
  }

  /** Takes what nobody misses. */
  leave(...names: string[]): void {
    for (const name of names) this.left.delete(name);
  }

  /** Takes a member to say why it can't be kept. */
  note(name: string, message: string): void {
    this.notes.add(this.lineOf(name), this.pathOf(name), message);
    this.left.delete(name);
  }

  lineOf(name: string): number {
    return (this.node.members.get(name) ?? this.node).line;
  }

  /** Notes what nobody took, here and in all parts within. */
  close(): void {
    for (const [name, node] of this.left) this.noteRest(node, this.pathOf(name));
    for (const part of this.opened) part.close();
  }

  private noteRest(node: JsonNode, path: string): void {
    if (node.kind === "array") node.items.forEach((item, index) => this.noteRest(item, `${path}.${index}`));
    else if (!isNothing(node)) this.notes.add(node.line, path, "has no place in a resume here");
  }

  private take(name: string): JsonNode | null {
    const node = this.left.get(name);
    this.left.delete(name);
    return !node || isNothing(node) ? null : node;
  }

  private items(name: string): (readonly [JsonNode, string])[] {
    const node = this.take(name);
    if (!node) return [];
    if (node.kind === "array")
      return node.items.map((item, index) => [item, `${this.pathOf(name)}.${index}`]);
    this.notes.add(node.line, this.pathOf(name), "is not a list");
    return [];
  }

  private open(node: JsonNode, path: string): JsonPart | null {
    if (node.kind !== "object") {
      if (!isNothing(node)) this.notes.add(node.line, path, "is not an object");
      return null;
    }
    const part = new JsonPart(node, path, this.notes);
    this.opened.push(part);
    return part;
  }

  private pathOf(name: string): string {
    return this.path === "" ? name : `${this.path}.${name}`;
  }
}

const isNothing = (node: JsonNode): boolean =>
  node.kind === "leaf" && (node.value === null || node.value === "");

function textOf(node: JsonNode, rule: ZodType, path: string, notes: ImportNotes): string {
  if (node.kind !== "leaf" || typeof node.value === "boolean") {
    notes.add(node.line, path, "is not a text");
    return "";
  }
  const text = withoutInvisible(String(node.value ?? "")).trim();
  const problem = rule.safeParse(text).error?.issues[0]?.message;
  if (problem === undefined) return text;
  notes.add(node.line, path, problem);
  return "";
}
