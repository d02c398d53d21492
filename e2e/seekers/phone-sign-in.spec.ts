import type { Page } from "@playwright/test";
import { standInForGapi } from "../test/gapi-stand-in";
import { codeSentTo } from "../test/emulator";
import { openJobs } from "../test/job-list";
import { meOf, newEmail, newMobile, signOut } from "../test/people";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

test.use({
  viewport: { width: 360, height: 780 },
  // The emulator knows no settings of reCAPTCHA, and a wrong code is refused.
  toleratedErrors: [[/recaptchaConfig/, /accounts:signInWithPhoneNumber/], { scope: "test" }],
});
// Focus on Google's button fetches Google's script.
test.beforeEach(async ({ context }) => standInForGapi(context));

async function typeCode(page: Page, stack: TestStack, mobile: string) {
  await page.getByLabel("Code").fill(await codeSentTo(stack, `+91${mobile}`));
  await page.getByLabel("Code").press("Enter");
}

async function signIn(page: Page, stack: TestStack, mobile: string) {
  await page.goto("/signin");
  await page.getByRole("link", { name: "Continue with phone" }).click();
  await page.getByLabel("Mobile number").fill(mobile);
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByLabel("Code")).toBeFocused();
  await typeCode(page, stack, mobile);
}

test("somebody without an e-mail address signs up by phone, applies, and comes back (PHON-01, PHON-06) @main", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  const mobile = newMobile();
  const [job] = await openJobs(stack, 1);

  await test.step("the code, and a wrong one", async () => {
    await page.goto("/signup");
    await page.getByRole("link", { name: "Continue with phone" }).click();
    await expect(page).toHaveURL("/signin/phone");
    await checkAccessibility();
    await shoot("phone-number");
    await page.getByLabel("Mobile number").fill(mobile);
    await page.getByRole("button", { name: "Send Code" }).click();
    await page.getByLabel("Code").fill("000000");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("This is not the code. Check the message.")).toBeVisible();
    await checkAccessibility();
    await shoot("phone-code");
    // As phones do while their owner reads the message (PHON-10).
    await page.reload();
    await expect(page.getByText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)).toBeVisible();
    await expect(page.getByText(/^Send again in \d+/)).toBeVisible();
    await typeCode(page, stack, mobile);
  });

  await test.step("the role", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finish your registration");
    await shoot("phone-role");
    await page.getByRole("radio", { name: "Job Seeker" }).check();
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
    expect(await meOf(page)).toMatchObject({
      ...{ email: null, phoneNumber: `+91${mobile}`, role: "jobseeker", status: "active" },
      additionalData: { phone: `+91${mobile}` },
    });
    await shoot("phone-dashboard");
  });

  await test.step("apply", async () => {
    await page.goto(`/jobs/${job}`);
    await page.getByRole("button", { name: "Apply Now", exact: true }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Full name").fill("Ravi Kumar");
    await dialog.getByRole("button", { name: "Send Application" }).click();
    await expect(page.getByText("Your application is sent.", { exact: true })).toBeVisible();
  });

  await test.step("come back", async () => {
    await page.goto("/dashboard");
    await signOut(page);
    await signIn(page, stack, mobile);
    await expect(page).toHaveURL("/dashboard");
  });
});

test("who wants to apply or to save a job finishes the registration first and comes back (AUTH-37) @main", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  const [job, other] = await openJobs(stack, 2);

  async function register(mobile: string) {
    await page.getByRole("link", { name: "Continue with phone" }).click();
    await page.getByLabel("Mobile number").fill(mobile);
    await page.getByRole("button", { name: "Send Code" }).click();
    await typeCode(page, stack, mobile);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finish your registration");
    await checkAccessibility();
    await shoot("phone-registration");
    await page.reload();
    await page.getByRole("radio", { name: "Job Seeker" }).check();
    await page.getByRole("button", { name: "Create Account" }).click();
  }

  await test.step("apply", async () => {
    await page.goto(`/jobs/${job}`);
    await page.getByRole("link", { name: "Apply Now", exact: true }).first().click();
    await register(newMobile());
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Full name").fill("Ravi Kumar");
    await dialog.getByRole("button", { name: "Send Application" }).click();
    await expect(page.getByText("Your application is sent.", { exact: true })).toBeVisible();
    await page.goto("/dashboard");
    await signOut(page);
  });

  await test.step("save", async () => {
    await page.goto(`/jobs/${other}`);
    await page.getByRole("link", { name: "Save Job" }).first().click();
    await register(newMobile());
    await expect(page.getByRole("button", { name: "Remove from saved jobs" }).first()).toBeVisible();
  });
});

test("a role chosen on the sign-up page stays for who goes on by phone (AUTH-38)", async ({
  page,
  stack,
}) => {
  const mobile = newMobile();
  await page.goto("/signup");
  await page.getByRole("radio", { name: "Employer" }).check();
  await page.getByRole("link", { name: "Continue with phone" }).click();
  await page.getByLabel("Mobile number").fill(mobile);
  await page.getByRole("button", { name: "Send Code" }).click();
  await typeCode(page, stack, mobile);
  await expect(page.getByRole("radio", { name: "Employer" })).toBeChecked();
});

/** Proves by a code who is signed in by phone alone. */
async function prove(page: Page, stack: TestStack, mobile: string) {
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  await dialog.getByRole("button", { name: "Send Code" }).click();
  await dialog.getByLabel("Code").fill(await codeSentTo(stack, `+91${mobile}`));
  await dialog.getByRole("button", { name: "Go on" }).click();
  await expect(dialog).toBeHidden();
}

test("a phone's account gets another number and a Google account, each once one has proven who one is (PHON-07)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  const mobile = newMobile();
  const email = newEmail();
  await signIn(page, stack, mobile);
  await page.getByRole("radio", { name: "Job Seeker" }).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await checkAccessibility();
  await shoot("settings-phone-alone");

  const other = newMobile();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await prove(page, stack, mobile);
  await page.getByLabel("Mobile number").fill(other);
  await page.getByRole("button", { name: "Send Code" }).click();
  await typeCode(page, stack, other);
  // The dialog shows the number too, while the code is on its way.
  await expect(page.getByText("Phone number saved.")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Add your phone number" })).toBeHidden();
  await expect(page.getByText(`+91 ${other.slice(0, 5)} ${other.slice(5)}`)).toBeVisible();
  expect(await meOf(page)).toMatchObject({
    ...{ email: null, phoneNumber: `+91${other}`, status: "active" },
    additionalData: { phone: `+91${other}` },
  });

  await page.getByRole("button", { name: "Add Google Account" }).click();
  await prove(page, stack, other);
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Continue with Google" }).click(),
  ]);
  await popup.getByText("Add new account").click();
  await popup.locator("#email-input").fill(email);
  await popup.locator("#display-name-input").fill("Ravi Kumar");
  await popup.getByRole("button", { name: "Sign in with" }).click();
  await expect(page.getByText("Google account added.")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(await meOf(page)).toMatchObject({ email, phoneNumber: `+91${other}`, status: "active" });
});

test("deleting the account asks for a code (PHON-08)", async ({ page, stack, checkAccessibility }) => {
  const mobile = newMobile();
  await signIn(page, stack, mobile);
  await page.getByRole("radio", { name: "Job Seeker" }).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Send Code" }).click();
  await dialog.getByLabel("Code").fill(await codeSentTo(stack, `+91${mobile}`));
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Delete for Good" }).click();
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
});
