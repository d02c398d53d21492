// How long somebody on a cheap phone waits for a page (docs/performance.md): `npm run bench:pages`, or
// `npm run bench:pages -- 3` with fewer openings of each page.
import { chromium, type Browser, type Page } from "@playwright/test";
import { findBrowser } from "../test/browser";
import { startTestStack } from "../test/stack";
import { type Opening, openSlowly } from "./slow-page";

const OPENINGS = Number(process.argv[2] ?? 7);
/** The speed of the machine, and a fourth of it. */
const SLOWDOWNS = [1, 4];
const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-extensions",
];

interface BenchPage {
  name: string;
  path: string;
  /** The first thing that somebody presses. */
  tap(page: Page): Promise<void>;
}

async function pagesOf(url: string): Promise<BenchPage[]> {
  return [
    {
      name: "/",
      path: "/",
      tap: (page) => page.getByRole("combobox", { name: "Job title" }).tap(),
    },
    {
      name: "/jobs",
      path: "/jobs",
      tap: (page) => page.getByRole("group", { name: "Quick filters" }).getByRole("button").first().tap(),
    },
    {
      name: "/jobs/:id",
      path: `/jobs/${await firstJob(url)}`,
      tap: (page) => page.getByRole("button", { name: "Save" }).first().tap(),
    },
    {
      name: "/signin",
      path: "/signin",
      tap: (page) => page.getByLabel("Password", { exact: true }).tap(),
    },
  ];
}

async function firstJob(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ jobs(filter: {}) { items { id } } }" }),
  });
  const { data } = (await response.json()) as { data: { jobs: { items: { id: string }[] } } };
  const [job] = data.jobs.items;
  if (!job) throw new Error("There are no jobs.");
  return job.id;
}

function median(openings: Opening[], figure: keyof Opening): number {
  const figures = openings.map((opening) => opening[figure]).sort((one, other) => one - other);
  return figures[Math.floor(figures.length / 2)] ?? NaN;
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (ms: number) => (ms / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

function line(name: string, openings: Opening[]): string {
  const of = (figure: keyof Opening) => median(openings, figure);
  return [
    name.padEnd(10),
    `LCP ${seconds(of("lcp"))} s`,
    `CLS ${of("cls").toFixed(3)}`,
    `TBT ${of("tbt").toFixed(0)} ms`,
    `INP ${of("inp").toFixed(0)} ms`,
    `${kilobytes(of("bytesBeforeLcp"))} kB before the LCP`,
    `${kilobytes(of("scriptBytes"))} kB of JavaScript`,
  ].join("  ");
}

async function measure(browser: Browser, url: string, slowdown: number): Promise<string> {
  const pages = await pagesOf(url);
  const found = new Map(pages.map(({ name }) => [name, [] as Opening[]]));
  // In turn, so that whatever else the machine does meets all pages alike. The first round warms the node up.
  for (let round = 0; round <= OPENINGS; round += 1) {
    for (const { name, path, tap } of pages) {
      const opening = await openSlowly(browser, url + path, { slowdown, tap });
      if (round > 0) found.get(name)?.push(opening);
    }
  }
  print(slowdown === 1 ? "CPU as it is" : `CPU slowed ${slowdown} times`);
  for (const [name, openings] of found) print(line(name, openings));
  const lcp = [...found].map(([name, openings]) => `${name} ${seconds(median(openings, "lcp"))}`);
  const cls = Math.max(...[...found.values()].map((openings) => median(openings, "cls")));
  return `LCP ${lcp.join(" ")} s CLS ${cls.toFixed(2)}`;
}

async function main(): Promise<void> {
  const [{ executablePath, env }, { stack, stop }] = await Promise.all([findBrowser(), startTestStack()]);
  try {
    const browser = await chromium.launch({
      executablePath,
      args: BROWSER_ARGS,
      env: { ...process.env, ...env },
    });
    try {
      const sums: string[] = [];
      for (const slowdown of SLOWDOWNS) sums.unshift(await measure(browser, stack.url, slowdown));
      print(sums.join("\n"));
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
