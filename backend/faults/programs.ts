import { join } from "node:path";
import { DEMO_PROJECT_ID } from "../src/local/auth-emulator";
import { freePort } from "../src/local/ports";
import { CHECKOUT } from "../src/settings/local-folder";
import { ChildProgram } from "./child-program";

export const ADMIN_EMAIL = "admin@faults.example";

const MANY = "1000000000";

/** The limits of calls a minute are out of the way; the plans' limits stay. */
const UNLIMITED = {
  READS_PER_MINUTE: MANY,
  WRITES_PER_MINUTE: MANY,
  WRITES_PER_MINUTE_PER_ADDRESS: MANY,
  SIGN_UPS_PER_HOUR: MANY,
  SIGN_UPS_PER_HOUR_PER_ADDRESS: MANY,
};

/** A node takes the emulator's tokens outside production alone; all else is as it is there. */
const LIKE_PRODUCTION = {
  NODE_ENV: "development",
  REQUIRE_VERIFIED_EMAIL: "true",
  LOG_LEVEL: "warn",
  HOST: "127.0.0.1",
  ADMIN_EMAILS: ADMIN_EMAIL,
  FIREBASE_API_KEY: "demo-api-key",
  FIREBASE_AUTH_DOMAIN: `${DEMO_PROJECT_ID}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: DEMO_PROJECT_ID,
  FIREBASE_STORAGE_BUCKET: "bucket",
  FIREBASE_MESSAGING_SENDER_ID: "1",
  FIREBASE_APP_ID: "1",
  SUPPORT_EMAIL: "help@faults.example",
  SUPPORT_PHONE: "080 0000 0000",
  SUPPORT_ADDRESS: "Bangalore",
};

/** A built node on a port that it keeps. It brings the database up to date whenever it starts. */
export async function nodeProgram(
  name: string,
  parts: { databaseUrl: string; authEmulator: string; mailUrl: string; logs: string },
): Promise<{ url: string; program: ChildProgram }> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const program = new ChildProgram({
    name,
    args: [join(CHECKOUT, "backend/dist/main.js")],
    env: {
      PATH: process.env.PATH,
      ...UNLIMITED,
      ...LIKE_PRODUCTION,
      PORT: port,
      PUBLIC_URL: url,
      DATABASE_URL: parts.databaseUrl,
      MAIL_URL: parts.mailUrl,
      MAIL_FROM: "JobPortal <no-reply@faults.example>",
      FIREBASE_AUTH_EMULATOR_HOST: parts.authEmulator,
    },
    logFile: join(parts.logs, `${name}.log`),
    readyUrl: `${url}/readyz`,
  });
  return { url, program };
}

/** The Auth emulator on a port that it keeps. @param folder where its accounts outlive it */
export async function identityProgram(
  folder: string,
  logs: string,
): Promise<{ authEmulator: string; program: ChildProgram }> {
  const port = String(await freePort());
  const authEmulator = `127.0.0.1:${port}`;
  const program = new ChildProgram({
    name: "the identity provider",
    args: [join(CHECKOUT, "tools/run.cjs"), join(__dirname, "identity-emulator.ts")],
    env: { PATH: process.env.PATH, PORT: port, STATE_FILE: join(folder, "accounts.json") },
    logFile: join(logs, "identity.log"),
    readyUrl: `http://${authEmulator}/`,
  });
  return { authEmulator, program };
}
