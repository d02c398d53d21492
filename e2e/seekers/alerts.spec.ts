import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { callApi, demoAccount, tokenOf } from "../test/api";
import { newEmail } from "../test/people";
import { newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

/** The queue looks for new jobs each minute. */
const A_MINUTE = 100_000;

/** A word that no job of the demo has. */
const newWord = () => `Zari${Date.now().toString(36).replace(/\d/g, "x")}`;

/** Posts a job as the demo's employer, as any other is posted. */
async function post(stack: TestStack, title: string): Promise<void> {
  const token = await tokenOf(stack, demoAccount(stack, "EMPLOYER"));
  const posted = await callApi<{ postJob: { id: string } }>(
    stack,
    token,
    "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }",
    {
      input: {
        ...{ title, type: "FULL_TIME", location: "Pune", pay: "₹4-6 LPA", experience: "2 years" },
        ...{ description: "Embroidery of saris by hand.", requirements: "Some years of it." },
        ...{ companyName: `${title} Works`, isNewCompanyConfirmed: true, draftId: crypto.randomUUID() },
      },
    },
  );
  expect(posted.postJob.id).toBeTruthy();
}

/** The link of the newest mail to an address, once it is there. */
async function mailedLink({ mailFolder }: TestStack, email: string): Promise<string> {
  let link = "";
  await expect(() => {
    const mails = readdirSync(mailFolder).sort();
    const mail = mails
      .map((name) => readFileSync(join(mailFolder, name), "utf8"))
      .findLast((text) => text.includes(email));
    link = /\/alerts\/link\/[\w-]+/.exec(mail?.replaceAll("=\r\n", "") ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: A_MINUTE });
  return link;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Alert Me" });

test("a search that finds nothing is kept, tells of a new job, and is ended by one tap (ALRT-01, ALRT-10)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(3 * A_MINUTE);
  const word = newWord();
  await newSession(page, stack);
  await page.goto(`/jobs?q=${word}`);
  await page.getByRole("main").getByRole("button", { name: "Alert Me" }).click();
  await expect(dialog(page)).toContainText("No such job came in the last week.");
  await checkAccessibility();
  await shoot("alert-dialog");
  await dialog(page)
    .getByRole("radio", { name: /^At once/ })
    .check();
  await dialog(page).getByRole("button", { name: "Set Alert" }).click();
  await page.getByRole("button", { name: "Your alerts" }).click();
  await expect(page).toHaveURL("/alerts");
  await expect(page.getByRole("main")).toContainText("None new this week");

  await post(stack, word);
  const found = page.getByRole("list", { name: word }).getByRole("link", { name: word });
  await expect(async () => {
    await page.reload();
    await expect(found).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: A_MINUTE });
  await expect(page.getByRole("main")).toContainText("Fits: title");
  await checkAccessibility();
  await shoot("alerts");
  await page.getByRole("button", { name: "Notices, 1 unread" }).click();
  await expect(page.getByRole("dialog", { name: "Notices" })).toContainText(
    `1 new job for your alert: ${word}`,
  );
  await page.keyboard.press("Escape");
  await found.click();
  await expect(page.getByRole("heading", { level: 1, name: word })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: `End this alert: ${word}` }).click();
  await expect(page.getByText("No alerts yet")).toBeVisible();
});

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
