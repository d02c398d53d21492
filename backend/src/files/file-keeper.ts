import { createHash } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { CodedError, UnavailableError } from "../errors/errors";
import type { Clock } from "../time/clock";
import { type FileScanner, NoScanner } from "./file-scanner";
import type { FileStore, NewFile } from "./file-store";
import { PostgresFileStore } from "./postgres-file-store";

/** No upload takes longer than this between its announcement and its row, in milliseconds. */
const COMING_MS = 60 * 60 * 1000;
/** Few, so that they leave the pool's connections to those who wait for an answer. */
const SWEPT_AT_ONCE = 5;

/** The portal makes files of this type itself, of what was uploaded; all others are kept as they came. */
const OWN_TYPE = "image/webp";

/** The hash that a file is known by from its first day on, in `files.sha256`. */
export const sha256 = (content: Buffer): Buffer => createHash("sha256").update(content).digest();

/**
 * Keeps files and the rows that point to them in step. The table `files` knows each file by its key and state:
 * `coming` before it is written, `kept` in the transaction of the row that points to it, `gone` by the trigger
 * `files_let_go` in the transaction that removes that row. So no row points to nothing, and `sweep` finds all that
 * no row points to.
 */
export class FileKeeper {
  /** Holds what was kept before FILES_URL was set, until `npm run files:move` has moved it. */
  private readonly database: FileStore;

  /**
   * @param store where new files go
   * @param scanner looks at them before that
   */
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly store: FileStore = new PostgresFileStore(dataSource.manager),
    private readonly scanner: FileScanner = new NoScanner(),
  ) {
    this.database = new PostgresFileStore(dataSource.manager);
  }

  /**
   * Writes a file, then the row that points to it.
   * @param write makes the row, in a transaction; if it throws, the file goes
   * @throws CodedError FILE_INFECTED; then nothing is kept (ORIG-01)
   * @throws UnavailableError when the scanner or the store can't be reached; then there is no row (ORIG-02)
   */
  async keep<Row>(file: NewFile, write: (manager: EntityManager) => Promise<Row>): Promise<Row> {
    await this.assertClean(file);
    await this.announce(file);
    try {
      await this.store.put(file);
      return await this.dataSource.transaction(async (manager) => {
        const row = await write(manager);
        await markKept(manager, file.key);
        return row;
      });
    } catch (error) {
      // If that fails as well, the sweep does it later. A transaction that came through after all has it kept.
      await this.discard(file.key).catch(() => undefined);
      throw error;
    }
  }

  /** A kept file; null where there is none. @throws UnavailableError when its store can't be reached, or has lost it */
  async read(key: string): Promise<Buffer | null> {
    const [file] = await this.dataSource.query<{ content: Buffer | null }[]>(
      `select content from files left join file_contents using (key) where key = $1 and state = 'kept'`,
      [key],
    );
    if (!file) return null;
    const content = file.content ?? (await this.store.get(key)) ?? (await this.database.get(key));
    if (!content)
      throw new UnavailableError(new Error(`The file ${key} is in no store that this node knows.`));
    return content;
  }

  /** Removes from every store the files that no row points to. @throws UnavailableError; the rest stays for later */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - COMING_MS);
    await this.dataSource.query(
      "update files set state = 'gone' where state = 'coming' and changed_at < $1",
      [before],
    );
    for (;;) {
      const gone = await this.dataSource.query<{ key: string }[]>(
        `select key from files where state = 'gone' order by key limit ${SWEPT_AT_ONCE}`,
      );
      if (gone.length === 0) return;
      await Promise.all(gone.map(({ key }) => this.remove(key)));
    }
  }

  close(): void {
    this.store.close();
  }

  private async assertClean({ content, type }: NewFile): Promise<void> {
    if (type === OWN_TYPE || (await this.scanner.scan(content)) !== "infected") return;
    throw new CodedError(
      "FILE_INFECTED",
      "This file carries a virus, so we didn't keep it. Check your device, then choose another file.",
      422,
    );
  }

  private async announce({ key, content, type }: NewFile): Promise<void> {
    await this.dataSource.query(
      `insert into files (key, state, type, sha256, bytes, changed_at) values ($1, 'coming', $2, $3, $4, $5)`,
      [key, type, sha256(content), content.length, this.clock.now()],
    );
  }

  private async discard(key: string): Promise<void> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      "update files set state = 'gone' where key = $1 and state = 'coming' returning key",
      [key],
    );
    if (rows.length > 0) await this.remove(key);
  }

  private async remove(key: string): Promise<void> {
    await this.store.remove(key);
    // With it go the contents in the database.
    await this.dataSource.query("delete from files where key = $1 and state = 'gone'", [key]);
  }
}

/** @throws UnavailableError for a file that took so long that the sweep has taken it */
async function markKept(manager: EntityManager, key: string): Promise<void> {
  const [rows] = await manager.query<[unknown[], number]>(
    "update files set state = 'kept' where key = $1 and state = 'coming' returning key",
    [key],
  );
  if (rows.length === 0) throw new UnavailableError(new Error(`The file ${key} came too late.`));
}
