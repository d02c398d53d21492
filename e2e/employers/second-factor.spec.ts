import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { callApi, demoAccount, mailedLink, tokenOf } from "../test/api";
import { standInForGapi } from "../test/gapi-stand-in";
import { fillSignIn, newEmail, PASSWORD, signOut, signUp } from "../test/people";
import { newAccount } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

// What is refused until a code is given.
test.use({ toleratedErrors: [/40[03] \((Bad Request|Forbidden)\)/] });
// Focus on Google's button fetches Google's script.
test.beforeEach(async ({ context }) => standInForGapi(context));

const PERIOD_MS = 30_000;

/** What the authenticator app shows, so many periods from now: a portal takes those beside its own too. */
const codeOf = (key: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate({
    timestamp: Date.now() + periods * PERIOD_MS,
  });

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Type a code" });

async function giveCode(page: Page, code: string): Promise<void> {
  await dialogOf(page).getByLabel("Code", { exact: true }).fill(code);
  await dialogOf(page).getByRole("button", { name: "Go On" }).click();
}

async function signInAgain(page: Page, person: { email: string; password: string }): Promise<void> {
  await signOut(page);
  await page.goto("/signin");
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/dashboard");
}

/** Has a demo admin make them one, who has proven their address. */
async function makeAdmin(stack: TestStack, email: string): Promise<void> {
  const token = await tokenOf(stack, demoAccount(stack, "ADMIN"));
  const { users } = await callApi<{ users: { items: { id: string }[] } }>(
    stack,
    token,
    "query ($text: String) { users(filter: { text: $text }) { items { id } } }",
    { text: email },
  );
  await callApi(stack, token, "mutation ($id: ID!) { updateUserRole(id: $id, role: ADMIN) { id } }", {
    id: users.items[0]?.id,
  });
}

/** Answers the next call of an operation as if its last code were ten minutes old: no test can wait so long. */
async function refuseOnce(page: Page, operation: string): Promise<void> {
  let isRefused = false;
  await page.route("**/graphql", async (route) => {
    if (isRefused || !route.request().postData()?.includes(operation)) {
      await route.fallback();
      return;
    }
    isRefused = true;
    await route.fulfill({
      status: 403,
      contentType: "application/graphql-response+json",
      body: JSON.stringify({ errors: [{ message: "No.", extensions: { code: "SECOND_FACTOR_REQUIRED" } }] }),
    });
  });
}

test("an admin sets up an app, is asked for its code at the next sign-in, and for a dangerous act (TWOF-10) @main", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(180_000);
  const person = { email: newEmail(), password: PASSWORD };
  let key = "";
  let recoveryCodes: string[] = [];

  await test.step("an admin", async () => {
    await signUp(page, person);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
    await page.goto((await mailedLink(stack, "VERIFY_EMAIL", person.email)) ?? "");
    await expect(page).toHaveURL("/dashboard");
    // The server learns of a proven address by the page's next token.
    await expect(() => makeAdmin(stack, person.email)).toPass();
  });

  await test.step("enrol", async () => {
    await page.goto("/settings");
    await page.getByRole("link", { name: "Set Up" }).click();
    await expect(page).toHaveURL("/settings/second-factor");
    await shoot("second-factor-begin");
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    await checkAccessibility();
    await shoot("second-factor-key");
    key = (await page.locator("code").textContent()) ?? "";
    await page.getByLabel("Code", { exact: true }).fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^This code is wrong, too old/)).toBeVisible();
    await page.getByLabel("Code", { exact: true }).fill(codeOf(key));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Keep your recovery codes" })).toBeVisible();
    await expect(page.locator("code")).toHaveCount(10);
    await checkAccessibility();
    await shoot("second-factor-codes");
    recoveryCodes = await page.locator("code").allTextContents();
    await page.getByRole("button", { name: "I’ve Kept Them" }).click();
    await expect(page.getByText("10 recovery codes left.")).toBeVisible();
    await checkAccessibility();
    await shoot("second-factor-on");
  });

  await test.step("the next sign-in", async () => {
    await signInAgain(page, person);
    await page.goto("/admin/users");
    await expect(dialogOf(page)).toBeVisible();
    await checkAccessibility();
    await shoot("second-factor-dialog");
    await giveCode(page, "000000");
    await expect(dialogOf(page).getByText(/^This code is wrong, too old/)).toBeVisible();
    // That of before is used up.
    await giveCode(page, codeOf(key, 1));
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
  });

  await test.step("a dangerous act", async () => {
    const { email } = await newAccount(stack);
    await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
    await page.getByRole("button", { name: `Block ${email}` }).click();
    const question = page.getByRole("dialog", { name: `Block ${email}?` });
    await question.getByLabel("Why are they blocked?").fill("Asks for fees.");
    await refuseOnce(page, "BlockUser");
    await question.getByRole("button", { name: "Block user" }).click();
    await expect(dialogOf(page)).toBeVisible();
    // In place of half a minute's wait for the app's next code.
    await giveCode(page, recoveryCodes[0] ?? "");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByText(`${email} is blocked.`)).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  await test.step("a recovery code", async () => {
    await signInAgain(page, person);
    await page.goto("/admin/users");
    await giveCode(page, recoveryCodes[0] ?? "");
    await expect(dialogOf(page).getByText(/^This code is wrong, too old/)).toBeVisible();
    await giveCode(page, recoveryCodes[1] ?? "");
    await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
    await page.goto("/settings/second-factor");
    await expect(page.getByText("8 recovery codes left.")).toBeVisible();
  });
});
