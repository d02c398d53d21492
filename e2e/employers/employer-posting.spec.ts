import type { Page } from "@playwright/test";
import { join } from "node:path";
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

test("a messy workbook is matched, mended and posted, and jobs go out as a file (FILE-01 to FILE-06)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  await becomeEmployer(page);
  const title = newTitle();
  await page.goto("/jobs/post");
  await fillJob(page, title);
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page).toHaveURL("/job-postings");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Import CSV or Excel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import Jobs");

  // Its columns have names of their own; of its four rows one lacks nothing but a type, and two lack a place.
  await page.locator('input[type="file"]').setInputFiles(join(__dirname, "../test/openings.xlsx"));
  await expect(page.getByText("7 matched, 2 to answer, 1 left out")).toBeVisible();
  await page.getByRole("textbox", { name: "Requirements" }).fill("A steady hand.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("combobox", { name: "Their job type" }).selectOption("part-time");
  await checkAccessibility();
  await shoot("import-jobs-columns");
  await page.getByRole("button", { name: "Read 4 rows" }).click();

  await expect(page.getByText("1 ready to post")).toBeVisible();
  await expect(page.getByText("2 need you")).toBeVisible();
  await page.reload();
  await checkAccessibility();
  await shoot("import-jobs-mend");
  await page.getByRole("button", { name: "Take the proposal", exact: true }).click();
  await checkAccessibility();
  await shoot("import-jobs-proposals");
  await page.getByRole("dialog").getByRole("button", { name: "Take 1 row" }).click();
  await expect(page.getByText("2 ready to post")).toBeVisible();
  await page.getByRole("button", { name: "Undo the answer of row 4" }).click();
  await expect(page.getByText("1 ready to post")).toBeVisible();
  await page.getByRole("button", { name: "Take the proposal of row 4" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Mend Places of row 5" }).click();
  await page.getByRole("textbox", { name: "New text for Places" }).fill("Mysuru");
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 ready to post")).toBeVisible();
  await shoot("import-jobs-mended");

  const toMend = page.waitForEvent("download");
  await page.getByRole("button", { name: "Rows to mend" }).click();
  expect((await toMend).suggestedFilename()).toMatch(/^rows-to-mend-/);
  await page.getByRole("checkbox", { name: /^Post the good rows/ }).check();
  await page.getByRole("button", { name: "Post 3 jobs" }).click();
  await expect(page.getByText("3 jobs are posted.")).toBeVisible();
  await checkAccessibility();
  await page.getByRole("main").getByRole("link", { name: "Back to Job Postings" }).last().click();
  await expect(page.getByRole("row").filter({ hasText: "Sari Tailor" })).toHaveCount(3);
  expect(await searchFinds(page, "Sari Tailor Two")).toBe(true);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export CSV" }).click();
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
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/^[^?]*\/signin/);
});
