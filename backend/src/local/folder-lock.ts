import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startTimeOf } from "./processes";

/** Who uses a folder. */
export interface FolderOwner {
  pid: number;
  /** With `pid` names one process for good, also after a reboot or in another container. */
  startedAt: string | null;
  /** Facts for others about the owner, such as the addresses it answers at. */
  notes: Record<string, string>;
}

/** Names the owner in the folder, which is made when missing; answers the present owner if there is one. */
export function lockFolder(folder: string, notes: Record<string, string> = {}): FolderOwner | null {
  mkdirSync(folder, { recursive: true });
  const owner: FolderOwner = { pid: process.pid, startedAt: startTimeOf(process.pid), notes };
  const draft = join(folder, `owner.${process.pid}`);
  writeFileSync(draft, JSON.stringify(owner));
  try {
    const present = ownerOf(folder);
    if (present) return present;
    rmSync(lockFile(folder), { force: true });
    // A link, because it appears whole or not at all, and not over somebody else's.
    linkSync(draft, lockFile(folder));
    return null;
  } finally {
    rmSync(draft);
  }
}

export function unlockFolder(folder: string): void {
  rmSync(lockFile(folder), { force: true });
}

/** The running process that uses the folder; null when its last one has ended, in whatever way. */
export function ownerOf(folder: string): FolderOwner | null {
  try {
    const owner = JSON.parse(readFileSync(lockFile(folder), "utf8")) as FolderOwner;
    return owner.startedAt === startTimeOf(owner.pid) ? owner : null;
  } catch {
    return null;
  }
}

function lockFile(folder: string): string {
  return join(folder, "owner.json");
}
