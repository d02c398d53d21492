import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateVAPIDKeys, type VapidKeys } from "web-push";

/** The stack's own pair of keys for push services, kept because a browser's subscription is for one pair. */
export function keptPushKeys(folder: string): VapidKeys {
  const file = join(folder, "push-keys.json");
  try {
    return JSON.parse(readFileSync(file, "utf8")) as VapidKeys;
  } catch {
    const keys = generateVAPIDKeys();
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
    return keys;
  }
}
