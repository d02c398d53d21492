import { Client } from "pg";

/** One for each run: two may use the same server. */
export const templateName = () => `job_portal_template_${process.env.TEST_RUN ?? ""}`;

/** Drops the template: on a server that outlives the run, the next run's migrations may be others. */
export const dropTemplate = (): Promise<void> =>
  withMaintenance(runServer(), (client) => client.query(`DROP DATABASE IF EXISTS ${templateName()}`));

/** Works in the database that a server's address names, which no test writes to. */
export async function withMaintenance(
  server: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The PostgreSQL of the run. */
export function runServer(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error("TEST_DATABASE_URL is not set: run the tests through jest, whose setup starts a server.");
  return url;
}

/** The address of another database on the same server. */
export const urlOf = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;
