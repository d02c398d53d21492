import type { Page } from "@playwright/test";
import { newEmail, PASSWORD, signUp } from "../test/people";
import { becomeEmployer, chooseAct, field, fillJob, newTitle } from "../test/posting";
import { expect, test } from "../test/test";

async function searchFinds(page: Page, title: string): Promise<boolean> {
  const answer = await page.request.post("/graphql", {
    data: {
      query: "query ($q: String) { jobs(filter: { q: $q }) { items { title } } }",
      variables: { q: title },
    },
  });
  const { data } = (await answer.json()) as { data: { jobs: { items: { title: string }[] } } };
  return data.jobs.items.some((job) => job.title === title);
}

test("a job is posted, edited, closed and reopened, and search knows each at once (POST-01, POST-02, ERR-07, DASH-14) @main", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  await becomeEmployer(page);
  await checkAccessibility();
  await shoot("employer-dashboard-empty");
  await page
    .getByRole("region", { name: "Active Job Postings" })
    .getByRole("link", { name: "Post New Job" })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs/post");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post a New Job");

  const post = page.getByRole("button", { name: "Post Job" });
  await post.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("A job title is needed.")).toBeVisible();
  await expect(field(page, "Job title")).toBeFocused();
  await checkAccessibility();

  const title = newTitle();
  await fillJob(page, title);
  await expect(page.getByText("₹8,00,000 to ₹12,00,000 a year")).toBeVisible();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await checkAccessibility();
  await shoot("post-job");
  await page.getByRole("button", { name: "Preview" }).focus();
  await page.keyboard.press("Enter");
  const preview = page.getByRole("dialog", { name: `Preview: ${title}` });
  await expect(preview.getByRole("heading", { name: "Job Description" })).toBeVisible();
  await checkAccessibility();
  await shoot("post-job-preview");
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await post.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/job-postings");
  await expect(page.getByText("Job posted successfully!")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row.getByText("Active", { exact: true })).toBeVisible();
  expect(await searchFinds(page, title)).toBe(true);
  await checkAccessibility();
  await shoot("job-postings");

  await chooseAct(page, title, "Edit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Job");
  const changed = `${title} Senior`;
  await field(page, "Job title").fill(changed);
  await expect(page.getByText("Job posted successfully!")).toBeHidden({ timeout: 20_000 });
  await checkAccessibility();
  await shoot("edit-job");
  await field(page, "Job title").press("Enter");
  await expect(page).toHaveURL("/job-postings");
  await expect(page.getByRole("link", { name: changed })).toBeVisible();
  expect(await searchFinds(page, changed)).toBe(true);

  await expect(page.getByText("Job saved.")).toBeHidden({ timeout: 20_000 });
  await chooseAct(page, changed, "Close");
  const question = page.getByRole("dialog", { name: `Close ‘${changed}’?` });
  await expect(question).toContainText("It leaves the search at once");
  await checkAccessibility();
  await shoot("close-job");
  await question.getByRole("button", { name: "Close job" }).focus();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  const changedRow = page.getByRole("row").filter({ hasText: changed });
  await expect(changedRow.getByText("Closed", { exact: true })).toBeVisible();
  expect(await searchFinds(page, changed)).toBe(false);

  await chooseAct(page, changed, "Reopen until");
  await expect(changedRow.getByText("Active", { exact: true })).toBeVisible();
  expect(await searchFinds(page, changed)).toBe(true);
});

test.describe("questions", () => {
  test.use({ toleratedErrors: [/409 \(Conflict\)/] });

  test("what the server asks is put to the employer: monthly pay, and a job like an open one", async ({
    page,
    checkAccessibility,
    shoot,
  }) => {
    test.setTimeout(180_000);
    await becomeEmployer(page);
    const title = newTitle();
    await page.goto("/jobs/post");
    await fillJob(page, title);
    await field(page, "Salary").fill("₹25,000 a year");
    await page.getByRole("button", { name: "Post Job" }).click();
    await expect(page.getByRole("dialog", { name: "Is this pay monthly?" })).toBeVisible();
    await shoot("post-job-question");
    await page.getByRole("button", { name: "Change the salary" }).click();
    await field(page, "Salary").fill("₹25,000 a month");
    await page.getByRole("button", { name: "Post Job" }).click();
    await expect(page).toHaveURL("/job-postings");

    await chooseAct(page, title, "Duplicate");
    await expect(page).toHaveURL(/\/jobs\/post\?draft=/);
    await expect(field(page, "Job title")).toHaveValue(title);
    await page.getByRole("button", { name: "Post Job" }).click();
    const question = page.getByRole("dialog", { name: "Close to a job you already have open" });
    await expect(question).toBeVisible();
    await checkAccessibility();
    await shoot("post-job-duplicate");
    const opened = page.waitForEvent("popup");
    await question.getByRole("link", { name: "See the open job in a new tab" }).click();
    const other = await opened;
    await expect(other.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await other.close();
    await expect(question).toBeVisible();
    await page.getByRole("button", { name: "Post it all the same" }).click();
    await expect(page).toHaveURL("/job-postings");
    await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(2);
  });
});

test.describe("with the network away for a moment", () => {
  test.use({ toleratedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("a draft outlives a reload, and a moment without the network", async ({ page, context }) => {
    await signUp(page, { email: newEmail(), password: PASSWORD, role: "Job Seeker" });
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/jobs/post");
    const title = newTitle();
    await field(page, "Job title").fill(title);
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await page.getByRole("link", { name: "Continue it" }).click();
    await expect(field(page, "Job title")).toHaveValue(title);

    await context.setOffline(true);
    await field(page, "Experience").fill("Fresher");
    await expect(page.getByText(/^Not online/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await expect(field(page, "Experience")).toHaveValue("Fresher");
  });
});

test("a file of jobs is checked whole, comes in at once, and goes out again", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(180_000);
  await becomeEmployer(page);
  const title = newTitle();
  await page.goto("/jobs/post");
  await fillJob(page, title);
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page).toHaveURL("/job-postings");
  await page.getByRole("link", { name: "Import CSV" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import Jobs");

  const header = "title,type,location,salary,experience,description,requirements";
  const file = (rows: string[]) => ({
    name: "jobs.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([header, ...rows].join("\r\n")),
  });
  const picker = page.locator('input[type="file"]');
  await picker.setInputFiles(
    file([
      `${title} One,full-time,Mysuru,₹3 LPA,Fresher,Sew,Care`,
      ",sometimes,Mysuru,₹3 LPA,Fresher,Sew,Care",
    ]),
  );
  await expect(page.getByText(/^\d problems\. Nothing is imported/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import \d/ })).toHaveCount(0);
  await checkAccessibility();
  await shoot("import-jobs-problems");

  await picker.setInputFiles(
    file([
      `${title} One,full-time,Mysuru,₹3 LPA,Fresher,Sew,Care`,
      `${title} Two,contract,Mysuru,₹4 LPA,Fresher,Sew,Care`,
    ]),
  );
  await shoot("import-jobs");
  await page.getByRole("button", { name: "Import 2 jobs" }).click();
  await expect(page).toHaveURL("/job-postings");
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(3);
  expect(await searchFinds(page, `${title} Two`)).toBe(true);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/);
});

test("the shell's drawer is 240 px wide, collapses, and its logout ends on /login (DASH-06, DASH-07, DASH-08)", async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await becomeEmployer(page);
  const drawer = page.getByRole("navigation", { name: "Dashboard" });
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(240);
  await page.getByRole("button", { name: "Collapse" }).click();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(64);
  await checkAccessibility();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/^[^?]*\/signin/);
});
