import type { Page } from "@playwright/test";
import { callApi, demoAccount } from "./test/api";
import { newSession, signInByToken } from "./test/session";
import { expect, test } from "./test/test";

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

  test("are downgraded at the month's end, unless that is taken back", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    const { token } = await newSession(page, stack);
    await callApi(stack, token, "mutation { changePlan(plan: PREMIUM) { outcome } }");
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
    const me = await callApi(stack, token, "{ me { subscription { plan nextPlan } } }");
    expect(me).toEqual({ me: { subscription: { plan: "PREMIUM", nextPlan: null } } });
  });

  test("are held by employers too", async ({ page, stack }) => {
    await signInByToken(page, stack, demoAccount(stack, "EMPLOYER"));
    await page.goto("/subscription/plans");
    await expect(page.getByText("Your plan", { exact: true })).toBeVisible();
  });
});
