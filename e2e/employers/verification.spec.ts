import type { Page } from "@playwright/test";
import { callApi, demoAccount } from "../test/api";
import { mailTo } from "../test/mail";
import { newWord } from "../test/people";
import { field } from "../test/posting";
import { newSession, signInByToken } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

/** The code of the newest mail to an address; empty until it has come. */
async function mailedCode(stack: TestStack, email: string): Promise<string> {
  return /\n(\d{6})\r?\n/.exec(await mailTo(stack, email))?.[1] ?? "";
}

/** A company with a site; answers its id. */
async function newCompany(stack: TestStack, token: string, name: string, domain: string): Promise<string> {
  const post = "mutation ($input: PostJobInput!) { postJob(input: $input) { company { id } } }";
  const input = {
    ...{
      title: `Loom Fitter ${newWord()}`,
      companyName: name,
      draftId: crypto.randomUUID(),
      type: "FULL_TIME",
    },
    ...{ location: "Hebbal, Mysuru", pay: "₹3–4 LPA", experience: "1–3 years" },
    ...{ description: "You keep forty looms running in two shifts.", requirements: "ITI Fitter." },
  };
  const { postJob } = await callApi<{ postJob: { company: { id: string } } }>(stack, token, post, { input });
  const { id } = postJob.company;
  const update = "mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { id } }";
  await callApi(stack, token, update, { input: { id, website: `https://www.${domain}` } });
  return id;
}

async function passEmail(page: Page, stack: TestStack, email: string): Promise<void> {
  await field(page, "Work email").fill(email);
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  await expect.poll(() => mailedCode(stack, email), { timeout: 30_000 }).toMatch(/^\d{6}$/);
  await field(page, "Code from the email").fill(await mailedCode(stack, email));
  await page.getByRole("button", { name: "Confirm" }).click();
}

/** An address at a free mail service is refused. */
test.use({ toleratedErrors: [/400 \(Bad Request\)/] });

test("a company confirms its work e-mail, and an admin verifies it by a key (VERI-01, VERI-02, VERI-07, VERI-08)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(180_000);
  const word = newWord();
  const [name, domain] = [`${word} Looms`, `${word}.example`];
  const { token } = await newSession(page, stack, "EMPLOYER");
  const companyId = await newCompany(stack, token, name, domain);
  await page.goto(`/companies/${companyId}/verification`);
  await expect(page.getByRole("heading", { level: 1, name: "Get Verified" })).toBeVisible();
  await checkAccessibility();
  await shoot("verification-steps");

  await field(page, "Work email").fill(`somebody@gmail.com`);
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByText("must not be at a free mail service")).toBeVisible();
  await passEmail(page, stack, `hr@${domain}`);
  await expect(page.getByText(`Someone there reads mail at ${domain}.`)).toBeVisible();
  await field(page, "GSTIN").fill("27AAPFU0939F1ZV");
  await field(page, "Legal name").fill(`${name} Private Limited`);
  await page.getByRole("button", { name: "Send for Checking" }).click();
  await expect(page.getByText("We have your number.")).toBeVisible();
  await expect(page.getByText("Nobody here has verified this company yet.")).toBeVisible();
  await shoot("verification-waiting");

  const context = await browser.newContext();
  const admin = await context.newPage();
  await signInByToken(admin, stack, demoAccount(stack, "ADMIN"));
  await admin.goto("/admin/verifications");
  await admin.getByRole("link", { name: new RegExp(name) }).click();
  await expect(admin.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(admin.getByText(`hr@${domain}`, { exact: true })).toBeVisible();
  await admin.keyboard.press("a");
  await expect(admin.getByRole("dialog", { name: `Ask ${name} for more` })).toBeVisible();
  // A key in a dialog is a letter, not a decision.
  await admin.getByLabel("What do you need?").pressSequentially("rv");
  await expect(admin.getByRole("dialog", { name: `Ask ${name} for more` })).toBeVisible();
  await admin.keyboard.press("Escape");
  await expect(admin.getByRole("dialog")).toBeHidden();
  await admin.keyboard.press("v");
  const verifying = admin.getByRole("dialog", { name: `Verify ${name}?` });
  await expect(verifying.getByText(/^Not proven: Website, .*Documents\./)).toBeVisible();
  await verifying.getByRole("button", { name: "Verify" }).click();
  await expect(admin.getByText(`${name} is verified.`)).toBeVisible();
  await context.close();

  await page.goto(`/companies/${companyId}`);
  await page.getByRole("link", { name: "Verified", exact: true }).click();
  const checked = page.getByRole("region", { name: "What we checked" });
  await expect(checked).toBeInViewport();
  await expect(checked.getByText("We compared their GST number, given in Maharashtra.")).toBeVisible();
  await expect(checked.getByText("Not checked yet")).toHaveCount(2);
  await checkAccessibility();
  await shoot("verification-public");
});
