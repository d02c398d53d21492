import type { Page } from "@playwright/test";
import { callApi } from "./test/api";
import { cards, everyCard, overflow, search, shownPay } from "./test/job-list";
import { sendShells } from "./test/shell";
import { expect, test } from "./test/test";

const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });

/** A text as a pattern that matches it alone. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

async function searchFor(page: Page, { q = "", location = "", type = "All" }) {
  await search(page).getByLabel("Search").fill(q);
  await search(page).getByLabel("Location").fill(location);
  await search(page).getByLabel("Job Type").selectOption(type);
  await search(page).getByRole("button", { name: "Search" }).click();
}

test("'software engineer' in 'Bengaluru' finds jobs in Bangalore (LAND-03, JOBS-03, JOBS-04, JOBS-06) @main", async ({
  page,
}) => {
  await page.goto("/");
  await search(page).getByLabel("Job title").fill("software engineer");
  await search(page).getByLabel("Location").fill("Bengaluru");
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await expect(page).toHaveURL("/jobs?q=software+engineer&location=Bengaluru");
  await expect(page.getByRole("heading", { name: /^[\d,]+\+? jobs in Bengaluru$/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  for (const card of await everyCard(page)) {
    await expect(card).toContainText("Bangalore");
    await expect(card.getByRole("link", { name: "View Details: " })).toBeVisible();
  }
  await expect(cards(page).first()).toContainText(/software.* engineer/i);
});

test("the address says what is searched for: back, forward and reload restore it", async ({ page }) => {
  await page.goto("/jobs");
  await searchFor(page, { q: "nurse", location: "Pune", type: "full-time" });
  await expect(page).toHaveURL("/jobs?q=nurse&location=Pune&type=full-time");
  await expect(page.getByRole("heading", { name: /jobs? in Pune/ })).toBeVisible();
  await searchFor(page, { q: "cook", location: "Remote" });
  await expect(page).toHaveURL("/jobs?q=cook&location=Remote");

  await page.goBack();
  await expect(search(page).getByLabel("Search")).toHaveValue("nurse");
  await expect(search(page).getByLabel("Job Type")).toHaveValue("full-time");
  await page.reload();
  await expect(search(page).getByLabel("Location")).toHaveValue("Pune");
  await expect(page.getByRole("heading", { name: /jobs? in Pune/ })).toBeVisible();
  for (const card of await everyCard(page)) {
    await expect(card).toContainText("Pune");
    await expect(card).toContainText("full-time");
  }
  await page.goForward();
  await expect(search(page).getByLabel("Search")).toHaveValue("cook");
  await expect(search(page).getByLabel("Job Type")).toHaveValue("");
});

test("'Remote' lists only remote jobs, 'Highest pay' puts the highest first (JOBS-06)", async ({
  page,
  stack,
}) => {
  await page.goto("/jobs/search?location=Remote");
  await expect(page.getByRole("heading", { name: /^[\d,]+ remote jobs$/ })).toBeVisible();
  for (const card of await everyCard(page)) await expect(card).toContainText("Remote");
  const newestPay = await shownPay(page, stack);
  await page.getByLabel("Sort by").selectOption("Highest pay");
  await expect(page).toHaveURL("/jobs?location=Remote&sort=pay");
  await expect.poll(() => shownPay(page, stack)).not.toEqual(newestPay);
  const highestPay = await shownPay(page, stack);
  expect(highestPay).toHaveLength(20);
  expect(highestPay).toEqual([...highestPay].sort((one, other) => other - one));
  expect(highestPay[0]).toBeGreaterThanOrEqual(Math.max(...newestPay));
});

test("the list has 10 pages, and leads to the top of the next (JOBS-08)", async ({ page }) => {
  await page.goto("/jobs");
  await expect(page.getByRole("heading", { name: "1,000+ jobs" })).toBeVisible();
  await expect(pages(page).getByRole("link", { name: /^Page \d+$/ })).toHaveCount(10);
  const first = await cards(page).getByRole("heading").allTextContents();

  await pages(page).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/jobs?page=2");
  await expect(page.getByRole("heading", { name: "1,000+ jobs" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "1,000+ jobs" })).toBeInViewport();
  await expect(page.getByRole("list").getByRole("article").first()).toBeInViewport();
  await expect.poll(() => cards(page).getByRole("heading").allTextContents()).not.toEqual(first);

  await page.goto("/jobs?page=99");
  await expect(page).toHaveURL("/jobs?page=10");
  await expect(cards(page)).toHaveCount(20);
  await page.goto("/jobs?page=abc&type=none");
  await expect(pages(page).getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("an address asks for as much as the server takes, and no more", async ({ page, stack }) => {
  const asked = page.waitForRequest(
    (request) => request.url().endsWith("/graphql") && (request.postData() ?? "").includes("bbb"),
  );
  await sendShells(page);
  await page.goto(`/jobs?q=${"a".repeat(500)}&location=${"b".repeat(500)}&page=99`);
  const { variables } = (await asked).postDataJSON() as {
    variables: { filter: { q: string; location: string }; page: number };
  };
  await expect(page.getByRole("heading", { name: "No jobs match all of this yet" })).toBeVisible();

  const { filter, page: last } = variables;
  const query = "query ($filter: JobFilter, $page: Int!) { jobs(filter: $filter, page: $page) { total } }";
  const ask = (changes: object) => callApi(stack, null, query, { filter, page: last, ...changes });
  await expect(ask({})).resolves.toMatchObject({ jobs: { total: 0 } });
  await expect(ask({ filter: { ...filter, q: `${filter.q}a` } })).rejects.toThrow();
  await expect(ask({ filter: { ...filter, location: `${filter.location}b` } })).rejects.toThrow();
  await expect(ask({ page: last + 1 })).rejects.toThrow();
});

test("a job opens from the list, by its own address and after a reload (JOBS-07, JOBS-09) @main", async ({
  page,
  context,
}) => {
  await page.goto("/jobs?q=software+engineer&location=Bengaluru");
  const link = cards(page).first().getByRole("link", { name: "View Details: " });
  const title = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  await link.click();
  const heading = page.getByRole("heading", { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${literally(title)} at .+ · JobPortal$`));
  await page.reload();
  await expect(heading).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { level: 1, name: title })).toBeVisible();
  for (const name of ["Job Description", "Requirements", "Benefits"])
    await expect(other.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(other.getByText("Salary").locator("..")).toContainText(/₹[\d,]+–[\d,]+ a year/);
});

test("'Apply Now' leads a visitor to sign in (JOBS-10)", async ({ page }) => {
  await page.goto("/jobs?q=nurse");
  await cards(page).first().getByRole("link", { name: "View Details: " }).click();
  await expect(page.getByRole("link", { name: "Save Job" })).toBeVisible();
  const job = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Apply Now" }).click();
  await expect(page).toHaveURL(`/signin?returnTo=${encodeURIComponent(`${job}?apply`)}`);
});

test("all of it works from the keyboard", async ({ page }) => {
  await page.goto("/jobs");
  await expect(cards(page)).toHaveCount(20);
  await search(page).getByLabel("Search").focus();
  await page.keyboard.type("electrician");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Chennai");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs?q=electrician&location=Chennai");
  await expect(page.getByRole("heading", { name: /jobs? in Chennai/ })).toBeVisible();
  const title = cards(page).first().getByRole("heading").getByRole("link");
  await page.getByLabel("Sort by").focus();
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(title).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Job Description" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").and(page.locator(":focus"))).toHaveAttribute(
    "href",
    /^\/companies\//,
  );
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Save Job" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Apply Now" })).toBeFocused();
});

test.describe("looks right and is readable for everyone:", () => {
  test("job list", async ({ page, checkAccessibility, shoot }) => {
    await page.goto("/jobs?location=Bengaluru");
    await expect(cards(page)).toHaveCount(20);
    await checkAccessibility();
    await shoot("jobs-list");
  });

  test("job list and job detail on the narrowest phone", async ({ page, checkAccessibility }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/jobs?q=engineer&location=Bengaluru&type=full-time");
    await expect(cards(page)).toHaveCount(20);
    expect(await overflow(page)).toBe(0);
    await cards(page).first().getByRole("link", { name: "View Details: " }).click();
    await expect(page.getByRole("heading", { name: "Benefits" })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await expect(page.getByRole("link", { name: "Apply Now" })).toBeInViewport();
    await checkAccessibility();
  });

  for (const width of [320, 1280])
    test(`a search for one endless word, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/jobs?q=${"x".repeat(400)}&type=contract`);
      await expect(page.getByRole("heading", { name: "No jobs match all of this yet" })).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });

  test("job list without a match", async ({ page, checkAccessibility, shoot }) => {
    await page.goto("/jobs?q=physiotherapist&location=Mysuru&type=internship");
    await expect(page.getByRole("heading", { name: "No jobs match all of this yet" })).toBeVisible();
    await checkAccessibility();
    await shoot("jobs-empty");
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overflow(page)).toBe(0);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Show all [\d,]+|^Search for this one|\([\d,]+\+? jobs?\)$/ })
      .first()
      .click();
    await expect(cards(page).first()).toBeVisible();
  });

  test("job list while it loads", async ({ page, checkAccessibility, shoot }) => {
    await sendShells(page);
    await page.route("**/graphql", () => undefined);
    await page.goto("/jobs?location=Bengaluru");
    await expect(page.getByText("Loading", { exact: true })).toBeAttached();
    await checkAccessibility();
    await shoot("jobs-loading");
  });

  test("job detail", async ({ page, checkAccessibility, shoot }) => {
    await page.goto("/jobs?q=software+engineer&location=Bengaluru");
    await cards(page).first().getByRole("link", { name: "View Details: " }).click();
    await expect(page.getByRole("heading", { name: "Benefits" })).toBeVisible();
    await checkAccessibility();
    await shoot("job-detail");
  });
});

test.describe("a job that is not there", () => {
  // The page's own status is 404, of which browsers tell in their console.
  test.use({ toleratedErrors: [[/status of 404/], { scope: "test" }] });

  test("job detail while it loads", async ({ page, checkAccessibility, shoot }) => {
    await sendShells(page);
    await page.route("**/graphql", () => undefined);
    await page.goto("/jobs/01a1fcec-b8c6-771f-8283-6c8f625203bc");
    await expect(page.getByText("Loading", { exact: true })).toBeAttached();
    await checkAccessibility();
    await shoot("job-detail-loading");
  });

  for (const id of ["01a1fcec-0000-7000-8000-000000000000", "no-such-job"]) {
    test(`the job ${id}, which is not there`, async ({ page, checkAccessibility, shoot }) => {
      await page.goto(`/jobs/${id}`);
      await expect(page.getByRole("heading", { level: 1, name: "This job is not here" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Find other jobs" })).toBeVisible();
      await checkAccessibility();
      if (id === "no-such-job") await shoot("job-not-found");
    });
  }
});

test.describe("without a connection", () => {
  test.use({ toleratedErrors: [[/Failed to load resource/], { scope: "test" }] });

  for (const address of ["/jobs", "/jobs/01a1fcec-b8c6-771f-8283-6c8f625203bc"]) {
    test(`${address} offers Retry, which brings the content`, async ({ page, checkAccessibility, shoot }) => {
      await sendShells(page);
      await page.route("**/graphql", (route) => route.abort());
      await page.goto(address);
      await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
      await checkAccessibility();
      await shoot(address === "/jobs" ? "jobs-failed" : "job-failed");
      await page.unroute("**/graphql");
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("button", { name: "Retry" })).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});
