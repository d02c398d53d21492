import { Client } from "pg";

/** Drops the template: on a server that outlives the run, the next run's migrations may be others. */
export async function dropTemplate(): Promise<void> {
  await withMaintenance((client) => client.query(`DROP DATABASE IF EXISTS ${templateName()}`));
}

/** One for each run: two may use the same server. */
export const templateName = () => `job_portal_template_${process.env.TEST_RUN ?? ""}`;

/** Works in the database that TEST_DATABASE_URL names, which no test writes to. */
export async function withMaintenance(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: maintenanceUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function maintenanceUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error("TEST_DATABASE_URL is not set: run the tests through jest, whose setup starts a server.");
  return url;
}

/** The address of another database on the same server. */
export function urlOf(database: string): string {
  const url = new URL(maintenanceUrl());
  url.pathname = `/${database}`;
  return url.href;
}
