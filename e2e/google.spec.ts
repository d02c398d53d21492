import type { Page } from "@playwright/test";
import { demoAccount, mailedLink, providersOf } from "./test/api";
import { standInForGapi } from "./test/gapi-stand-in";
import { fillSignIn, meOf, newEmail, PASSWORD, signOut, signUp, type Person } from "./test/people";
import type { TestStack } from "./test/stack";
import { expect, test } from "./test/test";

const PHOTO = "https://lh3.googleusercontent.com/priya.png";
const FAILED_REQUEST = /^Failed to load resource/;

const googleButton = (page: Page) => page.getByRole("button", { name: "Continue with Google" });
const windows = (page: Page) => page.context().pages().length - 1;

test.beforeEach(async ({ context }) => {
  await standInForGapi(context);
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="40"/></svg>';
  await context.route(PHOTO, (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }));
});

async function openWindow(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), googleButton(page).click()]);
  await popup.getByText("Add new account").waitFor();
  return popup;
}

/** Signs in with a Google account that the emulator has not seen before. */
async function signInAtGoogle(popup: Page, email: string, name = "Priya Nair"): Promise<void> {
  await popup.getByText("Add new account").click();
  await popup.locator("#email-input").fill(email);
  await popup.locator("#display-name-input").fill(name);
  await popup.locator("#profile-photo-input").fill(PHOTO);
  await popup.getByRole("button", { name: "Sign in with" }).click();
}

const registrations = (page: Page) => {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("RegisterAccount")) seen.push(request.url());
  });
  return seen;
};

test("registers who is new as jobseeker, with name and photo (AUTH-17, AUTH-19, CALL-07)", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/signin");
  const popup = await openWindow(page);
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
  await signInAtGoogle(popup, email);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Priya Nair");
  expect(await meOf(page)).toMatchObject({
    email,
    name: "Priya Nair",
    photoURL: PHOTO,
    role: "jobseeker",
    status: "active",
  });
  expect(popup.isClosed()).toBe(true);
});

test("registers with the role chosen, then leaves it to a known account (AUTH-16, AUTH-18, CALL-08)", async ({
  page,
}) => {
  const email = newEmail();
  const seen = registrations(page);
  await page.goto("/signup");
  await page.getByRole("radio", { name: "Employer" }).check();
  await signInAtGoogle(await openWindow(page), email);
  await expect(page).toHaveURL("/dashboard");
  expect(await meOf(page)).toMatchObject({ email, role: "employer" });
  expect(seen).toHaveLength(1);

  await signOut(page);
  await page.goto("/signup");
  await page.getByRole("radio", { name: "Job Seeker" }).check();
  const again = await openWindow(page);
  await again.getByText(email).click();
  await expect(page).toHaveURL("/dashboard");
  expect(await meOf(page)).toMatchObject({ email, role: "employer" });
  expect(seen).toHaveLength(1);
});

/** Makes an employer's account with a password, its address proven, and leaves it signed out. */
async function haveVerifiedEmployer(page: Page, stack: TestStack): Promise<Person> {
  const person: Person = { email: newEmail(), password: PASSWORD, role: "Employer" };
  await signUp(page, person);
  await expect(page).toHaveURL("/dashboard");
  await expect.poll(() => mailedLink(stack, "VERIFY_EMAIL", person.email)).toBeDefined();
  await fetch((await mailedLink(stack, "VERIFY_EMAIL", person.email)) ?? "", { redirect: "manual" });
  await signOut(page);
  return person;
}

test("leads into the account that has the verified address already, its role unchanged (AUTH-16)", async ({
  page,
  stack,
}) => {
  const { email } = await haveVerifiedEmployer(page, stack);
  const seen = registrations(page);
  await page.goto("/signin?returnTo=%2Fabout");
  await signInAtGoogle(await openWindow(page), email);
  await expect(page).toHaveURL("/about");
  expect(await meOf(page)).toMatchObject({ email, role: "employer", status: "active" });
  expect(await providersOf(stack, email)).toEqual(["google.com", "password"]);
  expect(seen).toEqual([]);
});

test("takes over an account whose address nobody had proven, and its role stays", async ({ page, stack }) => {
  const email = newEmail();
  await signUp(page, { email, password: PASSWORD, role: "Employer" });
  await expect(page).toHaveURL("/dashboard");
  const { id } = (await meOf(page)) as { id: string };
  await signOut(page);
  await page.goto("/signin");
  await signInAtGoogle(await openWindow(page), email);
  await expect(page).toHaveURL("/dashboard");
  expect(await meOf(page)).toMatchObject({ id, role: "employer", status: "active" });
  // Somebody who made the account without owning the address is locked out.
  expect(await providersOf(stack, email)).toEqual(["google.com"]);
});

test("without a role opens no window (AUTH-13)", async ({ page, checkAccessibility, shoot }) => {
  await page.goto("/signup");
  await googleButton(page).click();
  await expect(page.getByText("Please select a role before continuing with Google")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Job Seeker" })).toBeFocused();
  expect(windows(page)).toBe(0);
  await checkAccessibility();
  await shoot("signup-google-role");
  await page.getByRole("radio", { name: "Job Seeker" }).check();
  await expect(page.getByText("Please select a role before continuing with Google")).toBeHidden();
});

test("closed by hand fails about 8 s later, and the form stays usable (AUTH-21, ERR-02, ERR-20)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.slow();
  await page.goto("/signin");
  const popup = await openWindow(page);
  await expect(googleButton(page)).toBeEnabled();
  await popup.close();
  const closedAt = Date.now();
  const notice = page.getByRole("status").filter({ hasText: "Failed to sign in with Google." });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  const seconds = (Date.now() - closedAt) / 1000;
  expect(seconds).toBeGreaterThan(7.5);
  expect(seconds).toBeLessThan(13);
  await expect(notice).toHaveText(
    "Failed to sign in with Google. The Google window was closed before you had signed in.",
  );
  await checkAccessibility();
  await shoot("signin-google-closed");
  await fillSignIn(page, demoAccount(stack, "JOBSEEKER"));
  await expect(page).toHaveURL("/dashboard");
});

test("blocked by the browser asks to allow popups, and works once they are (ERR-04, ERR-20)", async ({
  page,
}) => {
  await page.goto("/signup");
  await page.getByRole("radio", { name: "Employer" }).check();
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => null;
    Object.assign(window, { allowPopups: () => (window.open = open) });
  });
  await googleButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Google" })).toHaveText(
    "Failed to sign up with Google. Allow popups for this site, then try again.",
  );
  await page.evaluate(() => (window as unknown as { allowPopups(): void }).allowPopups());
  await signInAtGoogle(await openWindow(page), newEmail());
  await expect(page).toHaveURL("/dashboard");
  expect(await meOf(page)).toMatchObject({ role: "employer" });
});

test("clicked again replaces the first window, which ends silently (AUTH-20)", async ({ page }) => {
  const email = newEmail();
  await page.goto("/signin");
  const first = await openWindow(page);
  const second = await openWindow(page);
  await expect.poll(() => first.isClosed()).toBe(true);
  await expect(page.getByText("Failed to sign in with Google.")).toBeHidden();
  await expect(googleButton(page)).toBeEnabled();
  await signInAtGoogle(second, email);
  await expect(page).toHaveURL("/dashboard");
  expect(await meOf(page)).toMatchObject({ email, role: "jobseeker" });
});

test("clicked twice on a fresh page opens one window", async ({ page }) => {
  const email = newEmail();
  await page.goto("/signin");
  const [popup] = await Promise.all([page.waitForEvent("popup"), googleButton(page).dblclick()]);
  await popup.getByText("Add new account").waitFor();
  expect(windows(page)).toBe(1);
  await signInAtGoogle(popup, email);
  await expect(page).toHaveURL("/dashboard");
  expect(windows(page)).toBe(0);
});

test("works from the keyboard", async ({ page }) => {
  await page.goto("/signin");
  await page.getByRole("link", { name: /^Create an account/ }).focus();
  await page.keyboard.press("Tab");
  await expect(googleButton(page)).toBeFocused();
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await popup.getByText("Add new account").waitFor();
  await expect(googleButton(page)).toBeFocused();
  await signInAtGoogle(popup, newEmail());
  await expect(page).toHaveURL("/dashboard");
});

test.describe("against what stands in its way", () => {
  test.use({ toleratedErrors: [FAILED_REQUEST] });

  test("asks for the password where Google does not vouch for the address, and adds Google then", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    await page.route("**/accounts:signInWithIdp*", (route) => {
      const request = route.request().postData() ?? "";
      return route.continue({
        postData: request.replace("email_verified%22%3Atrue", "email_verified%22%3Afalse"),
      });
    });
    const person = await haveVerifiedEmployer(page, stack);
    await page.goto("/signin");
    await signInAtGoogle(await openWindow(page), person.email);
    await expect(page.getByRole("status").filter({ hasText: "Google" })).toHaveText(
      "Failed to sign in with Google. There is already an account with this e-mail address. Sign in with its password, and Google is added to it.",
    );
    await checkAccessibility();
    await shoot("signin-google-taken");
    await fillSignIn(page, person);
    await expect(page).toHaveURL("/dashboard");
    expect(await providersOf(stack, person.email)).toEqual(["google.com", "password"]);
  });

  test("says so when Google can't be reached, and tries anew (ERR-20)", async ({ page, context }) => {
    await context.route("https://apis.google.com/js/api.js*", (route) => route.abort());
    await page.goto("/signin");
    await googleButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: "Google" })).toHaveText(
      "Failed to sign in with Google. The service could not be reached. Check your connection and try again.",
    );
    await expect(googleButton(page)).toBeEnabled();
    await context.unroute("https://apis.google.com/js/api.js*");
    await standInForGapi(context);
    await signInAtGoogle(await openWindow(page), newEmail());
    await expect(page).toHaveURL("/dashboard");
  });
});
