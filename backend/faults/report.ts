import { table } from "../bench/measure";
import type { ChildProgram } from "./child-program";
import { type History, killsIn, LEAST_ACKED, LEAST_KILLS } from "./schedule";
import { CALM, type Tally } from "./tally";
import type { Verdict } from "./verify";

/** A row for each fault: how often, what clients met, how long until all was well. */
export function faultTable(histories: readonly History[], tally: Tally): string {
  const met = (name: string) => {
    const { unavailable, broken, slowestMs } = tally.metUnder(name);
    return [String(unavailable), String(broken), (slowestMs / 1000).toFixed(1)];
  };
  const rows = histories.map(({ fault, recoveries }) => {
    const sorted = recoveries.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const times = [median.toFixed(2), (sorted.at(-1) ?? 0).toFixed(2), fault.measured];
    return [fault.name, String(recoveries.length), ...met(fault.name), ...times];
  });
  return table([
    ["fault", "times", "503", "broken", "slowest s", "median s", "worst s", "measured"],
    ...rows,
    [CALM, "", ...met(CALM), "", "", ""],
  ]);
}

export function kindsLine({ ackedByKind }: Tally): string {
  return [...ackedByKind].map(([kind, count]) => `${kind} ${count}`).join(", ");
}

/** How much went out by mail, and how often the same mail went out once more. */
export const mailsLine = ({ told: { jobs, notices, repeated } }: Verdict): string =>
  `mailed: ${jobs} jobs by alerts, ${notices} notices; ${repeated} of these mails again, under their own Message-ID`;

/** What speaks against the run beside its last line's figures. */
export function shortfalls(histories: readonly History[], tally: Tally, programs: ChildProgram[]): string[] {
  const kills = killsIn(histories);
  const ended = programs.filter(({ unaskedEnds }) => unaskedEnds > 0);
  return [
    ...[...tally.problems].map(([problem, count]) => `${problem} (${count})`),
    ...ended.map(({ program, unaskedEnds }) => `${program.name} ended by itself (${unaskedEnds})`),
    ...(tally.acked < LEAST_ACKED
      ? [`only ${tally.acked} writes were acknowledged, not ${LEAST_ACKED}`]
      : []),
    ...(kills.nodes < LEAST_KILLS.nodes ? [`only ${kills.nodes} nodes were killed`] : []),
    ...(kills.databases < LEAST_KILLS.databases ? [`only ${kills.databases} databases were killed`] : []),
  ];
}

export const isEnough = ({ acked }: Tally): boolean => acked >= LEAST_ACKED;

export const lastLine = ({ acked, internalErrors }: Tally, { lost, doubled, overruns }: Verdict): string =>
  `acked ${acked} lost ${lost} doubled ${doubled} overruns ${overruns} 500s ${internalErrors}`;
