import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tally } from "./tally";

const UNFORESEEN = '"msg":"unforeseen error"';

interface Line {
  err?: { type?: string; message?: string; code?: string };
}

/** Notes what nobody foresaw, also where the answer reached no client. */
export function countUnforeseen(logs: string, tally: Tally): void {
  for (const name of readdirSync(logs).filter((file) => file.startsWith("node-")))
    for (const line of readFileSync(join(logs, name), "utf8").split("\n")) {
      if (!line.includes(UNFORESEEN)) continue;
      const { err } = JSON.parse(line) as Line;
      tally.note(
        `a node logged "unforeseen error": ${err?.type ?? ""} ${err?.code ?? ""} ${err?.message ?? ""}`,
      );
    }
}
