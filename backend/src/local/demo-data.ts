import "reflect-metadata";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { createDataSource } from "../app/data-source";
import { TEST_ACCOUNT_PASSWORD } from "../modules/setup/test-accounts";
import { ADMIN_EMAIL } from "./api-node";
import { renewDemoJobs } from "../../demo/demo-renewal";
import { DemoStories } from "../../demo/demo-stories";
import { loadDemoData } from "../../demo/seed";
import { DAY_MS } from "../time/clock";
import { EmulatorClient } from "./emulator-client";
import { askPortal } from "./portal-client";

/** A demo account, as the API's `testAccounts` tells it. */
export interface DemoAccount {
  email: string;
  password: string;
  role: string;
  plan: string;
}

export interface DemoDataOptions {
  /** The site's own address. */
  url: string;
  databaseUrl: string;
  /** host:port */
  authEmulator: string;
  /** Keeps the note that says the data is in. */
  folder: string;
  /** Loads a tenth of the jobs alone. */
  hasFewJobs: boolean;
  onProgress: (done: number, total: number) => void;
}

/** What the folder keeps of the demo data. */
interface Note {
  finishedAt: string;
  renewedAt?: string;
}

/** Loads the demo data at the first start; at later ones its jobs are renewed, so that they stay open. */
export async function provideDemoData(options: DemoDataOptions): Promise<void> {
  // Written only at the end: a load that was cut short is repeated, and adds what is missing.
  const file = join(options.folder, "demo-data.json");
  const now = new Date();
  if (!existsSync(file)) {
    const counts = await loadAll(options, now);
    writeFileSync(file, JSON.stringify({ finishedAt: new Date(), ...counts }));
    return;
  }
  const note = JSON.parse(readFileSync(file, "utf8")) as Note;
  const renewedAt = new Date(note.renewedAt ?? note.finishedAt);
  const days = await inDatabase(options.databaseUrl, (dataSource) =>
    renewDemoJobs(dataSource, { renewedAt, now }),
  );
  const newNote = { ...note, renewedAt: new Date(renewedAt.getTime() + days * DAY_MS) };
  if (days > 0) writeFileSync(file, JSON.stringify(newNote));
}

/** Fills a new site through its API, as an admin would: schema, plans, demo accounts, companies, jobs; then people. */
async function loadAll(options: DemoDataOptions, now: Date) {
  const token = await adminToken(options.authEmulator);
  for (const step of ["initDatabase", "createSubscriptionPlans", "createTestUsers"]) {
    await askPortal({ url: options.url, token }, `mutation { ${step} { message } }`);
  }
  const { url, onProgress } = options;
  const eachJobOf = options.hasFewJobs ? 10 : 1;
  const counts = await loadDemoData({ url, token, now, eachJobOf, onProgress });
  await inDatabase(options.databaseUrl, (dataSource) => new DemoStories(dataSource, now).tell());
  return counts;
}

/** Past the API, which knows no time but now. */
async function inDatabase<Answer>(
  databaseUrl: string,
  work: (dataSource: DataSource) => Promise<Answer>,
): Promise<Answer> {
  const dataSource = await createDataSource(databaseUrl).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

export async function demoAccounts(url: string, authEmulator: string): Promise<DemoAccount[]> {
  const query = "query { testAccounts { email password role plan } }";
  const token = await adminToken(authEmulator);
  const data = await askPortal<{ testAccounts: DemoAccount[] }>({ url, token }, query);
  return data.testAccounts;
}

async function adminToken(authEmulator: string): Promise<string> {
  const emulator = new EmulatorClient(authEmulator);
  await emulator.ensureAccount(ADMIN_EMAIL, TEST_ACCOUNT_PASSWORD);
  return emulator.signIn(ADMIN_EMAIL, TEST_ACCOUNT_PASSWORD);
}
