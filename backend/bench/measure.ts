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
