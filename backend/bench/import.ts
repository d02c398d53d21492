import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { DEMO_PROJECT_ID, startAuthEmulator } from "../src/local/auth-emulator";
import { EmulatorClient } from "../src/local/emulator-client";
import { askPortal, type PortalAccess } from "../src/local/portal-client";
import { freePort } from "../src/local/ports";
import { stopProcess } from "../src/local/processes";
import { databaseOf, startBenchServer } from "./database";
import { table } from "./measure";

const ROWS = 5_000;
const RUNS = 2;
/** Jobs that are there already: search's own tables grow with the import. */
const BOARD = 1_000;
const MAIN = join(__dirname, "../dist/main.js");

const HEADER = "title,type,location,salary,experience,description,requirements,benefits";
const TYPES = ["full-time", "part-time", "contract", "internship"];

/** A file of the size that the portal takes at most in rows, some 1.3 MB of it. */
function fileOf(run: number): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const text = `"Look after machine ${index} of hall ${run}, keep its log, and train those who are new. ${"Day shifts. ".repeat(6)}"`;
    return `Fitter ${run} ${index},${TYPES[index % TYPES.length]},"Hebbal, Mysuru",₹${4 + (index % 5)}–${9 + (index % 5)} LPA,2–4 years,${text},"ITI, two years at a lathe",Canteen`;
  });
  return [HEADER, ...rows].join("\r\n");
}

const uidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { user_id: string }).user_id;

/** The company that comes with its member's first job. */
async function companyOf(access: PortalAccess): Promise<string> {
  const input = {
    ...{ draftId: randomUUID(), companyName: "Bench Works", title: "Foreman", type: "FULL_TIME" },
    ...{
      location: "Mysuru",
      pay: "₹8–12 LPA",
      experience: "5 years",
      description: "Lead.",
      requirements: "ITI",
    },
    ...{ benefits: [], skills: [], openings: 1, openForDays: 30 },
  };
  await askPortal(access, "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }", { input });
  const { myCompanies } = await askPortal<{ myCompanies: { id: string }[] }>(
    access,
    "{ myCompanies { id } }",
  );
  return myCompanies[0]?.id ?? "";
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measureRun(access: PortalAccess, companyId: string, run: number): Promise<number[]> {
  const csv = fileOf(run);
  const preview = await timed(() =>
    askPortal(
      access,
      "query ($input: PreviewJobsCsvInput!) { previewJobsCsv(input: $input) { rowCount problemCount } }",
      { input: { companyId, csv } },
    ),
  );
  const write = await timed(async () => {
    const { importJobsCsv } = await askPortal<{ importJobsCsv: { created: number } }>(
      access,
      "mutation ($input: ImportJobsCsvInput!) { importJobsCsv(input: $input) { created } }",
      { input: { companyId, csv, importId: randomUUID(), isConfirmed: true } },
    );
    if (importJobsCsv.created !== ROWS) throw new Error(`${importJobsCsv.created} jobs came in.`);
  });
  return [preview, write];
}

async function startNode(databaseUrl: string, authEmulator: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "development",
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    PUBLIC_URL: url,
    LOG_LEVEL: "error",
    FIREBASE_PROJECT_ID: DEMO_PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: authEmulator,
  };
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await delay(100);
  }
  return { url, stop: async () => child.pid && (await stopProcess(child.pid, "SIGTERM", 15_000)) };
}

async function measureImport(databaseUrl: string): Promise<string> {
  const emulator = await startAuthEmulator();
  const authEmulator = `${emulator.host}:${emulator.port}`;
  const node = await startNode(databaseUrl, authEmulator);
  try {
    const client = new EmulatorClient(authEmulator);
    const email = `bench.${Date.now()}@jobs.example`;
    await client.ensureAccount(email, "kaveri-2026");
    const access = { url: node.url, token: await client.signIn(email, "kaveri-2026") };
    await askPortal(access, "mutation ($input: RegisterInput!) { register(input: $input) { id } }", {
      input: { email, firebaseUid: uidOf(access.token), role: "EMPLOYER" },
    });
    const companyId = await companyOf(access);
    const rows = [["", "preview, s", "import, s"]];
    for (let run = 1; run <= RUNS; run += 1) {
      const times = await measureRun(access, companyId, run);
      rows.push([`file ${run}`, ...times.map((time) => (time / 1000).toFixed(2))]);
    }
    return table(rows);
  } finally {
    await node.stop();
    await emulator.stop();
  }
}

async function main(): Promise<void> {
  const server = await startBenchServer();
  try {
    process.stdout.write(`${await measureImport(await databaseOf(server, BOARD))}\n`);
  } finally {
    await server.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
