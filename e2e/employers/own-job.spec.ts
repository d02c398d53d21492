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
  const row = page
    .getByRole("row")
    .filter({ hasText: /\d new/ })
    .first();
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
  shoot,
}) => {
  await signInByToken(page, stack, demoAccount(stack, "EMPLOYER"));
  await page.goto("/analytics");
  await page.getByRole("combobox", { name: "Job" }).click();
  await expect(page.getByRole("listbox", { name: "Job" }).getByRole("option").first()).toBeVisible();
  await checkAccessibility();
  await shoot("job-choice");
});

test("the employer's dashboard, board, settings and plans stand beside one menu (EMPS-02, EMPS-03)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  await signInByToken(page, stack, demoAccount(stack, "EMPLOYER"));
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: /^Waiting for you/ })).toBeVisible();
  await checkAccessibility();
  await shoot("employer-queue");
  await page.goto("/candidates?view=board");
  await expect(page.getByRole("navigation", { name: "Closed stages" })).toBeVisible();
  await checkAccessibility();
  await shoot("board-rail");
  for (const [path, heading] of [
    ["/settings", "Settings"],
    ["/subscription/plans", "Plans"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(menu).toBeVisible();
    await checkAccessibility();
    await shoot(`shell-${heading.toLowerCase()}`);
  }
});

test("an admin reads one user's page (EMPS-04)", async ({ page, stack, checkAccessibility, shoot }) => {
  await signInByToken(page, stack, demoAccount(stack, "ADMIN"));
  await page.goto("/admin/users?role=EMPLOYER");
  await page.getByRole("rowheader").getByRole("link").last().click();
  await expect(page).toHaveURL(/\/admin\/users\/[\w-]+$/);
  await expect(page.getByRole("region", { name: "Account", exact: true })).toBeVisible();
  await checkAccessibility();
  await shoot("admin-user");
});
