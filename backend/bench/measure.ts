import { readFileSync } from "node:fs";

/** Times in milliseconds; the least is what a run takes that nothing else on the machine interrupts. */
export interface Timing {
  least: number;
  p50: number;
  p99: number;
}

/**
 * Runs pieces of work in turn, some times unseen and then measured one by one, so that whatever else the machine
 * does meets all of them alike.
 */
export async function measure(works: (() => Promise<unknown>)[], runs = 200): Promise<Timing[]> {
  const times = works.map((): number[] => []);
  for (let run = -20; run < runs; run += 1) {
    for (const [index, work] of works.entries()) {
      const start = performance.now();
      await work();
      if (run >= 0) times[index]?.push(performance.now() - start);
    }
  }
  return times.map((ofWork) => {
    ofWork.sort((one, other) => one - other);
    const at = (share: number) => ofWork[Math.min(Math.floor(ofWork.length * share), ofWork.length - 1)] ?? 0;
    return { least: at(0), p50: at(0.5), p99: at(0.99) };
  });
}

/** A list may take so many times as long among the most rows as among the fewest. */
const MOST_TIMES = 1.5;

/**
 * A line of a table: the medians of a list, in milliseconds, the fewest rows first, and by how much the slowest is
 * slower. Where that is too much the line and the command's exit code say so.
 * @param enoughMs a list that takes no more holds, whatever it took among the fewest
 */
export function flatLine(name: string, timings: readonly Timing[], enoughMs = 0): string[] {
  const [least = 1, ...others] = timings.map(({ p50 }) => p50);
  const most = Math.max(least, ...others);
  const isFlat = most <= enoughMs || most <= MOST_TIMES * least;
  if (!isFlat) process.exitCode = 1;
  const medians = [least, ...others].map((p50) => p50.toFixed(2));
  return [name, ...medians, (most / least).toFixed(2), isFlat ? "" : "too slow"];
}

/** Rows of text in columns, the first to the left and the others to the right. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

/** Clock ticks a second in /proc/PID/stat: 100 on every Linux that Node runs on. */
const TICKS = 100;

/** User and system time of a process, all its threads, in seconds. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) / TICKS;
}
