import type { Page } from "@playwright/test";
import { callApi } from "./test/api";
import { watchQuiet } from "./test/quiet";
import { newSession } from "./test/session";
import type { TestStack } from "./test/stack";
import { expect, test } from "./test/test";

interface FirstJob {
  id: string;
  title: string;
  company: { id: string; name: string };
}

async function firstJob(stack: TestStack): Promise<FirstJob> {
  const query = "{ jobs(filter: {}, page: 1) { items { id title company { id name } } } }";
  const { jobs } = await callApi<{ jobs: { items: FirstJob[] } }>(stack, null, query);
  const [job] = jobs.items;
  if (!job) throw new Error("There are no jobs.");
  return job;
}

/** Those that the portal's own links and the sitemap lead to. */
async function publicPages(stack: TestStack): Promise<string[]> {
  const { id, company } = await firstJob(stack);
  return [
    "/",
    "/jobs",
    "/jobs?q=nurse&location=Bengaluru&experience=0",
    "/jobs/search?page=2",
    "/jobs?q=qwertyuiop",
    `/jobs/${id}`,
    ...["/jobs/in/pune", "/jobs/for/nurse", "/jobs/for/nurse/in/bangalore"],
    `/companies/${company.id}`,
    ...["/signin", "/login", "/signup", "/reset-password", "/unauthorized"],
    ...["/subscription/plans", "/pricing", "/about", "/jobs/saved"],
  ];
}

/** Addresses that the portal lacks, and topics without open jobs: they answer 404, and show a search. */
const MISSING_PAGES = ["/nothing/of/ours", "/jobs/in/atlantis", "/jobs/for/nurse/in/bail-hongal"];
/** Chromium tells so of a page of that status. */
const NOT_THERE = "status of 404";

/** Playwright tells so where the browser's workers are switched off, as here. */
const WORKERS_BLOCKED = "Service Worker registration blocked by Playwright";

/** All that the page says in its console, and what it asks the API for: operations, and questions with their values. */
function listenTo(page: Page) {
  const told: string[] = [];
  const asked: string[] = [];
  const questions: string[] = [];
  page.on("console", (message) => {
    if (message.text() !== WORKERS_BLOCKED) told.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => told.push(String(error)));
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== "/graphql") return;
    const sent = request.postDataJSON() as { operationName: string; variables: unknown } | null;
    const operationName = sent?.operationName ?? searchParams.get("operationName") ?? "unnamed";
    asked.push(operationName);
    // A stream that was lost is opened again: no answer is asked for twice.
    if (request.headers().accept?.includes("text/event-stream")) return;
    questions.push(`${operationName} ${JSON.stringify(sent?.variables ?? searchParams.get("variables"))}`);
  });
  return { told, asked, questions };
}

const seenOn = async (page: Page) => (await page.locator("body").innerText()).trim();

for (const [device, options] of [
  ["a desk", {}],
  ["a phone", { viewport: { width: 360, height: 740 }, userAgent: "Mozilla/5.0 (Linux; Android 14) Mobile" }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("a visitor's page is read before its code, and hydrated without a warning or a request (PAGE-01, PAGE-02)", async ({
      page,
      stack,
    }) => {
      const { told, asked } = listenTo(page);
      for (const path of await publicPages(stack)) {
        const html = await (await page.request.get(path, { headers: { accept: "text/html" } })).text();
        expect(html, path).toContain('id="page-state"');
        await page.goto(path, { waitUntil: "networkidle" });
        await expect(page.locator("#first-paint"), path).toHaveCount(0);
        expect({ path, told, asked }).toEqual({ path, told: [], asked: [] });
        await page.reload({ waitUntil: "networkidle" });
        expect({ path, told, asked }).toEqual({ path, told: [], asked: [] });
      }
      await page.goBack({ waitUntil: "networkidle" });
      await page.goForward({ waitUntil: "networkidle" });
      expect({ told, asked }).toEqual({ told: [], asked: [] });
    });
  });

test.describe("addresses without a page", () => {
  test.use({ toleratedErrors: [[new RegExp(NOT_THERE)], { scope: "test" }] });

  test("answer 404 with a search, and hydrate without a warning or a request (CRAWL-05)", async ({
    page,
    shoot,
  }) => {
    const { told, asked } = listenTo(page);
    for (const path of MISSING_PAGES) {
      const answer = await page.goto(path, { waitUntil: "networkidle" });
      expect([path, answer?.status()]).toEqual([path, 404]);
      await expect(page.getByRole("search"), path).toBeVisible();
      await expect(page.locator("#first-paint"), path).toHaveCount(0);
      expect({ path, told: told.filter((line) => !line.includes(NOT_THERE)), asked }).toEqual({
        path,
        told: [],
        asked: [],
      });
      await shoot(`missing${path.replaceAll("/", "-")}`);
    }
  });
});

test("whoever is signed in sees every public page without a warning, and nothing is asked twice (PAGE-02)", async ({
  page,
  stack,
}) => {
  await newSession(page, stack);
  const { told, questions } = listenTo(page);
  const quiet = watchQuiet(page);
  async function settled(how: string) {
    await quiet();
    await expect(page.locator("#first-paint"), how).toHaveCount(0);
    const twice = questions.filter((question, index) => questions.indexOf(question) !== index);
    expect({ how, told, twice }).toEqual({ how, told: [], twice: [] });
    questions.length = 0;
  }
  for (const path of await publicPages(stack)) {
    await page.goto(path);
    await settled(path);
  }
  await page.reload();
  await settled("reload");
  await page.goBack();
  await settled("back");
  await page.goForward();
  await settled("forward");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody finds a job by text, filter and page, reads it and its company, and is led to sign in (PAGE-03)", async ({
    page,
    shoot,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await shoot("served-landing");
    await page.getByRole("search").getByRole("combobox", { name: "Job title" }).fill("engineer");
    await page.getByRole("button", { name: "Search Jobs" }).click();
    await expect(page).toHaveURL(/\/jobs\?q=engineer/);
    const cards = page.getByRole("article");
    await expect(cards.first()).toBeVisible();
    await shoot("served-list");

    await page.goto("/jobs");
    const found = page.getByRole("heading", { level: 2, name: /jobs/ });
    const all = await found.textContent();
    await page.getByRole("group", { name: "Quick filters" }).getByRole("button").first().click();
    await expect(page).toHaveURL(/\/jobs\?\w+=/);
    await expect(found).not.toHaveText(all ?? "");

    await page.goto("/jobs/for/nurse");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nurse jobs");
    await shoot("served-topic");
    await page
      .getByRole("navigation", { name: "Nurse jobs in other cities" })
      .getByRole("link")
      .first()
      .click();
    await expect(page).toHaveURL(/\/jobs\/for\/nurse\/in\/[a-z-]+$/);
    await expect(cards.first()).toBeVisible();

    // The demo's own jobs: other tests post some that are applied for elsewhere.
    await page.goto("/jobs?q=engineer");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/\/jobs\?q=engineer&page=2/);
    await cards.first().getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Job Description" })).toBeVisible();
    await shoot("served-job");
    const job = page.url();
    await page.getByRole("link", { name: "See company and open jobs" }).click();
    await expect(page).toHaveURL(/\/companies\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(job);
    await page.getByRole("link", { name: "Apply Now" }).click();
    await expect(page).toHaveURL(/\/signin\?returnTo=/);
    // Playwright reads no text within it.
    await expect(page.locator("noscript > [role=status]")).toBeVisible();
    expect(await page.content()).toContain("Signing in needs JavaScript");
    await shoot("served-sign-in");
  });
});

test.describe("while the page's code is on its way", () => {
  test.use({ toleratedErrors: [[/Failed to load resource/], { scope: "test" }] });

  test("its links and search work, and a password typed then goes nowhere (PAGE-03)", async ({ page }) => {
    await page.route("**/assets/*.js", () => undefined);
    await page.goto("/jobs", { waitUntil: "commit" });
    await expect(page.getByRole("article").first()).toBeVisible();
    const form = page.getByRole("search");
    await form.getByRole("combobox").first().fill("nurse");
    await form.getByRole("button", { name: "Search" }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/jobs\?q=nurse/);
    await page
      .getByRole("article")
      .first()
      .getByRole("heading")
      .getByRole("link")
      .click({ noWaitAfter: true });
    await expect(page.getByRole("heading", { name: "Job Description" })).toBeVisible();

    await page.goto("/signin", { waitUntil: "commit" });
    await page.getByLabel("Password", { exact: true }).fill("secret");
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await page.getByRole("button", { name: "Sign In", exact: true }).click({ noWaitAfter: true });
    expect(page.url()).toMatch(/\/signin$/);
  });

  test("a tablet shows what it will show then, though the server takes it for a desk (PAGE-09)", async ({
    page,
    shoot,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.route("**/assets/*.js", () => undefined);
    await page.goto("/jobs", { waitUntil: "commit" });
    await expect(page.getByRole("article").first()).toBeInViewport();
    await expect(page.getByRole("heading", { name: "Filters" })).toBeHidden();
    await expect(page.getByRole("group", { name: "Quick filters" })).toBeHidden();
    await shoot("served-tablet-list");
    await page.goto("/signin", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Jobs in Bangalore" })).toBeHidden();
    await shoot("served-tablet-sign-in");
  });
});

test("whoever has a session sees nothing of the page until the first check ends, and then theirs (AUTH-22)", async ({
  page,
  stack,
}) => {
  await newSession(page, stack);
  const job = await firstJob(stack);
  const { asked } = listenTo(page);
  let answer = () => undefined as unknown;
  const isAnswered = new Promise((resolve) => (answer = () => resolve(undefined)));
  const isAsked = page.waitForRequest("**/accounts:lookup*");
  await page.route("**/accounts:lookup*", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto(`/jobs/${job.id}`, { waitUntil: "commit" });
  await expect(page.getByRole("status")).toHaveText("Loading…");
  await isAsked;
  expect(await seenOn(page)).toBe("Loading…");
  expect(asked).toEqual([]);
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
  await expect(page.getByRole("link", { name: "Dashboard" }).first()).toBeVisible();
  expect(asked.filter((name) => name === "JobDetailScreen")).toHaveLength(1);
});

test.describe("offline", () => {
  test.use({ toleratedErrors: [[/Failed to load resource/], { scope: "test" }] });

  test("a list that failed asks again by itself once the browser is online (PAGE-05)", async ({ page }) => {
    await page.goto("/jobs");
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    const { asked } = listenTo(page);
    await page.context().setOffline(false);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(asked.filter((name) => name === "JobListScreen")).toHaveLength(1);
  });
});
