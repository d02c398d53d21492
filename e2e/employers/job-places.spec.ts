import { becomeEmployer, fillJob, newTitle } from "../test/posting";
import { newSession, signInByToken } from "../test/session";
import { expect, test } from "../test/test";

test("a place without jobs is completed, a slip is shown as read, and several are chips (JOBP-07)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  await becomeEmployer(page);
  await page.goto("/jobs/post");
  const title = newTitle();
  await fillJob(page, title);
  const location = page.getByRole("combobox", { name: "Location" });

  await location.fill("");
  await location.pressSequentially("Tawan");
  await page.getByRole("option", { name: "Tawang" }).first().click();
  await expect(location).toHaveValue(/^Tawang/);

  await location.fill("bangalroe");
  await expect(page.getByText("We read this as Bangalore")).toBeVisible();
  await location.fill("Koramangala, Pune");
  await expect(page.getByRole("button", { name: "Koramangala, Bangalore" })).toBeVisible();
  await shoot("post-job-place-question");

  // Not of the eight cities whose counts the landing page shows.
  await location.fill("Nashik; ");
  await location.pressSequentially("Nagp");
  await page.getByRole("option", { name: "Nagpur", exact: true }).click();
  await expect(location).toHaveValue("Nashik; Nagpur");
  const chips = page.getByRole("list", { name: "Places" });
  await expect(chips.getByRole("listitem")).toHaveText(["Nashik", "Nagpur"]);
  await checkAccessibility();
  await shoot("post-job-places");
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page.getByText("Job posted successfully!")).toBeVisible();
  await expect(page.getByText("Nashik, Nagpur").first()).toBeVisible();
});

test("a job of a file leads to the company's own page (FILE-08, FILE-09, FILE-10)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  const employer = await newSession(page, stack, "EMPLOYER");
  await page.goto("/jobs/post");
  await fillJob(page, newTitle());
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page).toHaveURL("/job-postings");
  await shoot("job-postings-import");

  await page.goto("/job-postings/import");
  const title = newTitle();
  const csv = [
    "Job Title,Job Type,City,CTC,Exp,JD,Requirement,Apply Link",
    `${title},Full Time,Nashik,4 LPA,2-4 yrs,You weave.,ITI,careers.loom.example/7`,
  ].join("\n");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "jobs.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Read 1 row" }).click();
  await expect(page.getByText("https://careers.loom.example/7").first()).toBeVisible();
  await shoot("import-jobs-apply-link");
  await page.getByRole("button", { name: "Take the proposal of row 2" }).click();
  await page.getByRole("button", { name: "Post 1 job" }).click();
  await expect(page.getByText("1 job is posted.")).toBeVisible();

  await newSession(page, stack);
  await page.goto(`/jobs?q=${encodeURIComponent(title)}`);
  await expect(page.getByText("Apply on their site")).toBeVisible();
  await shoot("job-card-elsewhere");
  await page.getByRole("link", { name: title, exact: true }).click();
  const apply = page.getByRole("link", { name: "Apply on the company's site" });
  await expect(apply).toHaveAttribute("href", "https://careers.loom.example/7");
  await checkAccessibility();
  await shoot("job-elsewhere");
  const counted = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("CountApplyClick") ?? false,
  );
  await apply.click();
  expect((await counted).ok()).toBe(true);

  await signInByToken(page, stack, employer);
  await page.goto("/job-postings");
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("1 to your site");
  await shoot("job-postings-elsewhere");
});
