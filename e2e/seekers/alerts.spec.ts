import type { Page } from "@playwright/test";
import { postOpening } from "../test/applications";
import { hastenAlerts, mailTo } from "../test/mail";
import { newEmail, newWord, PASSWORD } from "../test/people";
import { newAccount, signInProven } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

/** The queue looks for new jobs each minute. */
const A_MINUTE = 100_000;

/** The link of the newest mail to an address, once it is there. */
async function mailedLink(stack: TestStack, email: string): Promise<string> {
  let link = "";
  await expect(async () => {
    link = /\/alerts\/link\/[\w-]+/.exec(await mailTo(stack, email))?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: A_MINUTE });
  return link;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Alert Me" });

test("a visitor confirms an alert by mail, and pauses and ends it without a script (ALRT-07, ALRT-08)", async ({
  page,
  browser,
  stack,
  shoot,
}) => {
  test.setTimeout(2 * A_MINUTE);
  const email = newEmail();
  await page.goto("/jobs?q=accountant&location=Pune");
  await page.getByRole("main").getByRole("button", { name: "Alert Me" }).first().click();
  await dialog(page).getByRole("button", { name: "Set Alert" }).click();
  await expect(dialog(page)).toContainText("Enter your email address.");
  await dialog(page).getByRole("textbox", { name: "Your email" }).fill(email);
  await shoot("alert-dialog-visitor");
  await dialog(page).getByRole("button", { name: "Set Alert" }).click();
  await expect(dialog(page)).toContainText(`We sent a mail to ${email}.`);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const linked = await context.newPage();
  await linked.goto(`${stack.url}${await mailedLink(stack, email)}`);
  await expect(linked.getByRole("heading", { level: 1 })).toHaveText("accountant, Pune");
  for (const [button, answer] of [
    ["Confirm this alert", "Your alert is on."],
    ["Pause", "Your alert is paused."],
    ["Start again", "Your alert is on again."],
    ["End this alert", "Your alert has ended."],
  ] as const) {
    await linked.getByRole("button", { name: button }).click();
    await expect(linked.getByRole("status")).toContainText(answer);
  }
  await context.close();
});

test("a seeker keeps a search that finds nothing, and its mail leads to the new job (ALRT-01)", async ({
  page,
  stack,
}) => {
  test.setTimeout(2 * A_MINUTE);
  const word = newWord();
  const { email } = await newAccount(stack);
  await signInProven(page, stack, { email, password: PASSWORD });
  await page.goto(`/jobs?q=${word}`);
  await page.getByRole("main").getByRole("button", { name: "Alert Me" }).first().click();
  await dialog(page).getByText("At once").click();
  await dialog(page).getByRole("button", { name: "Set Alert" }).click();
  await expect(page.getByText(`Alert set: ${word}`)).toBeVisible();

  const employer = await newAccount(stack, "EMPLOYER");
  const title = `Loom Fitter ${word}`;
  const jobId = await postOpening(stack, employer.token, { title, location: "Hisar" });
  let link = "";
  await expect(async () => {
    await hastenAlerts(stack);
    link = new RegExp(`/jobs/${jobId}[^\\s"<]*`).exec(await mailTo(stack, email, jobId))?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: A_MINUTE, intervals: [2_000] });
  await page.goto(link.replaceAll("&amp;", "&"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});
