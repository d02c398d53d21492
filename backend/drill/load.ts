import { Client } from "pg";
import { loadJobs } from "../bench/jobs-data";
import { table } from "../bench/measure";
import { withoutTimeouts } from "../src/database/session-defaults";
import { LoadClient } from "./load-client";
import type { Stretch } from "./loops";
import type { Deployment } from "./portal";

const JOBS = 100_000;
/** As many connections as `bench:api` has. */
const AT_ONCE = 32;
const WARM_UP_SECONDS = 20;
const MINUTE = 60;
/** What people ask for, of what the portal carries. */
const TIMES = 2;

/** The limits that the deployment has to keep. */
const P99_MS = 1_000;
const SHARE_ANSWERED = 0.9;
/** A node's memory at the end, of that after its first minute. */
const GROWTH = 1.25;

interface Minute extends Stretch {
  memory: number[];
}

/** Asks twice as much as the portal carries, minute after minute. @returns what was not as it should be */
export async function drillLoad(
  deployment: Deployment,
  minutes: number,
  say: (text: string) => void,
): Promise<string[]> {
  const load = await LoadClient.start(deployment.client);
  await load.order("closed", { atOnce: AT_ONCE, seconds: WARM_UP_SECONDS });
  const calm = await load.order("closed", { atOnce: AT_ONCE, seconds: MINUTE });
  const carried = answeredIn(calm);
  say(`Undisturbed: ${carried.toFixed(0)} searches a second, p99 ${calm.p99.toFixed(0)} ms.`);
  const rate = Math.round(TIMES * carried);
  const passed: Minute[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const stretch = await load.order("open", { rate, seconds: MINUTE });
    passed.push({ ...stretch, memory: deployment.memory() });
  }
  say(`Asked ${rate} searches a second:`);
  say(table([HEAD, ...passed.map(row)]));
  return complaintsOf(passed, carried);
}

/** Fills the board before the nodes start. */
export async function fillBoard(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await withoutTimeouts(client);
    await loadJobs(client, JOBS, () => undefined);
  } finally {
    await client.end();
  }
}

const answeredIn = ({ statuses, seconds }: Stretch): number => (statuses[200] ?? 0) / seconds;

/** Answers that there should not be, such as `1 ECONNRESET`. */
const othersIn = ({ statuses }: Stretch): string[] =>
  Object.entries(statuses).flatMap(([status, count]) =>
    ["200", "429", "503"].includes(status) ? [] : [`${count} ${status}`],
  );

const HEAD = [
  "minute",
  "200 a second",
  "503",
  "429",
  "others",
  "p50, ms",
  "p99, ms",
  "p99 of all, ms",
  "nodes, MB",
];

const row = (minute: Minute, index: number): string[] => [
  String(index + 1),
  answeredIn(minute).toFixed(0),
  String(minute.statuses[503] ?? 0),
  String(minute.statuses[429] ?? 0),
  othersIn(minute).join(", ") || "0",
  minute.p50.toFixed(0),
  minute.p99.toFixed(0),
  minute.p99OfAll.toFixed(0),
  minute.memory.join(" "),
];

function complaintsOf(minutes: Minute[], carried: number): string[] {
  const answered = minutes.reduce((sum, minute) => sum + answeredIn(minute), 0) / minutes.length;
  const [first, last] = [minutes[0]?.memory ?? [], minutes.at(-1)?.memory ?? []];
  const rules: [boolean, string][] = [
    [minutes.every((minute) => othersIn(minute).length === 0), "There were answers beside 200, 429 and 503."],
    [minutes.every(({ withoutRetryAfter }) => withoutRetryAfter === 0), "A refusal had no Retry-After."],
    [minutes.every(({ p99 }) => p99 < P99_MS), "Answers took a second or more."],
    [answered >= SHARE_ANSWERED * carried, `Only ${answered.toFixed(0)} searches a second were answered.`],
    [last.every((memory, index) => memory <= GROWTH * (first[index] ?? 0)), "A node's memory grew."],
  ];
  return rules.flatMap(([isKept, complaint]) => (isKept ? [] : [complaint]));
}
