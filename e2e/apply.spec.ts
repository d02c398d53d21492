import type { Page } from "@playwright/test";
import { callApi, tokenOf } from "./api";
import { fillSignIn, newEmail, PASSWORD, signOut, signUp } from "./people";
import type { TestStack } from "./stack";
import { expect, test } from "./test";

/** The newest open jobs' ids. */
async function openJobs(stack: TestStack, pageSize: number): Promise<string[]> {
  const query = "query ($pageSize: Int!) { jobs(pageSize: $pageSize) { items { id } } }";
  const { jobs } = await callApi<{ jobs: { items: { id: string }[] } }>(stack, null, query, { pageSize });
  return jobs.items.map(({ id }) => id);
}

const own = (page: Page) => page.getByRole("region", { name: "Your application" });
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

async function signUpNew(page: Page) {
  const person = { email: newEmail(), password: PASSWORD };
  await signUp(page, person);
  await expect(page).toHaveURL("/dashboard");
  return person;
}

test("a job is saved on its card and on its page, and taken back (JOBS-11)", async ({ page, shoot }) => {
  await signUpNew(page);
  await page.goto("/jobs");
  const card = page.getByRole("main").getByRole("article").first();
  await card.getByRole("button", { name: /^Save Job: / }).click();
  await expect(card.getByRole("button", { name: /^Save Job: / })).toHaveAttribute("aria-pressed", "true");
  await shoot("jobs-saved");
  await card.getByRole("link", { name: "View Details" }).click();
  await expect(button(page, "Saved. Take it from your saved jobs")).toBeVisible();
  await button(page, "Saved. Take it from your saved jobs").click();
  await expect(button(page, "Save Job")).toBeVisible();
  await page.reload();
  await button(page, "Save Job").click();
  await expect(button(page, "Saved. Take it from your saved jobs")).toBeVisible();
});

test("a job is applied to, once, and the application withdrawn (JOBS-10)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  // It takes as many pictures, where they are asked for, as three other tests.
  test.slow();
  await signUpNew(page);
  const [id = ""] = await openJobs(stack, 1);
  await page.goto(`/jobs/${id}`);
  await button(page, "Apply Now").click();
  const dialog = page.getByRole("dialog", { name: /^Apply to / });
  await expect(dialog.getByText(/^5 of 5 applications left in [A-Z][a-z]+$/)).toBeVisible();
  await dialog.getByLabel("Note to the company").fill("I live next door and can start on Monday.");
  await checkAccessibility();
  await shoot("apply-dialog");
  await dialog.getByRole("button", { name: "Send Application" }).click();
  await expect(page.getByText("Your application is sent.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Applied \d+ \w+ \d{4}$/)).toBeVisible();
  await page.reload();
  await expect(own(page)).toContainText("Status: Submitted");
  await expect(own(page).getByRole("link", { name: "See it on your dashboard" })).toBeVisible();
  await checkAccessibility();
  await shoot("job-applied");

  await own(page).getByRole("button", { name: "Withdraw" }).click();
  const question = page.getByRole("dialog", { name: "Withdraw your application?" });
  await expect(question).toBeVisible();
  await shoot("withdraw-dialog");
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(own(page)).toContainText("Status: Withdrawn");
  await page.reload();
  await expect(page.getByText(/^Withdrawn \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(button(page, "Apply Now")).toBeHidden();
  await shoot("job-withdrawn");
});

test("the sixth application of a month is refused, with the way to a larger plan (PLAN-02)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  const person = await signUpNew(page);
  const token = await tokenOf(stack, person);
  const [sixth, ...five] = await openJobs(stack, 6);
  for (const jobId of five)
    await callApi(stack, token, "mutation ($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { id } }", {
      jobId,
    });
  await page.goto(`/jobs/${sixth ?? ""}`);
  await button(page, "Apply Now").click();
  const dialog = page.getByRole("dialog", { name: /^Apply to / });
  await expect(dialog.getByText(/^You have used all 5 applications of /)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Send Application" })).toBeHidden();
  await checkAccessibility();
  await shoot("apply-limit");
  await dialog.getByRole("link", { name: "Upgrade Plan" }).click();
  await expect(page).toHaveURL("/subscription/plans");
});

test("a visitor signs in to apply, and comes back to the job", async ({ page, stack }) => {
  const person = await signUpNew(page);
  await signOut(page);
  const [id = ""] = await openJobs(stack, 1);
  await page.goto(`/jobs/${id}`);
  await page.getByRole("main").getByRole("link", { name: "Apply Now" }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(`/jobs/${id}`);
  await expect(button(page, "Apply Now")).toBeVisible();
  await expect(button(page, "Save Job")).toBeVisible();
});
