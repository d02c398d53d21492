import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import type { TestStack } from "./stack";

/** Lets the night pass: alerts tell what they have found, and their mails don't wait for the morning. */
export async function hastenAlerts({ databaseUrl }: TestStack): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      update graphile_worker._private_jobs set run_at = now()
        where key like 'alert-mail:%' and run_at > now() and locked_at is null;
      select graphile_worker.add_job('alert-watch', '{}', job_key := 'hastened');
    `);
  } finally {
    await client.end();
  }
}

/** The newest mail to an address that has a text, without its line ends; empty until it has come. */
export async function mailTo({ mailFolder }: TestStack, email: string, text = ""): Promise<string> {
  const names = (await readdir(mailFolder).catch(() => [])).sort().reverse();
  for (const name of names) {
    const mail = await readFile(join(mailFolder, name), "utf8");
    if (mail.includes(`To: ${email}`) && mail.includes(text)) return mail.replace(/=\r?\n/g, "");
  }
  return "";
}
