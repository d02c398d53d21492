import { deflateSync, inflateSync } from "node:zlib";

/** A file's objects by number, as Typst writes them: none compressed together, one table of where each lies. */
export class PdfObjects {
  private constructor(
    private readonly head: string,
    private readonly bodies: Map<number, string>,
    private readonly trailer: string,
  ) {}

  /** @throws Error for a file of another build than Typst's */
  static read(file: Buffer): PdfObjects {
    // Latin 1 keeps every byte as one character.
    const text = file.toString("latin1");
    const table = text.lastIndexOf("\nxref\n");
    const [, trailer] = /\ntrailer\n([\s\S]*?)\nstartxref/.exec(text.slice(table)) ?? [];
    const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) =>
      Number(offset),
    );
    if (table < 0 || trailer === undefined || offsets.length === 0)
      throw new Error("This PDF is not Typst's.");
    offsets.sort((one, other) => one - other);
    const bodies = offsets.map((offset, index): [number, string] => {
      const [, id, body] =
        /^(\d+) 0 obj\n([\s\S]*)\nendobj\s*$/.exec(text.slice(offset, offsets[index + 1] ?? table + 1)) ?? [];
      if (body === undefined) throw new Error(`There is no object at ${offset}.`);
      return [Number(id), body];
    });
    return new PdfObjects(text.slice(0, offsets[0]), new Map(bodies), trailer);
  }

  entries(): [number, string][] {
    return [...this.bodies];
  }

  get(id: number): string {
    const body = this.bodies.get(id);
    if (body === undefined) throw new Error(`The PDF has no object ${id}.`);
    return body;
  }

  set(id: number, body: string): void {
    this.bodies.set(id, body);
  }

  /** @returns its number */
  add(body: string): number {
    const id = Math.max(...this.bodies.keys()) + 1;
    this.bodies.set(id, body);
    return id;
  }

  /** What an object's stream holds, unpacked. */
  stream(id: number): string {
    const [, dictionary = "", data = ""] =
      /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(this.get(id)) ?? [];
    return dictionary.includes("/FlateDecode")
      ? inflateSync(Buffer.from(data, "latin1")).toString("latin1")
      : data;
  }

  setStream(id: number, data: string): void {
    this.set(id, packed(data));
  }

  addStream(data: string): number {
    return this.add(packed(data));
  }

  write(): Buffer {
    let file = this.head;
    const ids = [...this.bodies.keys()].sort((one, other) => one - other);
    const rows = ids.map((id) => {
      const row = `${String(file.length).padStart(10, "0")} 00000 n \n`;
      file += `${id} 0 obj\n${this.get(id)}\nendobj\n\n`;
      return row;
    });
    const size = ids.length + 1;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}`;
    const trailer = this.trailer.replace(/\/Size \d+/, `/Size ${size}`);
    return Buffer.from(`${file}${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF`, "latin1");
  }
}

function packed(data: string): string {
  const bytes = deflateSync(Buffer.from(data, "latin1"), { level: 9 }).toString("latin1");
  return `<<\n  /Length ${bytes.length}\n  /Filter /FlateDecode\n>>\nstream\n${bytes}\nendstream`;
}
