/** Times in milliseconds. */
export interface Timing {
  p50: number;
  p99: number;
}

/** Runs a piece of work some times unseen, then measures it one by one. */
export async function measure(work: () => Promise<unknown>, runs = 300): Promise<Timing> {
  for (let run = 0; run < 30; run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
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
