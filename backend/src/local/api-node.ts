import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { VapidKeys } from "web-push";
import { CHECKOUT } from "../settings/local-folder";
import { DEMO_PROJECT_ID } from "./auth-emulator";
import { stopProcess } from "./processes";
import { StartError } from "./start-error";

export interface ApiNodeOptions {
  port: number;
  /** Where browsers find the site; not the node itself when something stands in front of it. */
  publicUrl: string;
  databaseUrl: string;
  /** Standbys that visitors' reads may go to, as `DATABASE_READ_URLS`. */
  readUrls?: string;
  /** host:port */
  authEmulator: string;
  logFile: string;
  /** Where mails are written instead of being sent. */
  mailFolder: string;
  /** By which push services know the portal; without them it pushes nothing. */
  pushKeys?: VapidKeys;
  /** Seals the keys of authenticator apps; without it the portal offers none. */
  factorKey?: string;
}

export interface ApiNode {
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Holds the admin's role in the local stack, from its sign-up on. */
export const ADMIN_EMAIL = "admin@jobportal.example";

/** After an update a node may read each job anew: minutes on a machine with other work. */
const READY_TIMEOUT_MS = 10 * 60_000;
const STOP_TIMEOUT_MS = 15_000;
// Required, not imported: an import would have Node read the whole bundle as a module first, for a second and a half.
const END_WITH_PARENT = join(__dirname, "end-with-parent.cjs");

/** Starts `backend/dist/main.js` and waits until it is ready to serve. @throws StartError with its last words */
export async function startApiNode(options: ApiNodeOptions): Promise<ApiNode> {
  rmSync(options.logFile, { force: true });
  const log = openSync(options.logFile, "w", 0o600);
  const child = spawnNode([join(CHECKOUT, "backend/dist/main.js")], {
    env: environmentOf(options),
    output: log,
  });
  closeSync(log);
  const node = { process: child, stop: () => stopChild(child) };
  try {
    await waitUntilReady(options.port, child, options.logFile);
  } catch (error) {
    await node.stop();
    throw error;
  }
  return node;
}

/** Starts Node on a script with no terminal of its own, so that Ctrl-C is left to us. */
export function spawnNode(
  args: string[],
  { env, output, cwd = CHECKOUT }: { env: NodeJS.ProcessEnv; output: number | "inherit"; cwd?: string },
): ChildProcess {
  return spawn(process.execPath, ["--require", END_WITH_PARENT, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", output, output, "ipc"],
  });
}

/** Asks the child to end, and ends it when it does not within 15 s. */
export async function stopChild({ pid }: ChildProcess): Promise<void> {
  if (pid && !(await stopProcess(pid, "SIGTERM", STOP_TIMEOUT_MS))) {
    await stopProcess(pid, "SIGKILL", STOP_TIMEOUT_MS);
  }
}

/**
 * Waits until the API node answers that it is ready, at its own port or through what stands before it there.
 * @throws StartError when the child ends first, or after ten minutes
 */
export async function waitUntilReady(port: number, child: ChildProcess, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.ok) return;
    await delay(50);
  }
  throw new StartError(
    `The API node did not get ready. The end of its log, ${logFile}:\n${lastWordsIn(logFile)}`,
  );
}

/** The last lines that the node wrote. */
export function lastWordsIn(logFile: string): string {
  return readFileSync(logFile, "utf8").trim().split("\n").slice(-10).join("\n");
}

/** The footer's. */
const CONTACT = {
  SUPPORT_EMAIL: "support@jobportal.example",
  SUPPORT_PHONE: "+91 80 0000 0000",
  SUPPORT_ADDRESS: "12th Main Road, Indiranagar, Bangalore 560038",
  SOCIAL_X_URL: "https://x.example/jobportal",
  SOCIAL_LINKEDIN_URL: "https://linkedin.example/company/jobportal",
  SOCIAL_INSTAGRAM_URL: "https://instagram.example/jobportal",
  SOCIAL_FACEBOOK_URL: "https://facebook.example/jobportal",
  SOCIAL_YOUTUBE_URL: "https://youtube.example/@jobportal",
};

/** What stands on invoices. */
const SELLER = {
  INVOICE_SELLER_NAME: "JobPortal (local stack)",
  INVOICE_SELLER_ADDRESS: CONTACT.SUPPORT_ADDRESS,
  INVOICE_SELLER_GSTIN: "29AAGCB7383J1Z4",
};

const vapidOf = ({ publicKey, privateKey }: VapidKeys) => ({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: `mailto:${CONTACT.SUPPORT_EMAIL}`,
});

/** What the stack keeps from one start to the next. */
const keptSecrets = ({ pushKeys, factorKey }: Pick<ApiNodeOptions, "pushKeys" | "factorKey">) => ({
  ...(pushKeys && vapidOf(pushKeys)),
  SECOND_FACTOR_KEY: factorKey,
  ADMIN_SECOND_FACTOR: process.env.ADMIN_SECOND_FACTOR,
});

function environmentOf({
  port,
  publicUrl,
  databaseUrl,
  readUrls,
  authEmulator,
  mailFolder,
  ...kept
}: ApiNodeOptions): NodeJS.ProcessEnv {
  return {
    ...{ PATH: process.env.PATH, LOG_LEVEL: process.env.LOG_LEVEL },
    READS_PER_MINUTE: process.env.READS_PER_MINUTE,
    FEEDS_FROM_PRIVATE: process.env.FEEDS_FROM_PRIVATE,
    // Everybody comes from one address here, and one admin brings in the demo data.
    WRITES_PER_MINUTE: "100000",
    WRITES_PER_MINUTE_PER_ADDRESS: "100000",
    SIGN_UPS_PER_HOUR_PER_ADDRESS: "100000",
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URLS: readUrls,
    MIGRATE_ON_START: "true",
    ADMIN_EMAILS: ADMIN_EMAIL,
    SANDBOX: "true",
    MAIL_URL: pathToFileURL(mailFolder).href,
    MAIL_FROM: "JobPortal <no-reply@jobportal.example>",
    ...keptSecrets(kept),
    PAYMENTS: "test",
    ...SELLER,
    FIREBASE_API_KEY: "demo-api-key",
    FIREBASE_AUTH_DOMAIN: `${DEMO_PROJECT_ID}.firebaseapp.com`,
    FIREBASE_PROJECT_ID: DEMO_PROJECT_ID,
    FIREBASE_STORAGE_BUCKET: `${DEMO_PROJECT_ID}.appspot.com`,
    FIREBASE_MESSAGING_SENDER_ID: "000000000000",
    FIREBASE_APP_ID: "1:000000000000:web:0000000000000000",
    FIREBASE_AUTH_EMULATOR_HOST: authEmulator,
    ...CONTACT,
  };
}
