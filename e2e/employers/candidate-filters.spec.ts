import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi } from "../test/api";
import { press, reach } from "../test/keyboard";
import { newWord } from "../test/people";
import { newAccount, newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

const POST = "mutation ($input: PostJobInput!) { postJob(input: $input) { id company { name } } }";
const PROFILE = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }";
const CAREER = "mutation ($input: SaveCareerProfileInput!) { saveCareerProfile(input: $input) { id } }";
const APPLY = "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }";

interface Applicant {
  name: string;
  location: string;
  facts: object;
}

const yearly = (amount: number) => ({ expectedPay: { amount, unit: "YEAR" } });

const LEELA: Applicant = {
  name: "Leela Pillai",
  location: "Hebbal, Mysuru",
  facts: {
    ...{ experienceMonths: 84, currentTitle: "Senior Accountant", currentEmployer: "Bluepeak Traders" },
    ...{ noticePeriodDays: 30, education: "GRADUATE", skills: [{ name: "Tally" }], ...yearly(720_000) },
  },
};
const VARUN: Applicant = {
  name: "Varun Raghavan",
  location: "Pune",
  facts: {
    ...{ experienceMonths: 50, currentTitle: "Accounts Executive", currentEmployer: "Chinar Logistics" },
    ...{ noticePeriodDays: 0, education: "POSTGRADUATE", ...yearly(480_000) },
  },
};
const JOSEPH: Applicant = { name: "Joseph Fernandes", location: "", facts: {} };

async function postJob(stack: TestStack, token: string, title: string, companyName: string): Promise<string> {
  const input = {
    ...{ draftId: randomUUID(), companyName, title, type: "FULL_TIME", location: "Hebbal, Mysuru" },
    ...{ pay: "₹5–8 LPA", experience: "3–6 years", description: "You keep the books." },
    ...{ requirements: "- Tally", skills: ["Tally", "GST"], education: "GRADUATE", noticePeriodDays: 30 },
  };
  return (await callApi<{ postJob: { id: string } }>(stack, token, POST, { input })).postJob.id;
}

/** Sends the same person's profiles to each of the jobs. */
async function applyTo(stack: TestStack, { name, location, facts }: Applicant, jobIds: readonly string[]) {
  const { token } = await newAccount(stack);
  await callApi(stack, token, PROFILE, { input: { displayName: name, additionalData: { location } } });
  await callApi(stack, token, CAREER, { input: { facts, audiences: { expectedPay: "APPLYING" } } });
  for (const jobId of jobIds) await callApi(stack, token, APPLY, { input: { jobId, note: "Good day." } });
}

const row = (page: Page, { name }: Applicant) => page.getByRole("row").filter({ hasText: name });

/** Takes a picture of what is in view at a width, in both themes. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const width of [360, 768, 1280])
    for (const colorScheme of ["dark", "light"] as const) {
      await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
      await page.emulateMedia({ colorScheme });
      const path = `${__dirname}/../screenshots/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path, animations: "disabled", fullPage: width > 360 });
    }
  await page.setViewportSize({ width: 1280, height: 720 });
}

test("an employer judges candidates by what they sent, and narrows them down by keyboard (CAND-01, CAND-02, CAND-03, CAND-04)", async ({
  page,
  stack,
  checkAccessibility,
}) => {
  test.setTimeout(240_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  const company = `${newWord()} Foods`;
  const jobId = await postJob(stack, token, "Senior Accountant", company);
  const otherId = await postJob(stack, token, "Cost Clerk", company);
  await applyTo(stack, JOSEPH, [jobId]);
  await applyTo(stack, VARUN, [jobId]);
  await applyTo(stack, LEELA, [jobId, otherId]);

  await test.step("one row a person, with what was sent", async () => {
    await page.goto("/candidates");
    await expect(page.getByRole("row")).toHaveCount(4);
    await expect(page.getByRole("link", { name: "All 3" })).toBeVisible();
    const leela = row(page, LEELA);
    await expect(leela).toContainText("Senior Accountant, Bluepeak Traders");
    for (const fact of ["7 yrs", "Hebbal, Mysuru", "₹7.2 LPA", "30 days’ notice", "Graduate"])
      await expect(leela).toContainText(fact);
    await expect(leela).toContainText("1 of 2 skills");
    await expect(leela.getByRole("link", { name: "Also Senior Accountant: New" })).toBeVisible();
    await expect(row(page, JOSEPH)).not.toContainText("yrs");
    await checkAccessibility();
    await look(page, "candidates-facts");
  });

  await test.step("filters by keyboard, with live counts, kept in the address", async () => {
    await page.goto(`/candidates?job=${jobId}`);
    await press(page, page.getByRole("button", { name: "More filters" }));
    await reach(page, page.getByRole("radio", { name: "Any" }).first());
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/experience=0-0/);
    await expect(page.getByText("No candidates found")).toBeVisible();
    for (const years of ["1-2", "3-5"]) {
      await page.keyboard.press("ArrowDown");
      await expect(page).toHaveURL(`/candidates?job=${jobId}&experience=${years}`);
    }
    await expect(row(page, VARUN)).toBeVisible();
    await expect(row(page, LEELA)).toBeHidden();
    await expect(page.getByRole("radio", { name: "6–9 years 1" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "At once 1" })).toBeVisible();
    await checkAccessibility();
    await look(page, "candidates-filters-open");
    await page.reload();
    await expect(page.getByRole("radio", { name: "3–5 years 1" })).toBeChecked();
    await press(page, page.getByRole("button", { name: "Remove 3–5 years" }));
    await expect(row(page, LEELA)).toBeVisible();
    await expect(page).toHaveURL(`/candidates?job=${jobId}`);
  });

  await test.step("the same on a phone, in a sheet that says how many are left", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await press(page, page.getByRole("button", { name: "Filters (1)", exact: true }));
    const sheet = page.getByRole("dialog", { name: "Filters" });
    // The address brings the choice back, so that `check` may look too early.
    await sheet.getByRole("radio", { name: /^Within 30 days/ }).click();
    await expect(sheet.getByRole("radio", { name: /^Within 30 days/ })).toBeChecked();
    await expect(sheet.getByRole("radio", { name: "Postgraduate 1" })).toBeVisible();
    await sheet.getByRole("radio", { name: /^Up to ₹6 LPA/ }).click();
    await expect(sheet.getByRole("radio", { name: /^Up to ₹6 LPA/ })).toBeChecked();
    await checkAccessibility();
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${__dirname}/../screenshots/candidates-facts-sheet-360.png` });
    await press(page, sheet.getByRole("button", { name: "Show 1", exact: true }));
    await expect(sheet).toBeHidden();
    await expect(row(page, VARUN)).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page).toHaveURL(/pay=600000&notice=30/);
    await expect(page.getByRole("button", { name: "Remove Up to ₹6 LPA" })).toBeVisible();
    await checkAccessibility();
  });
});
