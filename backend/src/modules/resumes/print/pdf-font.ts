import type { PdfObjects } from "./pdf-objects";

interface AddedCode {
  code: number;
  shape: number;
  text: string;
  /** In thousandths of the size. */
  width: string;
}

/** Every code of a font's own, and those added for a second text of the same shape. */
export class FontCodes {
  private readonly added = new Map<string, AddedCode>();

  private constructor(
    private readonly descendantId: number,
    private readonly textsId: number,
    private readonly widths: ReadonlyMap<number, string>,
    private readonly texts: ReadonlyMap<number, string>,
    private next: number,
  ) {}

  /** Null for fonts whose codes can't be mapped to shapes: of another format, in which there is Latin alone. */
  static of(objects: PdfObjects, id: number): FontCodes | null {
    const font = objects.get(id);
    const descendantId = Number(/\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1]);
    const textsId = Number(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]);
    const descendant = objects.get(descendantId);
    if (!descendant.includes("/CIDToGIDMap /Identity")) return null;
    const widths = new Map<number, string>();
    const [, table = ""] = /\/W \[([^\]]*)\]/.exec(descendant) ?? [];
    for (const [, first, last, width = "0"] of table.matchAll(/(\d+) (\d+) (-?[\d.]+)/g))
      for (let code = Number(first); code <= Number(last); code += 1) widths.set(code, width);
    const texts = new Map(
      [...objects.stream(textsId).matchAll(/^<([\dA-F]{4})> <([\dA-F]+)>/gm)].map(
        ([, code = "0", hex = ""]) => [parseInt(code, 16), textOfHex(hex)],
      ),
    );
    return new FontCodes(
      descendantId,
      textsId,
      widths,
      texts,
      Math.max(0, ...widths.keys(), ...texts.keys()) + 1,
    );
  }

  isWide(code: number): boolean {
    return Number(this.widths.get(code) ?? 0) > 0;
  }

  widthOf(code: number): string {
    return this.widths.get(code) ?? "0";
  }

  /** What the font itself says. */
  textOf(code: number): string {
    return this.texts.get(code) ?? "";
  }

  codeFor(shape: number, text: string, width = this.widths.get(shape) ?? "0"): number {
    const key = `${shape} ${width} ${text}`;
    const known = this.added.get(key);
    if (known) return known.code;
    const code = this.next++;
    this.added.set(key, { code, shape, text, width });
    return code;
  }

  write(objects: PdfObjects): void {
    if (this.added.size === 0) return;
    const added = [...this.added.values()];
    const shapes = Buffer.alloc(this.next * 2);
    for (let code = 0; code < this.next; code += 1) shapes.writeUInt16BE(code, code * 2);
    for (const { code, shape } of added) shapes.writeUInt16BE(shape, code * 2);
    const map = objects.addStream(shapes.toString("latin1"));
    const widths = added.map(({ code, width }) => `${code} ${code} ${width}`).join(" ");
    objects.set(
      this.descendantId,
      objects
        .get(this.descendantId)
        .replace("/CIDToGIDMap /Identity", `/CIDToGIDMap ${map} 0 R`)
        .replace(/\/W \[([^\]]*)\]/, `/W [$1 ${widths}]`),
    );
    const texts = added.map(({ code, text }) => `<${hex4(code)}> <${hexOf(text)}>\n`);
    objects.setStream(
      this.textsId,
      objects.stream(this.textsId).replace("endcmap", `${blocksOf(texts)}endcmap`),
    );
  }
}

/** At most a hundred lines in a block, as the format has it. */
function blocksOf(lines: string[]): string {
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += 100) {
    const block = lines.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("")}endbfchar\n`);
  }
  return blocks.join("");
}

/** A code of a shape, in four hexadecimal digits. */
export const hex4 = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
/** A text in UTF-16, as PDF writes it down. */
export const hexOf = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase();

/** The text that was so written. */
export const textOfHex = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");
