import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { localFolder } from "../settings/local-folder";
import { ownerOf } from "./folder-lock";
import { removePostgresHome } from "./postgres-home";

/** `npm run reset`: forgets data and accounts of the local stack, and what was built. */
async function main(): Promise<void> {
  const folder = localFolder();
  const owner = ownerOf(folder);
  if (owner) {
    process.stderr.write(
      `The portal runs at ${owner.notes.url} (process ${owner.pid}): stop it before its data goes.\n`,
    );
    process.exit(1);
  }
  const hadData = existsSync(folder);
  await removePostgresHome(join(folder, "postgres"));
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(
    hadData ? "The local data is gone; npm start makes it anew.\n" : "There is no local data.\n",
  );
}

void main();
