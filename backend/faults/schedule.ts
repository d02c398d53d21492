import { setTimeout as delay } from "node:timers/promises";
import {
  allNodesKilled,
  databaseFrozen,
  databaseKilled,
  diskFull,
  type Fault,
  mailServerGone,
  nodeFrozen,
  nodeKilled,
  providerGone,
  providerSilent,
  readOnly,
  rollingRestart,
  type Site,
} from "./faults-of";
import { CALM } from "./tally";

/** So many writes have to be acknowledged. */
export const LEAST_ACKED = 10_000;

/** Twenty nodes and five databases are killed; what ends together counts for each. */
export const LEAST_KILLS = { nodes: 20, databases: 5 };

const ROUND: readonly Fault[] = [nodeKilled, nodeKilled, databaseKilled, nodeKilled];

const SCHEDULE: readonly Fault[] = [
  ...[...ROUND, nodeFrozen, readOnly],
  ...[...ROUND, databaseFrozen, rollingRestart],
  ...[...ROUND, diskFull, providerSilent, mailServerGone],
  ...[...ROUND, nodeFrozen, allNodesKilled],
  ...[...ROUND, databaseFrozen, providerGone],
  ...[allNodesKilled, nodeKilled, diskFull, readOnly, mailServerGone, rollingRestart],
];

/** Between two faults, in milliseconds. */
const REST_MS = 1_500;

/** What came of a fault, all its times together. */
export interface History {
  fault: Fault;
  /** Seconds, one for each time. */
  recoveries: number[];
}

/** Lets all faults happen one after the other, spread over the writes: each waits for its share of them. */
export async function runSchedule(
  site: Site,
  { isStopped, onStep }: { isStopped: () => boolean; onStep: (text: string) => void },
): Promise<History[]> {
  const histories = new Map<Fault, History>();
  for (const [index, fault] of SCHEDULE.entries()) {
    await delay(REST_MS);
    const share = (index * LEAST_ACKED) / SCHEDULE.length;
    while (site.tally.acked < share && !isStopped()) await delay(50);
    if (isStopped()) break;
    site.tally.begin(fault.name);
    const seconds = await fault.happen(site);
    // Who ended in the meantime is started again, as a supervisor would.
    await Promise.all(site.nodes.map((node) => node.start()));
    site.tally.begin(CALM);
    const history = histories.get(fault) ?? { fault, recoveries: [] };
    history.recoveries.push(seconds);
    histories.set(fault, history);
    onStep(
      `${index + 1}/${SCHEDULE.length} ${fault.name}: ${seconds.toFixed(2)} s, ${site.tally.acked} writes so far`,
    );
  }
  noteUnfelt(site, [...histories.values()]);
  return [...histories.values()];
}

/** How many nodes and databases were killed. */
export function killsIn(histories: readonly History[]): { nodes: number; databases: number } {
  const times = (fault: Fault) =>
    histories.find((history) => history.fault === fault)?.recoveries.length ?? 0;
  return { nodes: times(nodeKilled) + 2 * times(allNodesKilled), databases: times(databaseKilled) };
}

/** A fault that nobody felt has proven nothing. */
function noteUnfelt({ tally }: Site, histories: readonly History[]): void {
  for (const { fault } of histories) {
    const { unavailable, broken } = tally.metUnder(fault.name);
    if (fault.isFelt && unavailable + broken === 0) tally.note(`no call met the fault "${fault.name}"`);
  }
}
