import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { table } from "./measure";

/** How a node bears an upload: what it answers, how long others wait meanwhile, what memory it takes. */
interface Bearing {
  answer: string;
  ms: number;
  /** The longest that /healthz took meanwhile, in milliseconds. */
  othersMs: number;
  /** By how much the node's memory grew at most, in megabytes. */
  growthMb: number;
}

export interface UploadTarget {
  url: string;
  token: string;
  companyId: string;
  /** The node's process. */
  pid: number;
}

const PREVIEW = `query ($input: PreviewJobsCsvInput!) {
  previewJobsCsv(input: $input) { rowCount problemCount problems { line message } }
}`;

/** The resident memory of a process, in megabytes; Linux tells it in kilobytes. */
const memoryMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

async function bear({ url, token, companyId, pid }: UploadTarget, csv: string): Promise<Bearing> {
  const before = memoryMb(pid);
  const bearing = { answer: "", ms: 0, othersMs: 0, growthMb: 0 };
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      const start = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      bearing.othersMs = Math.max(bearing.othersMs, performance.now() - start);
      bearing.growthMb = Math.max(bearing.growthMb, memoryMb(pid) - before);
      await delay(2);
    }
  })();
  const body = JSON.stringify({ query: PREVIEW, variables: { input: { companyId, csv } } });
  const start = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body,
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  bearing.ms = performance.now() - start;
  done.abort();
  await watching;
  bearing.answer = `${response.status} ${errors?.[0]?.extensions.code ?? ""}`.trim();
  return bearing;
}

/** Looks into files of jobs, and watches how the node answers others meanwhile. */
export async function measureUploads(
  target: UploadTarget,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const rows = [["", "answer", "ms", "others, ms", "memory, MB"]];
  for (const [name, csv] of Object.entries(files)) {
    const { answer, ms, othersMs, growthMb } = await bear(target, csv);
    rows.push([name, answer, ms.toFixed(0), othersMs.toFixed(0), growthMb.toFixed(0)]);
  }
  return table(rows);
}
