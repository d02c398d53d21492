/**
 * Looks for viruses in what strangers upload, before any of it is kept. Every call throws UnavailableError when the
 * scanner can't be reached.
 */
export interface FileScanner {
  /** For the terminal: "none", "tcp://host:3310". */
  readonly name: string;
  /** What it finds; "unscanned" where there is nothing that looks. */
  scan(content: Buffer): Promise<"clean" | "infected" | "unscanned">;
}

/** A portal without a scanner: files are kept as they come. */
export class NoScanner implements FileScanner {
  readonly name = "none";

  scan(): Promise<"unscanned"> {
    return Promise.resolve("unscanned");
  }
}
