import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { table } from "../bench/measure";
import { LoadClient } from "./load-client";
import type { Seen } from "./orders";
import type { Deployment } from "./portal";
import type { Acknowledged, WriteKind } from "./writer";

const WRITERS = 8;
const READERS = 4;
const CALM_MS = 5_000;
/** Before PostgreSQL is killed, its standbys hear nothing for so long: what is not confirmed is lost then. */
const STALL_MS = 1_000;

/** The limits that the deployment has to keep. */
const WRITES_BACK_MS = 30_000;
const READ_GAP_MS = 2_000;

interface Round {
  kind: "killed" | "cut off";
  primary: string;
  next: string;
  /** Milliseconds of this machine's clock. */
  at: number;
  writesBackMs: number;
  wholeMs: number;
}

/**
 * Loses the primary again and again under load. With DRILL_SYNCHRONOUS=off no standby confirms a commit, and what was
 * acknowledged is lost: so the drill shows that it would notice.
 * @returns what was not as it should be
 */
export async function drillFailover(
  deployment: Deployment,
  times: number,
  say: (text: string) => void,
): Promise<string[]> {
  const { database } = deployment;
  const isSynchronous = process.env.DRILL_SYNCHRONOUS !== "off";
  if (!isSynchronous) await database.configure({ synchronous_mode: false });
  await database.whole(isSynchronous);
  const load = await LoadClient.start(deployment.client);
  await load.order("begin", {
    writers: WRITERS,
    readers: READERS,
    identityHost: deployment.identityHost,
  });
  const rounds: Round[] = [];
  for (let number = 1; number <= times; number += 1) {
    await delay(CALM_MS);
    const round = await loseThePrimary(
      deployment,
      load,
      number % 2 === 1 ? "killed" : "cut off",
      isSynchronous,
    );
    rounds.push(round);
    say(`${number}. ${round.primary} ${round.kind}, ${round.next} after ${seconds(round.writesBackMs)} s`);
  }
  await delay(CALM_MS);
  const seen = await load.order("end", null);
  const lost = await findLost(await database.url(), seen.acknowledged);
  return report(rounds, seen, lost, say);
}

async function loseThePrimary(
  { database }: Deployment,
  load: LoadClient,
  kind: Round["kind"],
  isSynchronous: boolean,
): Promise<Round> {
  const primary = await database.leader();
  if (kind === "killed") {
    database.stallReplication(primary);
    await delay(STALL_MS);
    database.kill(primary);
  } else primary.cutLink();
  const at = Date.now();
  const next = await database.leader(primary);
  const writesBackMs = (await firstWriteSentAfter(load, at)) - at;
  await delay(CALM_MS);
  if (kind === "killed") database.startPatroni(primary);
  else primary.joinLink();
  await database.whole(isSynchronous);
  return { kind, primary: primary.name, next: next.name, at, writesBackMs, wholeMs: Date.now() - at };
}

/** Waits for it. @returns when it was noticed, at most a tenth of a second late */
async function firstWriteSentAfter(load: LoadClient, at: number): Promise<number> {
  for (;;) {
    const { newestSentAt } = await load.order("progress", null);
    if (newestSentAt > at) return Date.now();
    await delay(100);
  }
}

interface Lost {
  /** Acknowledged, and not there. */
  missing: Acknowledged[];
  /** There twice, though the call that made them had a name. */
  doubled: number;
}

const DOUBLED: Record<WriteKind, string> = {
  jobs: "select count(*) - count(distinct title) as count from jobs",
  applications: "select count(*) - count(distinct job_id) as count from applications",
  application_notes: "select count(*) - count(distinct application_id) as count from application_notes",
};

/** Compares what clients were told with what the primary has. */
async function findLost(url: string, acknowledged: Acknowledged[]): Promise<Lost> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const lost: Lost = { missing: [], doubled: 0 };
    for (const kind of Object.keys(DOUBLED) as WriteKind[]) {
      const told = acknowledged.filter((write) => write.kind === kind);
      const { rows } = await client.query<{ id: string }>(`select id from ${kind}`);
      const there = new Set(rows.map(({ id }) => id));
      lost.missing.push(...told.filter(({ id }) => !there.has(id)));
      const { rows: counts } = await client.query<{ count: string }>(DOUBLED[kind]);
      lost.doubled += Number(counts[0]?.count ?? 0);
    }
    return lost;
  } finally {
    await client.end();
  }
}

/** The longest time that one reader went without an answer, between two moments. */
function readGap(reads: number[][], from: number, until: number): number {
  const gaps = reads.map((answeredAt) => {
    const within = [from, ...answeredAt.filter((at) => at > from && at < until), until];
    return Math.max(...within.slice(1).map((at, index) => at - (within[index] ?? at)));
  });
  return Math.max(...gaps);
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

function report(rounds: Round[], seen: Seen, lost: Lost, say: (text: string) => void): string[] {
  const ends = rounds.map((_, index) => rounds[index + 1]?.at ?? Date.now() - CALM_MS);
  const gaps = rounds.map(({ at }, index) => readGap(seen.reads, at, ends[index] ?? at));
  const lostIn = rounds.map(
    ({ at }, index) =>
      lost.missing.filter(({ sentAt }) => sentAt > (rounds[index - 1]?.at ?? 0) && sentAt <= at).length,
  );
  const rows = rounds.map((round, index) => [
    `${round.primary} ${round.kind}`,
    round.next,
    String(lostIn[index] ?? 0),
    seconds(round.writesBackMs),
    seconds(gaps[index] ?? 0),
    seconds(round.wholeMs),
  ]);
  const head = ["primary", "then", "writes lost", "writes back, s", "longest read gap, s", "whole again, s"];
  say(table([head, ...rows]));
  const reads = seen.reads.reduce((sum, answers) => sum + answers.length, 0);
  say(
    `${seen.acknowledged.length} writes acknowledged after ${seen.retries} retries, ${lost.missing.length} lost, ` +
      `${lost.doubled} made twice; ${reads} reads answered, ${seen.failedReads} failed.`,
  );
  return [
    ...(lost.missing.length > 0 ? [`${lost.missing.length} acknowledged writes are lost.`] : []),
    ...(lost.doubled > 0 ? [`${lost.doubled} writes were made twice.`] : []),
    ...(rounds.some(({ writesBackMs }) => writesBackMs >= WRITES_BACK_MS)
      ? ["Writes came back too late."]
      : []),
    ...(gaps.some((gap) => gap > READ_GAP_MS) ? ["Reads stood still for too long."] : []),
    ...seen.refusals.slice(0, 5).map((refusal) => `A write was refused: ${refusal}`),
  ];
}
