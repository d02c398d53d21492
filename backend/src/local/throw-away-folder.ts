import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const IN_MEMORY = "/dev/shm";
/** Several times what the demo data takes with its log. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A new folder for data that nobody keeps: in memory where there is plenty, for a test's database is hundreds of
 * files, made and removed within seconds. Whoever asks for it removes it.
 */
export function makeThrowAwayFolder(): string {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), "job-portal-"));
  // PostgreSQL runs as somebody else when we are root, and has to get through.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
