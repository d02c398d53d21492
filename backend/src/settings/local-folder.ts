import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The root folder of this checkout, from the sources as from what is built of them. */
export const CHECKOUT = resolve(__dirname, "../../..");

/** What `npm start` keeps from one run to the next; another folder with LOCAL_DATA_DIR. */
export function localFolder(): string {
  return resolve(process.env.LOCAL_DATA_DIR || join(CHECKOUT, ".local"));
}

const noteIn = (folder: string) => join(folder, "database-url");

/** Tells other programs of this user where the database of a running local stack is. */
export function noteDatabaseUrl(folder: string, databaseUrl: string): void {
  writeFileSync(noteIn(folder), databaseUrl, { mode: 0o600 });
}

export function forgetDatabaseUrl(folder: string): void {
  rmSync(noteIn(folder), { force: true });
}

/** Null while no local stack runs from that folder. */
export function notedDatabaseUrl(folder: string): string | null {
  try {
    return readFileSync(noteIn(folder), "utf8");
  } catch {
    return null;
  }
}
