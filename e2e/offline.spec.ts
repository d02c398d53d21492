import type { Page } from "@playwright/test";
import { callApi } from "./test/api";
import { builtFile } from "./test/build";
import { openJobs } from "./test/job-list";
import { signOut } from "./test/people";
import { newSession } from "./test/session";
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

test("in a tunnel a seeker reads what they have seen, and nobody after them does (OFF-06)", async ({
  page,
  stack,
  shoot,
}) => {
  const { token } = await newSession(page, stack);
  const [jobId] = await openJobs(stack, 1);
  await callApi(stack, token, "mutation ($jobId: ID!) { saveJob(jobId: $jobId) { id } }", { jobId });
  const saved = page.getByRole("region", { name: "Saved Jobs" }).getByRole("article");
  await page.goto("/dashboard");
  await workerRuns(page);
  await saved.getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Apply Now" }).first()).toBeVisible();
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  // Files that came before the worker ran are kept by the next page.
  await page.goto("/dashboard");
  await expect(saved).toHaveCount(1);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("No network. This is what was last shown here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await expect(saved).toHaveCount(1);
  await shoot("offline-dashboard");
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await shoot("offline-job");

  await page.goto("/dashboard");
  await expect(page.getByText("No network. This is what was last shown here.")).toBeVisible();
  await page.context().setOffline(false);
  // The page looks by itself, and is no longer old.
  await expect(page.getByText("No network. This is what was last shown here.")).toHaveCount(0, {
    timeout: 20_000,
  });
  await signOut(page);
  await expect.poll(() => page.evaluate(() => window.caches.has("kept-answers"))).toBe(false);
});
