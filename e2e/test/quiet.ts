import { setTimeout as delay } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";

const QUIET_MS = 500;
const LOOK_MS = 50;

const isStream = (request: Request) => request.headers().accept === "text/event-stream";

/**
 * @returns waits until nothing has been asked for half a second, as Playwright's "networkidle" does. A signed-in page
 * is never idle: it keeps the stream of live changes open, which is left out here.
 */
export function watchQuiet(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastAt = Date.now();
  page.on("request", (request) => {
    if (isStream(request)) return;
    pending.add(request);
    lastAt = Date.now();
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => {
      if (pending.delete(request)) lastAt = Date.now();
    });
  return async () => {
    lastAt = Date.now();
    while (pending.size > 0 || Date.now() - lastAt < QUIET_MS) await delay(LOOK_MS);
  };
}
