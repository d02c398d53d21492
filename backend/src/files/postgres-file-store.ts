import type { EntityManager } from "typeorm";
import type { FileStore, NewFile } from "./file-store";

/** Files in the portal's own database: one backup holds rows and files. Their keys must stand in `files`. */
export class PostgresFileStore implements FileStore {
  readonly name = "PostgreSQL";

  /** @param manager of a transaction, or of the data source */
  constructor(private readonly manager: EntityManager) {}

  async put({ key, content }: NewFile): Promise<void> {
    await this.manager.query(
      "insert into file_contents (key, content) values ($1, $2) on conflict (key) do update set content = $2",
      [key, content],
    );
  }

  async get(key: string): Promise<Buffer | null> {
    const sql = "select content from file_contents where key = $1";
    const [row] = await this.manager.query<{ content: Buffer }[]>(sql, [key]);
    return row?.content ?? null;
  }

  async remove(key: string): Promise<void> {
    await this.manager.query("delete from file_contents where key = $1", [key]);
  }

  /** The pool isn't ours to close. */
  close(): void {
    return undefined;
  }
}
