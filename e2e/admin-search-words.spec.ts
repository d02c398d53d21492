import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi, demoAccount, tokenOf } from "./test/api";
import { cards, overflow, search } from "./test/job-list";
import { newWord } from "./test/people";
import { newAccount, signInByToken } from "./test/session";
import type { TestStack } from "./test/stack";
import { expect, test } from "./test/test";

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function postJob(stack: TestStack, title: string): Promise<void> {
  const { token } = await newAccount(stack);
  const query = "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }";
  const input = {
    title,
    companyName: `${newWord()} Looms`,
    draftId: randomUUID(),
    type: "FULL_TIME",
    location: "Hebbal, Mysuru",
    pay: "₹3–4 LPA",
    experience: "1–3 years",
    description: "You keep forty looms running in two shifts.",
    requirements: "ITI Fitter.",
  };
  await callApi(stack, token, query, { input });
}

/** As three people would who let it be counted; the node writes down what they searched for within ten seconds. */
async function threeSearchFor(stack: TestStack, q: string): Promise<void> {
  const query = "query ($q: String) { jobs(filter: { q: $q }) { total } }";
  const allow = "mutation { setConsent(purpose: SEARCH_FIGURES, isGiven: true, language: EN) { id } }";
  for (let person = 0; person < 3; person += 1) {
    const { token } = await newAccount(stack);
    await callApi(stack, token, allow);
    await callApi(stack, token, query, { q });
  }
}

async function openAsAdmin(page: Page, stack: TestStack, address: string): Promise<void> {
  await signInByToken(page, stack, demoAccount(stack, "ADMIN"));
  await page.goto(address);
}

async function fitsAllWidths(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page)).toBe(0);
  }
}

test("an admin sees what people don't find, tries it as a word and puts it in use (SEEK-01, SEEK-04, SEEK-05, SEEK-07)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(180_000);
  const [asked, posted] = [`${newWord()} karigar`.toLowerCase(), `${newWord()} Fitter`];
  await postJob(stack, posted);
  await threeSearchFor(stack, asked);

  await openAsAdmin(page, stack, "/admin/search-words/queries");
  await expect(async () => {
    await page.reload();
    await expect(rowOf(page, asked)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await checkAccessibility();
  await fitsAllWidths(page);
  await shoot("admin-search-queries");
  await rowOf(page, asked)
    .getByRole("link", { name: `Add ‘${asked}’ as a word` })
    .press("Enter");

  const form = page.getByRole("dialog", { name: "Add a search word" });
  await expect(form.getByLabel("Code")).toHaveValue(asked.replaceAll(" ", "-"));
  await form.getByLabel("Forms").press("End");
  await form.getByLabel("Forms").fill(`${asked}\n${posted}`);
  await form.getByLabel("What somebody types").press("Enter");
  await expect(form.getByText("0 jobs now, then 1 job")).toBeVisible();
  await expect(form.getByText(posted, { exact: true })).toBeVisible();
  await checkAccessibility();
  await fitsAllWidths(page);
  await shoot("admin-add-search-word");
  await form.getByRole("button", { name: "Put in use" }).press("Enter");
  await expect(form).toBeHidden();
  await expect(rowOf(page, asked)).toContainText("Trade");

  await expect(async () => {
    await page.goto(`/jobs?q=${encodeURIComponent(asked)}`);
    await expect(search(page)).toBeVisible();
    await expect(cards(page).filter({ hasText: posted })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await page.goto("/admin/audit?kind=search-word");
  await expect(rowOf(page, asked).first()).toContainText("Search word added");
});

test("of two admins at one word the second is told, and a word that is taken away comes back (SEEK-02)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
  toleratedErrors,
}) => {
  toleratedErrors.push(/409/);
  test.setTimeout(120_000);
  const name = newWord();
  const code = name.toLowerCase();
  const token = await tokenOf(stack, demoAccount(stack, "ADMIN"));
  const input = { kind: "TRADE", name, forms: [name], includes: [] };
  await callApi(
    stack,
    token,
    "mutation ($code: ID!, $input: SearchWordInput!) { addSearchWord(code: $code, input: $input) { id } }",
    { code, input },
  );
  await openAsAdmin(page, stack, `/admin/search-words?q=${name}`);
  await rowOf(page, name)
    .getByRole("button", { name: `Edit ${name}` })
    .click();
  const form = page.getByRole("dialog", { name: `Edit ‘${name}’` });
  await callApi(
    stack,
    token,
    "mutation ($code: ID!, $input: SearchWordInput!) { updateSearchWord(code: $code, version: 1, input: $input) { id } }",
    { code, input: { ...input, forms: [name, `${name} wala`] } },
  );
  await form.getByLabel("Forms").fill(`${name}\n${name} karigar`);
  await form.getByRole("button", { name: "Put in use" }).click();
  await expect(form.getByRole("alert")).toContainText("Somebody else has changed this word.");
  await checkAccessibility();
  await shoot("admin-search-word-changed");
  await form.getByRole("button", { name: "Cancel" }).click();

  await page.reload();
  await expect(rowOf(page, name)).toContainText(`${name} wala`);
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Take away" }).click();
  await page.getByRole("button", { name: "Take the word away" }).click();
  await expect(rowOf(page, name)).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, name)).toContainText(`${name} wala`);
});
