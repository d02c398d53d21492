import { accountOf, demoAccount } from "./test/api";
import { standInForGapi } from "./test/gapi-stand-in";
import { fillSignIn, newEmail, PASSWORD, signUp, type Person } from "./test/people";
import { expect, test } from "./test/test";

/** The browser itself reports an answer of 4xx or 5xx, or none. */
const FAILED_REQUEST = /^Failed to load resource/;
const FAILED_REQUEST_OR_LOGGED = /^Failed to load resource|^The account could not be fetched/;

// Focus on Google's button fetches Google's script.
test.beforeEach(async ({ context }) => standInForGapi(context));

test.describe("sign-up", () => {
  test("as an employer lands on /dashboard, with the account in the database (AUTH-09, AUTH-10) @main", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    const person: Person = { email: newEmail(), password: PASSWORD, role: "Employer" };
    await signUp(page, person);
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
    await expect(page.getByRole("region", { name: "Active Job Postings" })).toBeVisible();
    expect(await accountOf(stack, person)).toMatchObject({
      email: person.email,
      role: "employer",
      subscription: { plan: "free" },
    });
    await checkAccessibility();
    await shoot("dashboard");
  });

  test("works by keyboard alone", async ({ page }) => {
    await page.goto("/signup");
    await page.getByRole("link", { name: "JobPortal, home" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Language: English" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page.getByRole("radio", { name: "Job Seeker" })).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Employer" })).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Continue with phone" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type(newEmail());
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Show password" }).first()).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
  });

  test("says what is missing and puts focus there (AUTH-11, AUTH-12, AUTH-14)", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    const person: Person = { email: newEmail(), password: PASSWORD };
    await page.goto("/signup");
    await checkAccessibility();
    await shoot("signup");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Please select a role")).toBeVisible();
    await expect(page.getByText("Enter your e-mail address")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Job Seeker" })).toBeFocused();
    await page.getByRole("radio", { name: "Job Seeker" }).check();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password").fill("kaveri-206");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await expect(page.getByLabel("Confirm password")).toBeFocused();
    expect(await accountOf(stack, person)).toBeNull();
    await checkAccessibility();
    await shoot("signup-error");
  });

  test.describe("against the provider's rules", () => {
    test.use({ toleratedErrors: [FAILED_REQUEST] });

    test("shows the provider's message (ERR-03, AUTH-15)", async ({ page, stack }) => {
      await signUp(page, { email: newEmail(), password: "abc" });
      await expect(page.getByRole("alert")).toHaveText(
        "Failed to create an account. Password should be at least 6 characters",
      );
      await signUp(page, { ...demoAccount(stack, "JOBSEEKER"), password: PASSWORD });
      const taken = page.getByRole("alert").getByRole("paragraph");
      await expect(taken.first()).toHaveText(
        "Failed to create an account. There is already an account with this e-mail address.",
      );
      await taken.getByRole("link", { name: "Sign in with this address" }).click();
      await expect(page.getByLabel("Email")).toHaveValue(demoAccount(stack, "JOBSEEKER").email);
    });
  });

  test.describe("whose registration fails", () => {
    test.use({ toleratedErrors: [FAILED_REQUEST_OR_LOGGED] });

    test("can be finished, after a reload as well (AUTH-28)", async ({
      page,
      stack,
      checkAccessibility,
      shoot,
    }) => {
      const person: Person = { email: newEmail(), password: PASSWORD, role: "Employer" };
      const fail = (operation: string) =>
        page.route("/graphql", (route) =>
          route.request().postData()?.includes(operation)
            ? route.fulfill({ status: 503, json: { errors: [] } })
            : route.fallback(),
        );
      await fail("RegisterAccount");
      await signUp(page, person);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finish your registration");
      await expect(page.getByRole("alert")).toContainText("Failed to create an account. ");
      await expect(page.getByRole("radio", { name: "Employer" })).toBeChecked();
      await checkAccessibility();
      await shoot("finish-registration");
      await page.unroute("/graphql");
      await page.reload();
      await page.getByRole("radio", { name: "Employer" }).check();
      await page.getByRole("button", { name: "Create Account" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
      expect(await accountOf(stack, person)).toMatchObject({ role: "employer" });
    });
  });
});

test.describe("sign-in", () => {
  test("to a demo account leads to the dashboard of its role (AUTH-05, AUTH-25)", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    await page.goto("/login");
    await checkAccessibility();
    await shoot("signin");
    await fillSignIn(page, demoAccount(stack, "ADMIN"));
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
    const menu = page.getByRole("button", { name: "Account menu" });
    await expect(menu).toContainText("Asha Menon");
    await menu.click();
    await expect(page.getByText("admin@jobportal.example")).toBeVisible();
    await expect(page.getByRole("term").filter({ hasText: "Total Users" })).toBeVisible();
    await page.goto("/signin");
    await expect(page).toHaveURL("/dashboard");
  });

  test.describe("that fails", () => {
    test.use({ toleratedErrors: [FAILED_REQUEST] });

    test("says so, and what was typed stays (ERR-01)", async ({ page, stack, checkAccessibility, shoot }) => {
      await page.goto("/signin");
      await fillSignIn(page, { ...demoAccount(stack, "JOBSEEKER"), password: "kaveri-2026" });
      await expect(page.getByRole("alert")).toHaveText("Failed to sign in. Please check your credentials.");
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue("kaveri-2026");
      await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
      await checkAccessibility();
      await shoot("signin-error");
    });

    test("for want of a connection does not blame the credentials alone", async ({ page, stack }) => {
      await page.goto("/signin");
      await page.route(`**/identitytoolkit.googleapis.com/**`, (route) => route.abort());
      await fillSignIn(page, demoAccount(stack, "JOBSEEKER"));
      await expect(page.getByRole("alert")).toHaveText(
        "Failed to sign in. Please check your credentials. The service could not be reached. Check your connection and try again.",
      );
    });
  });

  test("comes back to the page that the guard sent from (AUTH-34, AUTH-36)", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    await page.goto("/dashboard?from=mail#plan");
    await expect(page).toHaveURL(/\/signin\?/);
    await expect(page.getByText("Please sign in to view your dashboard")).toBeVisible();
    await checkAccessibility();
    await shoot("signin-from-dashboard");
    await fillSignIn(page, demoAccount(stack, "EMPLOYER"));
    await expect(page).toHaveURL("/dashboard?from=mail#plan");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  });

  test("never leads to another site", async ({ page, stack }) => {
    await page.goto("/signin?returnTo=//elsewhere.example/dashboard");
    await expect(page.getByText("Please sign in")).toBeHidden();
    await fillSignIn(page, demoAccount(stack, "JOBSEEKER"));
    await expect(page).toHaveURL("/dashboard");
  });
});

test.describe("the session", () => {
  test("outlives a reload, and ends in every tab at once (AUTH-29, NAV-06)", async ({
    page,
    context,
    stack,
  }) => {
    await page.goto("/signin");
    await fillSignIn(page, demoAccount(stack, "JOBSEEKER"));
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(/^Welcome, /);
    await page.reload();
    await expect(heading).toHaveText(/^Welcome, /);
    const other = await context.newPage();
    await other.goto("/dashboard");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(/^Welcome, /);

    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(banner.getByRole("link", { name: "Dashboard" })).toBeHidden();
    await expect(other).toHaveURL(/\/signin\?/);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/signin\?/);
  });

  test("begun in one tab shows in the others", async ({ page, context, stack }) => {
    const other = await context.newPage();
    await other.goto("/");
    await page.goto("/signin");
    await fillSignIn(page, demoAccount(stack, "EMPLOYER"));
    await expect(other.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  });

  test("is in the drawer of a small screen too (NAV-05)", async ({ page, stack, checkAccessibility }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/signin");
    await fillSignIn(page, demoAccount(stack, "JOBSEEKER"));
    await expect(page).toHaveURL("/dashboard");
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await checkAccessibility();
    await drawer.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  });

  test("asks for none of the provider's code where nobody is signed in", async ({ page }) => {
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.url());
    });
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    expect(scripts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes("identitytoolkit"))).toEqual([]);
  });

  test.describe("while the server is out of reach", () => {
    test.use({ toleratedErrors: [FAILED_REQUEST_OR_LOGGED] });

    test("stays, says so, and recovers by itself (AUTH-26)", async ({
      page,
      stack,
      checkAccessibility,
      shoot,
    }) => {
      await page.goto("/signin");
      await fillSignIn(page, demoAccount(stack, "ADMIN"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
      await page.route("/graphql", (route) => route.fulfill({ status: 503, json: { errors: [] } }));
      await page.reload();
      await expect(page.getByRole("alert")).toContainText("Your account could not be checked.");
      await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
      await checkAccessibility();
      await shoot("dashboard-failed");
      await page.unroute("/graphql");
      // It asks ever more rarely, half a minute apart in the end.
      test.slow();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard", {
        timeout: 35_000,
      });
    });
  });
});
