import type { Browser, BrowserContext, Page } from "@playwright/test";

/** 'Slow 4G' of Chromium's DevTools: 1.6 Mbit/s down and 750 kbit/s up, a tenth less of each, and 150 ms × 3.75. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: ((1.6 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((750 * 1000) / 8) * 0.9,
  latency: 150 * 3.75,
};

/** A phone of the middle, as Lighthouse has it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 14; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36",
};

/** A pause of layout that the user has not brought about ends after one second, and none is longer than five. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** Beyond it a task of the main thread keeps a tap waiting. */
const LONG_TASK_MS = 50;

/** What one opening of a page came to: milliseconds, and bytes as they were transferred. */
export interface Opening {
  lcp: number;
  cls: number;
  /** Total blocking time: what tasks take beyond 50 ms, from the first paint until the page is quiet. */
  tbt: number;
  bytesBeforeLcp: number;
  scriptBytes: number;
  /** From a tap until the frame after it, the longest of its events. */
  inp: number;
}

/** What a page notes of itself from its start. */
interface Notes {
  paints: { at: number }[];
  shifts: { at: number; value: number }[];
  tasks: { at: number; ms: number }[];
  events: { ms: number }[];
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page, before anything of it. */
function takeNotes(): void {
  const notes: Notes = { paints: [], shifts: [], tasks: [], events: [] };
  window.notes = notes;
  const observe = (type: string, note: (entry: never) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
      ...options,
    });
  observe("largest-contentful-paint", ({ startTime }: PerformanceEntry) =>
    notes.paints.push({ at: startTime }),
  );
  observe("layout-shift", (shift: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (!shift.hadRecentInput) notes.shifts.push({ at: shift.startTime, value: shift.value });
  });
  observe("longtask", ({ startTime, duration }: PerformanceEntry) =>
    notes.tasks.push({ at: startTime, ms: duration }),
  );
  observe(
    "event",
    (event: PerformanceEntry & { interactionId: number }) => {
      if (event.interactionId) notes.events.push({ ms: event.duration });
    },
    { durationThreshold: 16 },
  );
}

/** Opens a page with nothing in the browser's cache, waits until it is quiet, and taps where `tap` does. */
export async function openSlowly(
  browser: Browser,
  url: string,
  { slowdown, tap }: { slowdown: number; tap(page: Page): Promise<void> },
): Promise<Opening> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await slowPage(context, slowdown);
    await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
    const opened = await page.evaluate(readOpening);
    await tap(page);
    // The frame after the tap, and what it led to.
    await page.waitForLoadState("networkidle");
    const events = await page.evaluate(() => window.notes.events);
    return { ...summed(opened), inp: Math.max(0, ...events.map(({ ms }) => ms)) };
  } finally {
    await context.close();
  }
}

async function slowPage(context: BrowserContext, slowdown: number): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(takeNotes);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

type Read = ReturnType<typeof readOpening>;

/** Runs in the page. */
function readOpening() {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const pages = performance.getEntriesByType("navigation") as PerformanceResourceTiming[];
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  return {
    notes: window.notes,
    firstPaint,
    files: [...pages, ...files].map(({ name, transferSize, responseEnd }) => ({
      isScript: new URL(name).pathname.endsWith(".js"),
      bytes: transferSize,
      at: responseEnd,
    })),
  };
}

function summed({ notes, firstPaint, files }: Read): Omit<Opening, "inp"> {
  const lcp = notes.paints.at(-1)?.at ?? NaN;
  const bytesOf = (some: Read["files"]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const tasks = notes.tasks.filter(({ at }) => at >= firstPaint);
  return {
    lcp,
    cls: layoutShift(notes.shifts),
    tbt: tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_TASK_MS), 0),
    bytesBeforeLcp: bytesOf(files.filter(({ at }) => at <= lcp)),
    scriptBytes: bytesOf(files.filter(({ isScript }) => isScript)),
  };
}

/** The worst window of shifts, as browsers' makers define the figure. */
function layoutShift(shifts: Notes["shifts"]): number {
  let [worst, sum, begin, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, value } of shifts) {
    if (at - last > SHIFT_GAP_MS || at - begin > SHIFT_WINDOW_MS) [sum, begin] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
