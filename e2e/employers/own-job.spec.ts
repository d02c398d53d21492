import { demoAccount } from "../test/api";
import { signInByToken } from "../test/session";
import { expect, test } from "../test/test";

test("an employer sees how one job goes, shares it, and has ways to it on its public page (OWNJ-01 to OWNJ-05)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signInByToken(page, stack, demoAccount(stack, "EMPLOYER"));
  await page.goto("/job-postings?status=active");
  const row = page.getByRole("row").filter({ hasText: /\d new/ }).first();
  const title = row.getByRole("rowheader").getByRole("link");
  await title.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/job-postings\/[\w-]+$/);
  const days = page.getByRole("region", { name: "The last 14 days" });
  await expect(days.locator("svg.recharts-surface")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "History" }).getByRole("listitem").last()).toContainText(
    "posted it",
  );
  await checkAccessibility();
  await shoot("own-job");

  await page.getByRole("button", { name: "Print poster" }).click();
  await page.emulateMedia({ media: "print" });
  const poster = page.locator("[data-printed]");
  await expect(poster.getByText(/is hiring$/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await shoot("own-job-poster");
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(poster).toHaveCount(0);

  await page.getByRole("link", { name: "As seekers see it" }).click();
  const bar = page.getByRole("group", { name: "Your company's job" });
  await expect(bar.getByRole("link", { name: /^Candidates \d/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply Now" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save Job", exact: true })).toHaveCount(0);
  await checkAccessibility();
  await shoot("own-job-public");
});

test("the open list of jobs at /analytics hides nothing that has the focus", async ({
  page,
  stack,
  checkAccessibility,
}) => {
  await signInByToken(page, stack, demoAccount(stack, "EMPLOYER"));
  await page.goto("/analytics");
  await page.getByRole("combobox", { name: "Job" }).click();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await checkAccessibility();
});
