import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestStack } from "./stack";

/** The newest mail to an address that has a text, without its line ends; empty until it has come. */
export async function mailTo({ mailFolder }: TestStack, email: string, text = ""): Promise<string> {
  const names = (await readdir(mailFolder).catch(() => [])).sort().reverse();
  for (const name of names) {
    const mail = await readFile(join(mailFolder, name), "utf8");
    if (mail.includes(`To: ${email}`) && mail.includes(text)) return mail.replace(/=\r?\n/g, "");
  }
  return "";
}
