import "reflect-metadata";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDataSource } from "../app/data-source";
import { TEST_ACCOUNT_PASSWORD } from "../modules/setup/test-accounts";
import { ADMIN_EMAIL } from "./api-node";
import { DemoStories } from "../../demo/demo-stories";
import { loadDemoData } from "../../demo/seed";
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
  onProgress: (done: number, total: number) => void;
}

/** Fills a new site through its API, as an admin would: schema, plans, demo accounts, companies, jobs; then people. */
export async function loadDemoDataOnce(options: DemoDataOptions): Promise<void> {
  // Written only at the end: a load that was cut short is repeated, and adds what is missing.
  const note = join(options.folder, "demo-data.json");
  if (existsSync(note)) return;
  const token = await adminToken(options.authEmulator);
  for (const step of ["initDatabase", "createSubscriptionPlans", "createTestUsers"]) {
    await askPortal({ url: options.url, token }, `mutation { ${step} { message } }`);
  }
  const { url, onProgress } = options;
  const now = new Date();
  const counts = await loadDemoData({ url, token, now, onProgress });
  await tellStories(options.databaseUrl, now);
  writeFileSync(note, JSON.stringify({ finishedAt: new Date(), ...counts }));
}

/** Past the API, which knows no time but now. */
async function tellStories(databaseUrl: string, now: Date): Promise<void> {
  const dataSource = await createDataSource(databaseUrl).initialize();
  try {
    await new DemoStories(dataSource, now).tell();
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
