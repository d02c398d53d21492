import { createHash } from "node:crypto";
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
    return take(lockFile(folder), draft);
  } finally {
    rmSync(draft);
  }
}

export function unlockFolder(folder: string): void {
  rmSync(lockFile(folder), { force: true });
}

/** The running process that uses the folder; null when its last one has ended, in whatever way. */
export function ownerOf(folder: string): FolderOwner | null {
  return runningOwner(textOf(lockFile(folder)));
}

/** Takes the lock for what the draft says; answers who else has it, or is about to. */
function take(lock: string, draft: string): FolderOwner | null {
  while (!link(draft, lock)) {
    const found = textOf(lock);
    const present = runningOwner(found);
    if (present) return present;
    const rival = found === null ? null : clear(lock, found, draft);
    if (rival) return rival;
  }
  return null;
}

/**
 * Removes a lock whose owner has ended. The right to do so is a lock itself, named for what it removes: who read
 * the same lock a moment ago and comes too late would remove the one that its winner has put there since.
 */
function clear(lock: string, found: string, draft: string): FolderOwner | null {
  const right = `${lock}.${createHash("sha256").update(found).digest("hex").slice(0, 16)}`;
  const rival = take(right, draft);
  if (rival) return rival;
  if (textOf(lock) === found) rmSync(lock, { force: true });
  rmSync(right);
  return null;
}

/** A link, because it appears whole or not at all, and not over somebody else's. */
function link(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function runningOwner(text: string | null): FolderOwner | null {
  try {
    const owner = JSON.parse(text ?? "null") as FolderOwner | null;
    const runs = owner !== null && owner.startedAt !== null && owner.startedAt === startTimeOf(owner.pid);
    return runs ? owner : null;
  } catch {
    return null;
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function lockFile(folder: string): string {
  return join(folder, "owner.json");
}
