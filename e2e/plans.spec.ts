import type { Page } from "@playwright/test";
import { callApi, demoAccount, tokenOf } from "./api";
import { fillSignIn, newEmail, PASSWORD, signUp } from "./people";
import { expect, test } from "./test";

const card = (page: Page, plan: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: plan, exact: true }) });

test.describe("plans", () => {
  test("are shown to visitors, who sign in to choose (ROUTE-16)", async ({
    page,
    checkAccessibility,
    shoot,
  }) => {
    await page.goto("/subscription/plans");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plans");
    for (const plan of ["Free", "Paid", "Premium"])
      await expect(page.getByRole("heading", { level: 2, name: plan, exact: true })).toBeVisible();
    await checkAccessibility();
    await shoot("plans-visitor");
    await page.getByRole("link", { name: "Sign in to choose Paid" }).click();
    await expect(page).toHaveURL("/signin?returnTo=%2Fsubscription%2Fplans");
  });

  test("are upgraded at once by a test payment (PLAN-09)", async ({ page, checkAccessibility, shoot }) => {
    await signUp(page, { email: newEmail(), password: PASSWORD });
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/subscription/plans");
    await expect(card(page, "Free")).toContainText("Your plan");
    await shoot("plans");
    await page.getByRole("button", { name: "Upgrade to Premium" }).click();
    const question = page.getByRole("dialog", { name: "Upgrade to Premium?" });
    await expect(question).toContainText("This is a test payment: no money moves.");
    await checkAccessibility();
    await shoot("plans-upgrade");
    await question.getByRole("button", { name: "Upgrade to Premium" }).click();
    await expect(page.getByText("You are on the Premium plan now.")).toBeVisible();
    await expect(card(page, "Premium")).toContainText("Your plan");
    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("region", { name: "Premium plan" })).toBeVisible();
  });

  test("are downgraded at the month's end, unless that is taken back", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    const person = { email: newEmail(), password: PASSWORD };
    await signUp(page, person);
    await expect(page).toHaveURL("/dashboard");
    await callApi(stack, await tokenOf(stack, person), "mutation { changePlan(plan: PREMIUM) { outcome } }");
    await page.goto("/subscription/plans");
    await page.getByRole("button", { name: "Downgrade to Free" }).click();
    const warning = page.getByRole("dialog", { name: "Downgrade to Free?" });
    await expect(warning).toContainText("5 applications a month");
    await shoot("plans-downgrade");
    await warning.getByRole("button", { name: "Downgrade to Free" }).click();
    await expect(card(page, "Free")).toContainText("Starts on 1 ");
    await expect(card(page, "Premium")).toContainText("Changes to Free on 1 ");
    await checkAccessibility();
    await shoot("plans-downgrade-to-come");
    await page.getByRole("button", { name: "Keep Premium" }).click();
    await expect(page.getByText("You keep the Premium plan.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Downgrade to Free" })).toBeVisible();
    const me = await callApi(
      stack,
      await tokenOf(stack, person),
      "{ me { subscription { plan nextPlan } } }",
    );
    expect(me).toEqual({ me: { subscription: { plan: "PREMIUM", nextPlan: null } } });
  });

  test("are held by employers too", async ({ page, stack }) => {
    await page.goto("/signin?returnTo=%2Fsubscription%2Fplans");
    await fillSignIn(page, demoAccount(stack, "EMPLOYER"));
    await expect(page).toHaveURL("/subscription/plans");
    await expect(page.getByText("Your plan", { exact: true })).toBeVisible();
  });
});
