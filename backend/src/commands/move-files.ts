import { createDataSource } from "../app/data-source";
import { CommandError } from "../errors/errors";
import { createS3FileStore } from "../files/create-file-store";
import { FileMove } from "../files/file-move";
import { findDatabaseUrl } from "./database-url";

/**
 * `s3` moves all files from the database into the store of FILES_URL, `postgres` moves them back.
 * @returns the sentence for the terminal
 * @throws CommandError for a wrong call, and for files that did not arrive as they were kept
 */
export async function moveFiles([target]: string[], env: NodeJS.ProcessEnv): Promise<string> {
  if (target !== "s3" && target !== "postgres")
    throw new CommandError("Say where to: npm run files:move -- s3, or npm run files:move -- postgres");
  if (!env.FILES_URL) throw new CommandError("Set FILES_URL: it names the store beside PostgreSQL.");
  const store = createS3FileStore(env.FILES_URL);
  const dataSource = await createDataSource(findDatabaseUrl(env)).initialize();
  try {
    const move = new FileMove(dataSource, store);
    const { moved, damaged } = await (target === "s3" ? move.outOfDatabase() : move.intoDatabase());
    const sentence = `Moved ${moved} ${moved === 1 ? "file" : "files"} to ${target === "s3" ? store.name : "PostgreSQL"}.`;
    if (damaged.length === 0) return sentence;
    throw new CommandError(
      `${sentence} These are missing, or not what was kept, and were left alone:\n${damaged.join("\n")}`,
    );
  } finally {
    store.close();
    await dataSource.destroy();
  }
}
