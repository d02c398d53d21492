import { accountOf, demoAccount } from "./test/api";
import { fillSignIn } from "./test/people";
import { expect, test } from "./test/test";

test("an admin makes the database ready, step by step (INIT-01 to INIT-06, ERR-13 to ERR-16)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  await page.goto("/admin/init-database");
  await fillSignIn(page, demoAccount(stack, "ADMIN"));
  await expect(page).toHaveURL("/admin/init-database");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Database Initialization");
  await expect(page.getByRole("button", { name: "Back" })).toBeDisabled();
  await page.getByRole("button", { name: "Initialize Database Schema" }).click();
  await expect(page.getByText("Database schema initialized successfully!")).toBeVisible();

  const rows = page.getByRole("table", { name: "Test accounts" }).getByRole("row");
  await expect(rows).toHaveCount(7);
  await checkAccessibility();
  await shoot("init-database");
  await page.getByRole("button", { name: "Create Test Users" }).click();
  await expect(page.getByText("Test users created successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Create Subscription Plans" }).click();
  await expect(page.getByText("Subscription plans created successfully!")).toBeVisible();
  await expect(
    page.getByText("All steps completed successfully! The database is now initialized with test data."),
  ).toBeVisible();
  await checkAccessibility();
  await shoot("init-database-completed");

  const [email = "", password = ""] = await rows.nth(3).getByRole("code").allTextContents();
  expect(await accountOf(stack, { email, password })).toMatchObject({
    role: "jobseeker",
    subscription: { plan: "premium" },
  });
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("button", { name: "Create Subscription Plans" })).toBeVisible();
});
