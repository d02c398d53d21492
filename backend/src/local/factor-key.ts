import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The stack's own SECOND_FACTOR_KEY, kept because with another one no authenticator app's code works any more. */
export function keptFactorKey(folder: string): string {
  const file = join(folder, "factor-key.txt");
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    const key = randomBytes(32).toString("base64");
    writeFileSync(file, `${key}\n`, { mode: 0o600 });
    return key;
  }
}
