import type { Page } from "@playwright/test";
import { openJobs } from "../test/job-list";
import { fillSignIn } from "../test/people";
import { newAccount, newSession } from "../test/session";
import { expect, test } from "../test/test";

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

test("a job is saved on its card and on its page, and taken back (JOBS-11)", async ({
  page,
  stack,
  shoot,
}) => {
  await newSession(page, stack);
  await page.goto("/jobs");
  const card = page.getByRole("main").getByRole("article").first();
  await card.getByRole("button", { name: /^Save Job: / }).click();
  await expect(card.getByRole("button", { name: /^Save Job: / })).toHaveAttribute("aria-pressed", "true");
  await shoot("jobs-saved");
  await card.getByRole("link", { name: "View Details" }).click();
  await expect(button(page, "Saved. Remove from saved jobs")).toBeVisible();
  await button(page, "Saved. Remove from saved jobs").click();
  await expect(button(page, "Save Job")).toBeVisible();
  await page.reload();
  await button(page, "Save Job").click();
  await expect(button(page, "Saved. Remove from saved jobs")).toBeVisible();
});

test("a visitor signs in to apply, and comes back to the job", async ({ page, stack }) => {
  const person = await newAccount(stack);
  const [id = ""] = await openJobs(stack, 1);
  await page.goto(`/jobs/${id}`);
  await page.getByRole("main").getByRole("link", { name: "Apply Now" }).click();
  await fillSignIn(page, person);
  const dialog = page.getByRole("dialog", { name: /^Apply to / });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(`/jobs/${id}`);
  await expect(button(page, "Apply Now")).toBeVisible();
  await expect(button(page, "Save Job")).toBeVisible();
});
