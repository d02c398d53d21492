import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { CommandError } from "../src/errors/errors";

const call = promisify(execFile);
const SIZE_BYTES = 1.5 * 1024 ** 3;

/** A file system of its own in a file, so that it can be filled without harm to the machine. */
export class Disk {
  private readonly image: string;
  private readonly ballast: string;

  private constructor(readonly folder: string) {
    this.image = `${folder}.img`;
    this.ballast = join(folder, "ballast");
  }

  /** @throws CommandError where this user may not mount */
  static async make(folder: string): Promise<Disk> {
    const disk = new Disk(folder);
    mkdirSync(folder);
    writeFileSync(disk.image, "");
    truncateSync(disk.image, SIZE_BYTES);
    try {
      await call("mkfs.ext4", ["-q", "-F", "-m", "0", disk.image]);
      await call("mount", ["-o", "loop", disk.image, folder]);
    } catch (error) {
      throw new CommandError(
        `The faults need a disk that can be filled. It is a mounted file, for which you must be root on Linux: ${String(error)}`,
      );
    }
    // PostgreSQL runs as somebody else when we are root.
    chmodSync(folder, 0o711);
    return disk;
  }

  /** Takes what is free, to the last block. Called again, it takes what others have let go of since. */
  async fill(): Promise<void> {
    const { bavail, bsize } = statfsSync(this.folder);
    if (bavail === 0) return;
    mkdirSync(this.ballast, { recursive: true });
    const file = join(this.ballast, String(process.hrtime.bigint()));
    // PostgreSQL may have taken a block in the meantime.
    await call("fallocate", ["-l", String(bavail * bsize), file]).catch(() => undefined);
  }

  free(): void {
    rmSync(this.ballast, { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    await call("umount", [this.folder]);
    rmSync(this.folder, { recursive: true });
    rmSync(this.image);
  }
}
