import { expect, test } from "./test/test";
import { callApi, demoAccount } from "./test/api";
import { newAccount, signInByToken } from "./test/session";

const TEXT = "My date of birth is wrong in an application that I sent in March.";
const ANSWER = "We have told the company. It shows the right one now.";

test("a seeker asks about their data, an admin answers, and both see it (REDR-06, REDR-07)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(180_000);
  const person = await newAccount(stack);
  await signInByToken(page, stack, person);
  await page.goto("/privacy-notice");
  await page.getByRole("link", { name: "Ask or Complain" }).click();
  await expect(page).toHaveURL("/settings/grievances");
  await expect(page.getByText("You haven’t asked anything yet.")).toBeVisible();
  await checkAccessibility();
  await shoot("grievances-empty");

  // All of it by keyboard.
  await page.getByRole("radio", { name: "See my data" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Correct my data" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type(TEXT);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Sent\. We answer by /)).toBeVisible();
  const entry = page.getByRole("article", { name: /^No\. \d+: Correct my data$/ });
  await expect(entry.getByText("Open", { exact: true })).toBeVisible();

  await signInByToken(page, stack, demoAccount(stack, "ADMIN"));
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: /grievances?$/ }).click();
  await expect(page).toHaveURL("/admin/grievances");
  const waiting = page.getByRole("article").filter({ hasText: person.email });
  await expect(waiting.getByText("30 days left")).toBeVisible();
  await checkAccessibility();
  await shoot("grievances-admin");
  await waiting.getByRole("button", { name: /^Answer no\./ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Your answer" }).fill(ANSWER);
  await checkAccessibility();
  await shoot("grievances-answering");
  await dialog.getByRole("button", { name: "Send Answer" }).click();
  await expect(page.getByText("Answered.")).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await signInByToken(page, stack, person);
  await page.goto("/settings");
  await page.getByRole("button", { name: /^Notices, \d+ unread/ }).click();
  await page.getByText(/We have answered your question about your data/).click();
  await expect(page).toHaveURL(/\/settings\/grievances\?open=/);
  await expect(entry.getByText(ANSWER)).toBeVisible();
  await expect(entry).toHaveAttribute("aria-current", "true");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the page of one's grievances holds in ${colorScheme}, and in Hindi (REDR-06)`, async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    await page.emulateMedia({ colorScheme });
    const person = await newAccount(stack);
    const query = "mutation ($input: RaiseGrievanceInput!) { raiseGrievance(input: $input) { id } }";
    for (const kind of ["ACCESS", "OTHER"])
      await callApi(stack, person.token, query, { input: { kind, text: TEXT } });
    await signInByToken(page, stack, person);
    await page.goto("/settings/grievances");
    await expect(page.getByRole("article")).toHaveCount(2);
    await checkAccessibility();
    await shoot(`grievances-${colorScheme}`);
    await page.goto("/settings");
    await expect(page.getByRole("link", { name: "Ask or Complain" })).toBeVisible();
    await checkAccessibility();
    await shoot(`grievances-settings-${colorScheme}`);
    await page.goto("/hi/settings/grievances");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("आपके डेटा के बारे में सवाल");
    await checkAccessibility();
    await shoot(`grievances-hi-${colorScheme}`);
    await page
      .getByRole("button", { name: /वापस लें$/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "वापस लें" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
  });
