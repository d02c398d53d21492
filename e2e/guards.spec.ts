import type { Page } from "@playwright/test";
import { demoAccount } from "./test/api";
import { fillSignIn } from "./test/people";
import { signInByToken } from "./test/session";
import { expect, test } from "./test/test";

/** Whether something turns for ever in what the selector finds. */
function turningIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const turns = (animation: Animation) =>
      animation.playState === "running" && animation.effect?.getTiming().iterations === Infinity;
    return [...document.querySelectorAll(selector)].some((element) =>
      element.getAnimations({ subtree: true }).some(turns),
    );
  }, selector);
}

test("an admin's page refuses everybody else, and visitors sign in first (AUTH-34, AUTH-35)", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/init-database");
  await expect(page).toHaveURL("/signin?returnTo=%2Fadmin%2Finit-database");
  await fillSignIn(page, demoAccount(stack, "JOBSEEKER"));
  await expect(page).toHaveURL("/unauthorized");
  await expect(page.getByText("Access Denied")).toBeVisible();
  await page.goto("/jobs/post");
  await expect(page).toHaveURL("/jobs/post");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post a New Job");
});

for (const path of ["/dashboard", "/profile", "/resume/create", "/jobs/post", "/admin/users"])
  test(`${path} shows a spinner, and nothing else, while the session loads (AUTH-33)`, async ({
    page,
    stack,
  }) => {
    await signInByToken(page, stack, demoAccount(stack, "ADMIN"));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("/graphql", async (route) => {
      if (route.request().postData()?.includes("SessionAccount")) await released;
      await route.fallback();
    });
    const asked = page.waitForRequest((request) => request.postData()?.includes("SessionAccount") ?? false);
    await page.clock.install();
    await page.goto(path);
    await asked;
    // After 5 s the page would go ahead without the answer.
    await page.clock.pauseAt(Date.now() + 1000);
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
    expect(await turningIn(page, "[role=status]")).toBe(true);
    for (const role of ["main", "navigation", "form", "heading"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page).toHaveURL(path);

    release();
    await page.clock.resume();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await expect(page).toHaveURL(path);
  });

test("a token that has run out is renewed while the page is open", async ({ page, stack }) => {
  await page.clock.install();
  await page.goto("/signin?returnTo=%2Fjobs");
  await fillSignIn(page, demoAccount(stack, "EMPLOYER"));
  await expect(page).toHaveURL("/jobs");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Each request renews it: the page's clock runs ahead of the server's, by which the new one has run out too.
  const renewed: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("securetoken.googleapis.com/v1/token")) return;
    renewed.push(`Bearer ${((await response.json()) as { id_token: string }).id_token}`);
  });
  await page.clock.fastForward("01:01:00");
  const search = page.waitForRequest((request) => request.postData()?.includes('"page":2') ?? false);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  const token = (await search).headers().authorization;
  await expect.poll(() => renewed).toContain(token);
  await expect(page).toHaveURL("/jobs?page=2");
});

test.describe("while the server is out of reach", () => {
  test.use({ toleratedErrors: [/^Failed to load resource|^The account could not be fetched/] });

  test("an admin is not taken for a jobseeker, and gets in on Retry (AUTH-27)", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    await page.goto("/signin");
    await fillSignIn(page, demoAccount(stack, "ADMIN"));
    await expect(page).toHaveURL("/dashboard");
    // Away until somebody clicks: the page asks again by itself too, and that would take the button away.
    const hasClicked = () =>
      page.evaluate(() => document.documentElement.dataset.clicked === "yes").catch(() => false);
    await page.route("/graphql", async (route) =>
      (await hasClicked()) ? route.continue() : route.fulfill({ status: 503, json: { errors: [] } }),
    );
    await page.goto("/admin/users");
    await page.evaluate(() =>
      document.addEventListener("click", () => (document.documentElement.dataset.clicked = "yes"), true),
    );
    await expect(page.getByRole("alert")).toContainText("Your account could not be checked.");
    await expect(page).toHaveURL("/admin/users");
    await checkAccessibility();
    await shoot("admin-unconfirmed");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users");
    await expect(page).toHaveURL("/admin/users");
  });
});
