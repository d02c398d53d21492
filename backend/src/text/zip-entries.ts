import { inflateRawSync } from "node:zlib";

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
/** A workbook or a Word file has a few dozen. */
const MAX_ENTRIES = 2_000;

/** Why an archive, or a file in it, can't be read. */
export type ArchiveObstacle = "format" | "malformed" | "too-large";

export class ArchiveError extends Error {
  constructor(readonly obstacle: ArchiveObstacle) {
    super(obstacle);
  }
}

interface Entry {
  method: number;
  size: number;
  offset: number;
}

/**
 * The files in a ZIP (PKWARE's APPNOTE 4.3), of those kinds that office documents are. What an entry says of its own
 * length is not believed: unzipping stops at the bytes that are left of `maxBytes` for the whole archive.
 */
export class ZipEntries {
  private readonly entries: ReadonlyMap<string, Entry>;
  private left: number;

  /** @throws ArchiveError */
  constructor(
    private readonly archive: Buffer,
    maxBytes: number,
  ) {
    this.left = maxBytes;
    try {
      this.entries = readDirectory(archive);
    } catch (error) {
      throw error instanceof RangeError ? new ArchiveError("malformed") : error;
    }
  }

  /** The names of all entries, in small letters. */
  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** An entry's content; null where there is none of this name. @throws ArchiveError */
  read(name: string): Buffer | null {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) return null;
    try {
      const content = this.unzip(entry);
      this.left -= content.length;
      return content;
    } catch (error) {
      if (error instanceof ArchiveError) throw error;
      const isTooLarge =
        error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
      throw new ArchiveError(isTooLarge ? "too-large" : "malformed");
    }
  }

  private unzip({ method, size, offset }: Entry): Buffer {
    if (this.archive.readUInt32LE(offset) !== LOCAL_ENTRY) throw new ArchiveError("malformed");
    const start =
      offset + 30 + this.archive.readUInt16LE(offset + 26) + this.archive.readUInt16LE(offset + 28);
    const content = this.archive.subarray(start, start + size);
    if (method === STORED && content.length <= this.left) return content;
    if (method === STORED || this.left <= 0) throw new ArchiveError("too-large");
    if (method !== DEFLATED) throw new ArchiveError("format");
    return inflateRawSync(content, { maxOutputLength: this.left });
  }
}

function readDirectory(archive: Buffer): Map<string, Entry> {
  const end = endOfDirectory(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new ArchiveError("too-large");
  const entries = new Map<string, Entry>();
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new ArchiveError("malformed");
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28);
    const name = archive
      .toString("utf8", at + 46, nameEnd)
      .replaceAll("\\", "/")
      .toLowerCase();
    entries.set(name, {
      method: archive.readUInt16LE(at + 10),
      size: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    });
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function endOfDirectory(archive: Buffer): number {
  const last = archive.length - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1)
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  throw new ArchiveError("malformed");
}
