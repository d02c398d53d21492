import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { run } from "../src/commands/command";
import { startApiNode } from "../src/local/api-node";
import { startAuthEmulator } from "../src/local/auth-emulator";
import { EmulatorClient } from "../src/local/emulator-client";
import { askPortal, type PortalAccess } from "../src/local/portal-client";
import { freePort } from "../src/local/ports";
import { databaseOf, startBenchServer } from "./database";
import { jobFile } from "./import-file";
import { table } from "./measure";
import { at, bear, type Bearing } from "./uploads";

/** As many as the portal takes; another number may be given to the command. */
const ROWS = Number(process.argv[2] ?? 5_000);
const RUNS = 2;
/** Jobs that are there already: search's own tables grow with the import, and others search them meanwhile. */
const BOARD = Number(process.argv[3] ?? 20_000);
const LOOK_MS = 200;
const WARM_UP_MS = 5_000;

const uidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { user_id: string }).user_id;

interface Employer extends PortalAccess {
  companyId: string;
  /** The node's process. */
  pid: number;
}

/** The company that comes with its member's first job. */
async function companyOf(access: PortalAccess): Promise<string> {
  const input = {
    ...{ draftId: randomUUID(), companyName: "Bench Works", title: "Foreman", type: "FULL_TIME" },
    ...{ location: "Mysuru", pay: "₹8–12 LPA", experience: "5 years" },
    ...{ description: "Lead.", requirements: "ITI" },
    ...{ benefits: [], skills: [], openings: 1, openForDays: 30 },
  };
  await askPortal(access, "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }", { input });
  const { myCompanies } = await askPortal<{ myCompanies: { id: string }[] }>(
    access,
    "{ myCompanies { id } }",
  );
  return myCompanies[0]?.id ?? "";
}

async function upload({ url, token, companyId }: Employer, file: Buffer): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(file)]));
  const id = randomUUID();
  const response = await fetch(`${url}/api/companies/${companyId}/job-files/${id}?name=jobs.csv`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (response.status !== 201) throw new Error(`The upload was answered ${response.status}.`);
  return id;
}

interface SeenFile {
  state: string;
  failure: string | null;
  createdCount: number;
  counts: { rows: number; read: number; proposed: number; refused: number };
}

/** Looks at a file, as the screen does, until it stands so. */
async function until(
  employer: Employer,
  id: string,
  isThere: (file: SeenFile) => boolean,
): Promise<SeenFile> {
  for (;;) {
    const { myJobFile } = await askPortal<{ myJobFile: SeenFile }>(
      employer,
      `query ($id: ID!) { myJobFile(id: $id) {
         state failure createdCount counts { rows read proposed refused }
       } }`,
      { id },
    );
    if (isThere(myJobFile)) return myJobFile;
    await delay(LOOK_MS);
  }
}

const act = (employer: Employer, call: string, id: string) =>
  askPortal(employer, `mutation ($id: ID!) { ${call} { id } }`, { id });

/** What a file takes step by step, in seconds. */
async function bringIn(employer: Employer, file: Buffer): Promise<number[]> {
  const times = [performance.now()];
  const id = await upload(employer, file);
  times.push(performance.now());
  const mapped = await until(employer, id, ({ state }) => state !== "READING");
  if (mapped.state !== "MAPPING") throw new Error(JSON.stringify(mapped));
  times.push(performance.now());
  await act(employer, "readJobFile(id: $id, isRemembered: false)", id);
  const read = await until(employer, id, ({ counts }) => counts.read === counts.rows);
  if (read.counts.refused > 0) throw new Error(JSON.stringify(read.counts));
  await act(employer, "takeJobFileProposals(id: $id)", id);
  times.push(performance.now());
  await act(employer, "postJobFile(id: $id, isPartial: false)", id);
  const done = await until(employer, id, ({ state }) => state !== "POSTING");
  if (done.createdCount !== ROWS) throw new Error(JSON.stringify(done));
  times.push(performance.now());
  return times.slice(1).map((time, step) => (time - (times[step] ?? 0)) / 1_000);
}

/** Files that once stopped a node for seconds. */
const HOSTILE: Readonly<Record<string, string>> = {
  "900,000 blank rows": `title${"\n".repeat(900_000)}`,
  "900,000 columns": "a,".repeat(900_000),
};

const PREVIEW = "query ($input: PreviewJobsCsvInput!) { previewJobsCsv(input: $input) { rowCount } }";

const previewBody = ({ companyId }: Employer, csv: string): string =>
  JSON.stringify({ query: PREVIEW, variables: { input: { companyId, csv } } });

/** What a file within a request is answered. */
async function askPreview({ url, token }: Employer, body: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body,
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return `${response.status} ${errors?.[0]?.extensions.code ?? ""}`.trim();
}

/** What becomes of the same file as an upload. */
async function failed(employer: Employer, file: string): Promise<string> {
  const id = await upload(employer, Buffer.from(file));
  const { failure } = await until(employer, id, ({ state }) => state !== "READING");
  return failure ?? "none";
}

const ms = (time: number) => time.toFixed(0);
const rowOf = (name: string, answer: string, { ms: taken, healthMs, growthMb }: Bearing<unknown>) => [
  ...[name, answer, ms(taken), ms(at(healthMs, 1)), ms(growthMb)],
];

async function measureHostile(employer: Employer): Promise<string> {
  const rows = [["", "answer", "ms", "others, ms at most", "memory, MB more"]];
  // The first file starts the thread, and a node that just began to search is slower.
  await askPreview(employer, previewBody(employer, "title\nCook"));
  const calm = await bear(employer, () => delay(WARM_UP_MS));
  rows.push(rowOf("nothing", "", calm));
  for (const [name, file] of Object.entries(HOSTILE)) {
    const body = previewBody(employer, file);
    const inRequest = await bear(employer, () => askPreview(employer, body));
    rows.push(rowOf(name, inRequest.answer, inRequest));
    const uploaded = await bear(employer, () => failed(employer, file));
    rows.push(rowOf(`${name}, uploaded`, uploaded.answer, uploaded));
  }
  return table(rows);
}

async function measureFiles(employer: Employer): Promise<string> {
  const steps = [["", "upload, s", "apart, s", "rows, s", "posting, s", "in all, s"]];
  const others = [["", "health p99, ms", "at most", "search p99, ms", "at most", "memory, MB more"]];
  for (let file = 1; file <= RUNS; file += 1) {
    const bytes = jobFile(file, ROWS);
    const {
      answer,
      ms: all,
      healthMs,
      searchMs,
      growthMb,
    } = await bear(employer, () => bringIn(employer, bytes));
    const name = `file ${file}, ${(bytes.length / 2 ** 20).toFixed(1)} MB`;
    steps.push([name, ...answer.map((time) => time.toFixed(2)), (all / 1_000).toFixed(2)]);
    others.push([
      ...[name, ms(at(healthMs, 0.99)), ms(at(healthMs, 1)), ms(at(searchMs, 0.99)), ms(at(searchMs, 1))],
      ms(growthMb),
    ]);
  }
  return `${table(steps)}\n\n${table(others)}`;
}

/** Signs a new employer up, posts their first job, and brings their files in. */
async function measureOn(url: string, authEmulator: string, pid: number): Promise<string> {
  const client = new EmulatorClient(authEmulator);
  const email = `bench.${Date.now()}@jobs.example`;
  await client.ensureAccount(email, "kaveri-2026");
  const access = { url, token: await client.signIn(email, "kaveri-2026") };
  await askPortal(access, "mutation ($input: RegisterInput!) { register(input: $input) { id } }", {
    input: { email, firebaseUid: uidOf(access.token), role: "EMPLOYER" },
  });
  const employer = { ...access, companyId: await companyOf(access), pid };
  return `${await measureHostile(employer)}\n\n${await measureFiles(employer)}`;
}

async function measureImport(databaseUrl: string, folder: string): Promise<string> {
  const emulator = await startAuthEmulator();
  const authEmulator = `${emulator.host}:${emulator.port}`;
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const [logFile, mailFolder] = [join(folder, "node.log"), join(folder, "mails")];
  // Everybody who searches meanwhile comes from one address here.
  process.env.READS_PER_MINUTE = "1000000";
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
