import { mailedLink } from "../test/api";
import { standInForGapi } from "../test/gapi-stand-in";
import { mailTo } from "../test/mail";
import { fillSignIn, newEmail, PASSWORD, signUp } from "../test/people";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

test.use({
  viewport: { width: 360, height: 780 },
  // The address of before is refused at the end, and a session that has ended asks once more.
  toleratedErrors: [
    [/accounts:signInWithPassword/, /securetoken/, /accounts:lookup/, /^Failed to load/],
    { scope: "test" },
  ],
});
// Focus on Google's button fetches Google's script.
test.beforeEach(async ({ context }) => standInForGapi(context));

/** The path of the link in the newest mail to an address; the queue sends it. */
async function linkTo(stack: TestStack, email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = new RegExp(`${path}[\\w-]{32}`).exec(await mailTo(stack, email, path))?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

test("somebody changes their e-mail address, and takes it back from the old mailbox (MAIL-01 to MAIL-03) @main", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  const before = { email: newEmail(), password: PASSWORD };
  const after = { ...before, email: newEmail() };

  await test.step("an address that is proven", async () => {
    await signUp(page, before);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
    await page.goto((await mailedLink(stack, "VERIFY_EMAIL", before.email)) ?? "");
    await expect(page).toHaveURL("/dashboard");
  });

  await test.step("the link to the new one", async () => {
    await page.goto("/settings");
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Change Email" }).click();
    await page.getByLabel("New e-mail address").fill(after.email);
    await checkAccessibility();
    await shoot("email-change");
    await page.getByRole("button", { name: "Send Link" }).click();
    await expect(page.getByText(`Open the link in the email we sent to ${after.email}.`)).toBeVisible();
    await shoot("email-change-sent");
  });

  await test.step("confirm", async () => {
    await page.goto(await linkTo(stack, after.email, "/settings/email/"));
    await expect(page.getByRole("heading", { name: `Use ${after.email} for this account?` })).toBeVisible();
    await shoot("email-change-confirm");
    await page.getByRole("button", { name: "Use This Address" }).click();
    await expect(page).toHaveURL("/signin");
    await fillSignIn(page, before);
    await expect(page.getByRole("alert").first()).toBeVisible();
    await fillSignIn(page, after);
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/settings");
    await expect(page.getByText(after.email, { exact: true })).toBeVisible();
  });

  await test.step("take it back", async () => {
    await page.goto(await linkTo(stack, before.email, "/email/link/"));
    await checkAccessibility();
    await shoot("email-change-stop");
    await page.getByRole("button", { name: "Stop the change" }).click();
    await expect(page.getByRole("heading", { name: "The change is stopped" })).toBeVisible();
    await page.getByRole("link", { name: "Choose a new password" }).click();
    await expect(page).toHaveURL("/reset-password");
  });
});
