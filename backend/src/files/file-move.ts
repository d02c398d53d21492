import type { DataSource } from "typeorm";
import type { FileStore } from "./file-store";
import { sha256 } from "./file-keeper";
import { PostgresFileStore } from "./postgres-file-store";

/** What a move did. */
export interface FilesMoved {
  moved: number;
  /** Keys of files that the source has lost, or whose copy was not what was kept: they stay where they are. */
  damaged: string[];
}

/** Each takes a connection, and the pool has ten. */
const AT_ONCE = 5;

interface KeptFile {
  key: string;
  type: string;
  sha256: Buffer;
}

/**
 * Moves all kept files out of the database into another store, or back. A node that knows that store reads a file
 * from wherever it is, so both may run meanwhile. A call that broke off is simply made again.
 */
export class FileMove {
  constructor(
    private readonly dataSource: DataSource,
    private readonly other: FileStore,
  ) {}

  /** The database's copy goes once the other store has answered with the same bytes. */
  outOfDatabase(): Promise<FilesMoved> {
    return this.each("exists (select from file_contents where file_contents.key = files.key)", (file) =>
      this.dataSource.transaction(async (manager) => {
        // Whoever removes the file's row waits for its move, so that the copy can't outlive it.
        const { length } = await manager.query<unknown[]>("select from files where key = $1 for update", [
          file.key,
        ]);
        const here = new PostgresFileStore(manager);
        const content = length > 0 ? await here.get(file.key) : null;
        if (!content) return "nothing";
        await this.other.put({ ...file, content });
        const copy = await this.other.get(file.key);
        if (!copy || !sha256(copy).equals(file.sha256)) return "damaged";
        await here.remove(file.key);
        return "moved";
      }),
    );
  }

  /** The other store's copy goes once the database has committed the same bytes. */
  intoDatabase(): Promise<FilesMoved> {
    return this.each("true", async (file) => {
      const outcome = await this.dataSource.transaction(async (manager) => {
        const { length } = await manager.query<unknown[]>(
          "select from files where key = $1 and state = 'kept' for update",
          [file.key],
        );
        const here = new PostgresFileStore(manager);
        if (length === 0 || (await here.get(file.key))) return "nothing";
        const content = await this.other.get(file.key);
        if (!content || !sha256(content).equals(file.sha256)) return "damaged";
        await here.put({ ...file, content });
        return "moved";
      });
      if (outcome !== "damaged") await this.other.remove(file.key);
      return outcome;
    });
  }

  private async each(
    condition: string,
    move: (file: KeptFile) => Promise<"moved" | "nothing" | "damaged">,
  ): Promise<FilesMoved> {
    const done: FilesMoved = { moved: 0, damaged: [] };
    for (let after = ""; ;) {
      const files = await this.dataSource.query<KeptFile[]>(
        `select key, type, sha256 from files
         where state = 'kept' and key > $1 and ${condition} order by key limit ${AT_ONCE}`,
        [after],
      );
      const outcomes = await Promise.all(files.map(async (file) => ({ file, outcome: await move(file) })));
      for (const { file, outcome } of outcomes) {
        if (outcome === "moved") done.moved += 1;
        if (outcome === "damaged") done.damaged.push(file.key);
        after = file.key;
      }
      if (files.length === 0) return done;
    }
  }
}
