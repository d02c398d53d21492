import { mkdirSync, mkdtempSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { run } from "../src/commands/command";
import { updateDatabase } from "../src/modules/setup/database-update";
import type { ChildProgram } from "./child-program";
import { Cluster } from "./cluster";
import { Sender } from "./client";
import { Disk } from "./disk";
import type { Site } from "./faults-of";
import { Hours } from "./hours";
import { Ledger } from "./ledger";
import { Load } from "./load";
import { MailServer } from "./mail-server";
import { countUnforeseen } from "./node-logs";
import { makePeople } from "./people";
import { Portal } from "./portal";
import { identityProgram, nodeProgram } from "./programs";
import { faultTable, isEnough, kindsLine, lastLine, mailsLine, shortfalls } from "./report";
import { runSchedule } from "./schedule";
import { Tally } from "./tally";
import { verify } from "./verify";
import { World } from "./world";

/** The load ends then, whatever it has come to. Two idle cores take some eight minutes, busy ones longer. */
const MOST_MS = 25 * 60_000;

/** From the last write until every alert has told of it, in milliseconds: a dead node's task waits for 90 seconds. */
const TELLING_MS = 4 * 60_000;

const say = (text: string) => process.stderr.write(`${text}\n`);

/** What was begun, to be ended in the opposite order; also when somebody presses Ctrl-C. */
class Undoing {
  private readonly steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.steps.push(step);
  }

  async all(): Promise<void> {
    for (const step of this.steps.splice(0).reverse())
      await Promise.resolve(step()).catch((error: unknown) => say(String(error)));
  }
}

interface Stage extends Omit<Site, "token"> {
  authEmulator: string;
  logs: string;
}

async function build(undoing: Undoing, tally: Tally): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "job-portal-faults-"));
  undoing.add(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o711);
  const logs = process.env.FAULTS_LOGS || join(folder, "logs");
  mkdirSync(logs, { recursive: true });
  const disk = await Disk.make(join(folder, "disk"));
  undoing.add(() => disk.remove());
  const cluster = await Cluster.make(join(disk.folder, "postgres"));
  undoing.add(() => cluster.stop());
  await updateDatabase(cluster.url);
  const { authEmulator, program: identity } = await identityProgram(folder, logs);
  undoing.add(() => identity.kill());
  await identity.start();
  const mailServer = await MailServer.make();
  undoing.add(() => mailServer.goAway());
  const parts = { databaseUrl: cluster.url, authEmulator, mailUrl: mailServer.url, logs };
  const made = [await nodeProgram("node-1", parts), await nodeProgram("node-2", parts)];
  const nodes = made.map(({ program }) => program);
  undoing.add(() => Promise.all(nodes.map((node) => node.kill())));
  await Promise.all(nodes.map((node) => node.start()));
  const urls = made.map(({ url }) => url);
  const portal = new Portal(urls, tally);
  return { cluster, disk, mailServer, nodes, identity, tally, portal, authEmulator, logs };
}

async function main(): Promise<void> {
  const undoing = new Undoing();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void undoing.all().then(() => process.exit(130)));
  try {
    process.exitCode = (await tryFaults(undoing)) ? 0 : 1;
  } finally {
    await undoing.all();
  }
}

/** @returns whether nothing was found */
async function tryFaults(undoing: Undoing): Promise<boolean> {
  const tally = new Tally();
  const ledger = new Ledger();
  const stage = await build(undoing, tally);
  const { cluster, portal } = stage;
  say("PostgreSQL, identity provider and two nodes run.");
  const people = await makePeople(portal, stage.authEmulator);
  const load = new Load(new World(people), new Sender(portal, ledger, tally));
  await load.begin();
  const hours = new Hours(cluster.url);
  say("Clients write.");
  const deadline = performance.now() + MOST_MS;
  const isLate = () => performance.now() > deadline;
  const [someone] = people.seekers;
  const site: Site = { ...stage, token: someone?.token ?? "" };
  const histories = await runSchedule(site, { isStopped: isLate, onStep: say });
  while (!isEnough(tally) && !isLate()) await delay(100);
  await load.end();
  say("All is calm; alerts tell what is left.");
  if (!(await hours.end(TELLING_MS))) tally.note("alerts had not told everything in the end");
  say("The ledger is compared.");
  const verdict = await verify(cluster.url, { ledger, tally, portal, mails: () => stage.mailServer.mails });
  countUnforeseen(stage.logs, tally);
  const programs: ChildProgram[] = [...stage.nodes, stage.identity];
  const found = shortfalls(histories, tally, programs);
  say(found.map((line) => `- ${line}`).join("\n"));
  process.stdout.write(`${faultTable(histories, tally)}\n\n${kindsLine(tally)}\n${mailsLine(verdict)}\n`);
  process.stdout.write(`${lastLine(tally, verdict)}\n`);
  const { lost, doubled, overruns } = verdict;
  return found.length + lost + doubled + overruns + tally.internalErrors === 0;
}

run(main);
