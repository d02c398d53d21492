import type { Page } from "@playwright/test";
import { builtFile } from "./test/build";
import { expect, test } from "./test/test";

// What fails for want of a network stands in the console too.
test.use({
  serviceWorkers: "allow",
  toleratedErrors: [/^Failed to load resource|ERR_INTERNET_DISCONNECTED|could not be/],
});

/** Until the worker has what the page needs, and answers for it. */
const workerRuns = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
  });

test("the browser finds nothing that keeps the portal from being installed (OFF-01)", async ({ page }) => {
  await page.goto("/");
  await workerRuns(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
});

/** Paths of the build's files that the worker keeps. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith("/assets/"));
  });

test("without a network the app starts from what was kept, with its policy and one nonce (OFF-03, OFF-04)", async ({
  page,
}) => {
  const used = new Set<string>();
  page.on("request", (request) => used.add(new URL(request.url()).pathname));
  await page.goto("/about");
  await workerRuns(page);
  await page.reload();
  await expect
    .poll(() => keptFiles(page))
    .toContain(builtFile("src/screens/placeholder/ComingSoonScreen.tsx"));
  expect((await keptFiles(page)).filter((path) => !used.has(path))).toEqual([]);
  await page.context().setOffline(true);
  const answer = await page.goto("/about?again");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
  expect(await answer?.text()).toContain(`nonce="${nonce}"`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coming Soon");
});

test("the worker is asked for each time, and may answer for the whole portal (OFF-02)", async ({
  request,
}) => {
  const headers = (await request.get("/sw.js")).headers();
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["service-worker-allowed"]).toBe("/");
});
