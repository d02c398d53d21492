import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../src/commands/command";
import { startApiNode } from "../src/local/api-node";
import { startAuthEmulator } from "../src/local/auth-emulator";
import { EmulatorClient } from "../src/local/emulator-client";
import { askPortal, type PortalAccess } from "../src/local/portal-client";
import { freePort } from "../src/local/ports";
import { databaseOf, startBenchServer } from "./database";
import { table } from "./measure";
import { measureUploads } from "./uploads";

const ROWS = 5_000;
const RUNS = 2;
/** Jobs that are there already: search's own tables grow with the import. */
const BOARD = 1_000;

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

async function measureRun(access: PortalAccess, companyId: string, file: number): Promise<number[]> {
  const csv = fileOf(file);
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

/** Files that once stopped a node for seconds, and the largest that it takes; the first starts the thread. */
const UPLOADS = {
  "900,000 blank rows": `title${"\n".repeat(900_000)}`,
  "900,000 columns": "a,".repeat(900_000),
  "900,000 blank rows again": `title${"\n".repeat(900_000)}`,
  "5,000 rows, none right": `${HEADER}\n${"a,b,c,d,e,f,g,h\n".repeat(ROWS)}`,
  "5,000 right rows": fileOf(0),
};

/** Signs a new employer up, posts their first job, and brings their files in. */
async function measureOn(url: string, authEmulator: string, pid: number): Promise<string> {
  const client = new EmulatorClient(authEmulator);
  const email = `bench.${Date.now()}@jobs.example`;
  await client.ensureAccount(email, "kaveri-2026");
  const access = { url, token: await client.signIn(email, "kaveri-2026") };
  await askPortal(access, "mutation ($input: RegisterInput!) { register(input: $input) { id } }", {
    input: { email, firebaseUid: uidOf(access.token), role: "EMPLOYER" },
  });
  const companyId = await companyOf(access);
  const uploads = await measureUploads({ ...access, companyId, pid }, UPLOADS);
  const rows = [["", "preview, s", "import, s"]];
  for (let file = 1; file <= RUNS; file += 1) {
    const times = await measureRun(access, companyId, file);
    rows.push([`file ${file}`, ...times.map((time) => (time / 1000).toFixed(2))]);
  }
  return `${uploads}\n\n${table(rows)}`;
}

async function measureImport(databaseUrl: string, folder: string): Promise<string> {
  const emulator = await startAuthEmulator();
  const authEmulator = `${emulator.host}:${emulator.port}`;
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const [logFile, mailFolder] = [join(folder, "node.log"), join(folder, "mails")];
  try {
    const node = await startApiNode({ port, publicUrl, databaseUrl, authEmulator, logFile, mailFolder });
    return await measureOn(publicUrl, authEmulator, node.process.pid ?? 0).finally(() => node.stop());
  } finally {
    await emulator.stop();
  }
}

async function main(): Promise<void> {
  const server = await startBenchServer();
  const folder = await mkdtemp(join(tmpdir(), "job-portal-import-"));
  try {
    process.stdout.write(`${await measureImport(await databaseOf(server, BOARD), folder)}\n`);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

run(main);
