import type { Page } from "@playwright/test";
import { demoAccount } from "../test/api";
import { newSession, signInByToken } from "../test/session";
import { expect, test } from "../test/test";

/** The parts of a drawn chart: what stands in the region of this name beside its table. */
const chartIn = (page: Page, title: string) =>
  page.getByRole("region", { name: title }).locator("svg.recharts-surface");

test("an employer reads /analytics as charts, and each as a table (ROUTE-11)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  await signInByToken(page, stack, demoAccount(stack, "EMPLOYER"));
  await page.goto("/analytics");
  await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
  await expect(chartIn(page, "By day").first()).toBeVisible();
  await expect(chartIn(page, "By day")).toHaveCount(3);
  await checkAccessibility();
  await shoot("analytics");

  const days = page.getByRole("region", { name: "By day" });
  await chartIn(page, "By day").first().hover();
  await expect(days.getByText(/^\d{1,2} \w{3} 20\d\d$/).first()).toBeVisible();

  await days.getByRole("radio", { name: "Chart" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(days.getByRole("radio", { name: "Table" })).toBeChecked();
  await expect(chartIn(page, "By day")).toHaveCount(0);
  await expect(days.getByRole("row")).toHaveCount(31);
  for (const title of ["How far applications came", "Time to first answer", "By job"]) {
    const region = page.getByRole("region", { name: title });
    await region.getByRole("radio", { name: "Table" }).check();
    await expect(region.getByRole("table", { name: title })).toBeVisible();
  }
  await checkAccessibility();
  await page.evaluate(() => scrollTo(0, 0));
  await shoot("analytics-tables");

  await page.getByRole("combobox", { name: "Period" }).selectOption("90");
  await expect(days.getByRole("row")).toHaveCount(91);
});

test("who has no figures yet is told so at /analytics", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  await newSession(page, stack);
  await page.goto("/analytics");
  await expect(page.getByText("Nothing to show yet")).toBeVisible();
  await checkAccessibility();
  await shoot("analytics-empty");
});

test("an admin sees how the portal grows, by week (DASH-11)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  await signInByToken(page, stack, demoAccount(stack, "ADMIN"));
  await page.goto("/admin/dashboard");
  const jobs = page.getByRole("region", { name: "Jobs posted" });
  await expect(chartIn(page, "Jobs posted")).toBeVisible();
  await checkAccessibility();
  await shoot("admin-growth");
  await jobs.getByRole("radio", { name: "Table" }).check();
  await expect(jobs.getByRole("row")).toHaveCount(14);
});
