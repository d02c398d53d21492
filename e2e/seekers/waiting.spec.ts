import type { Page } from "@playwright/test";
import { callApi } from "../test/api";
import { fillProfile, postOpening } from "../test/applications";
import { newAccount, newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

test.use({
  viewport: { width: 360, height: 780 },
  serviceWorkers: "allow",
  toleratedErrors: [/^Failed to load resource|ERR_INTERNET_DISCONNECTED|could not be/],
});

const NOTE = "I live two streets away.";
const WAITS = "Waiting for a network. It goes by itself.";
const applyButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Apply Now" });

/** Takes pictures on a phone in both themes. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `${__dirname}/../screenshots/${name}-360-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
  }
}

interface Found {
  candidates: { items: unknown[] };
}

/** A job, and somebody with a profile on a phone whose browser has our worker. */
async function prepare(page: Page, stack: TestStack, title: string) {
  const employer = await newAccount(stack, "EMPLOYER");
  const jobId = await postOpening(stack, employer.token, { title, location: "Nagaon" });
  const seeker = await newSession(page, stack);
  await fillProfile(stack, seeker.token, {
    ...{ name: "Asha Menon", title: "Fitter", location: "Nagaon", phone: "+91 98765 43210" },
  });
  const applicants = async () => {
    const query = "query ($filter: CandidateFilter) { candidates(filter: $filter) { items { id } } }";
    return (await callApi<Found>(stack, employer.token, query, { filter: { jobId } })).candidates.items
      .length;
  };
  return { employer, seeker, jobId, applicants };
}

/** Until the browser has kept an answer to a query. */
const isKept = (page: Page, name: string) =>
  page.evaluate(async (part) => {
    const keys = await (await window.caches.open("kept-answers")).keys();
    return keys.some(({ url }) => decodeURIComponent(url).includes(part));
  }, name);

/** Opens the job twice: files that came before the worker ran are kept by the second page. */
async function openForTunnel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

async function applyInTunnel(page: Page, jobId: string): Promise<void> {
  await openForTunnel(page, `/jobs/${jobId}`);
  await expect.poll(() => isKept(page, `ApplyQuestions?["${jobId}"]`)).toBe(true);
  await page.context().setOffline(true);
  await applyButton(page).click();
  const dialog = page.getByRole("dialog", { name: /^Apply to / });
  await dialog.getByLabel(/Note to the company/).fill(NOTE);
  await dialog.getByRole("button", { name: "Send Application" }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.reload();
  await expect(page.getByText(WAITS)).toBeVisible();
}

test("an application written in a tunnel survives it, and is there once (OFF-07, OFF-08, OFF-10)", async ({
  page,
  stack,
}) => {
  const { jobId, applicants } = await prepare(page, stack, "Tunnel Fitter");
  await page.goto("/dashboard/applications");
  await expect(page.getByText("No applications yet")).toBeVisible();
  await applyInTunnel(page, jobId);
  await look(page, "waiting-job");
  await page.goto("/dashboard/applications");
  await expect(page.getByText(WAITS)).toBeVisible();
  await expect(page.getByText("No applications yet")).toBeVisible();
  await look(page, "waiting-applications");
  expect(await applicants()).toBe(0);

  await page.context().setOffline(false);
  await expect(page.getByText("Your application is sent: Tunnel Fitter")).toBeVisible();
  await expect(page.getByText(WAITS)).toHaveCount(0);
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByText(/^Applied /).first()).toBeVisible();
  expect(await applicants()).toBe(1);
});

test("an application that was refused on its way says so, with what was written (OFF-09)", async ({
  page,
  stack,
}) => {
  const { employer, jobId, applicants } = await prepare(page, stack, "Bridge Fitter");
  await applyInTunnel(page, jobId);
  await callApi(stack, employer.token, "mutation ($id: ID!) { closeJob(id: $id) { id } }", { id: jobId });
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "See Why" }).click();
  await page.reload();
  const reason = "We couldn’t send your application. This job is no longer open.";
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await look(page, "waiting-refused");
  await page.goto("/dashboard/applications");
  await expect(page.getByText(reason)).toBeVisible();
  await look(page, "waiting-refused-applications");
  await page.getByRole("button", { name: "Delete It" }).click();
  await expect(page.getByText(reason)).toHaveCount(0);
  expect(await applicants()).toBe(0);
});

test("an answer that was lost after the server had the application is no failure (OFF-08)", async ({
  page,
  stack,
}) => {
  const { jobId, applicants } = await prepare(page, stack, "Lift Fitter");
  let isLost = false;
  await page.route("**/graphql", async (route) => {
    const isApplying = (route.request().postData() ?? "").includes("ApplyToJob");
    if (!isApplying || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await page.goto(`/jobs/${jobId}`);
  await applyButton(page).click();
  const dialog = page.getByRole("dialog", { name: /^Apply to / });
  await dialog.getByRole("button", { name: "Send Application" }).click();
  await expect(page.getByText("Your application is sent: Lift Fitter")).toBeVisible();
  expect(isLost).toBe(true);
  expect(await applicants()).toBe(1);
});

test("a saved job is read in a tunnel though nobody has opened it, and a wish goes later (OFF-11, OFF-12)", async ({
  page,
  stack,
}) => {
  const { seeker, jobId } = await prepare(page, stack, "Metro Fitter");
  await callApi(stack, seeker.token, "mutation ($jobId: ID!) { saveJob(jobId: $jobId) { id } }", { jobId });
  await openForTunnel(page, "/dashboard/saved-jobs");
  await expect.poll(() => isKept(page, `JobDetailScreen?["${jobId}"]`)).toBe(true);

  await page.context().setOffline(true);
  await page.getByRole("main").getByRole("link", { name: "Metro Fitter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Metro Fitter" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Saved. Remove from saved jobs" }).click();
  await expect(page.getByText("No network yet. We’ll remove it once there is one.")).toBeVisible();
  const saved = async () => {
    const query = "query ($id: ID!) { job(id: $id) { isSaved } }";
    return (await callApi<{ job: { isSaved: boolean } }>(stack, seeker.token, query, { id: jobId })).job
      .isSaved;
  };
  expect(await saved()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(saved).toBe(false);
});
