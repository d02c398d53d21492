import { accountOf, mailedLink } from "./test/api";
import { standInForGapi } from "./test/gapi-stand-in";
import { fillSignIn, newEmail, PASSWORD, signOut, signUp } from "./test/people";
import { expect, test } from "./test/test";

const FAILED_REQUEST = /^Failed to load resource/;

test.beforeEach(async ({ context }) => standInForGapi(context));

test("an unverified address is asked for until its link was opened (STAT-01, STAT-02)", async ({
  page,
  context,
  stack,
  checkAccessibility,
  shoot,
}) => {
  const person = { email: newEmail(), password: PASSWORD };
  await signUp(page, person);
  const notice = page.getByRole("status").filter({ hasText: person.email });
  await expect(notice).toContainText(
    `Verify your e-mail address to get mails: open the link in the email we sent to ${person.email}.`,
  );
  expect(await accountOf(stack, person)).toMatchObject({ status: "pending" });
  await checkAccessibility();
  await shoot("dashboard-unverified");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(notice).toContainText(
    `We’ve sent a new email to ${person.email}. Check your spam folder too.`,
  );

  const link = await mailedLink(stack, "VERIFY_EMAIL", person.email);
  const other = await context.newPage();
  await other.goto(link ?? "");
  await expect(other).toHaveURL("/dashboard");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other.getByText("Verify your e-mail address")).toBeHidden();

  // Every page of the test browser has the focus at all times, so coming back is told by hand.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(notice).toBeHidden();
  expect(await accountOf(stack, person)).toMatchObject({ status: "active" });
});

test("a forgotten password is chosen anew by the link of a mail", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  const person = { email: newEmail(), password: PASSWORD };
  await signUp(page, person);
  await expect(page).toHaveURL("/dashboard");
  await signOut(page);
  await page.goto("/signin");
  await page.getByRole("link", { name: "Forgot your password?" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/reset-password");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(
    `If ${person.email} has an account, we’ve sent the link. Check your spam folder too.`,
  );
  await checkAccessibility();
  await shoot("reset-password-sent");

  const link = await mailedLink(stack, "PASSWORD_RESET", person.email);
  await page.goto(`${link ?? ""}&newPassword=godavari-2026`);
  await expect(page).toHaveURL("/signin");
  await fillSignIn(page, { ...person, password: "godavari-2026" });
  await expect(page).toHaveURL("/dashboard");
});

test.describe("a forgotten password of nobody's", () => {
  test.use({ toleratedErrors: [FAILED_REQUEST] });

  test("reads the same", async ({ page, stack }) => {
    const email = newEmail();
    await page.goto("/reset-password");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send Link" }).click();
    await expect(page.getByRole("status")).toHaveText(
      `If ${email} has an account, we’ve sent the link. Check your spam folder too.`,
    );
    expect(await mailedLink(stack, "PASSWORD_RESET", email)).toBeUndefined();
  });
});
