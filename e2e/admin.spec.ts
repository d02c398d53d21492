import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { callApi, demoAccount, tokenOf } from "./test/api";
import { fillSignIn, newWord } from "./test/people";
import { newAccount, newSession, signInByToken } from "./test/session";
import type { TestStack } from "./test/stack";
import { expect, test } from "./test/test";

interface Posting {
  title: string;
  companyName: string;
  description?: string;
}

/** Posts a job in a city of nobody's counts; answers its id. */
async function postJob(
  stack: TestStack,
  token: string,
  { description, ...posting }: Posting,
): Promise<string> {
  const query = "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }";
  const input = {
    ...posting,
    draftId: randomUUID(),
    type: "FULL_TIME",
    location: "Hebbal, Mysuru",
    pay: "₹3–4 LPA",
    experience: "1–3 years",
    description: description ?? "You keep forty looms running in two shifts.",
    requirements: "ITI Fitter.",
  };
  const { postJob: job } = await callApi<{ postJob: { id: string } }>(stack, token, query, { input });
  return job.id;
}

async function report(stack: TestStack, jobId: string, reason: string, comment: string): Promise<void> {
  const { token } = await newAccount(stack);
  const query = "mutation ($input: ReportJobInput!) { reportJob(input: $input) { id } }";
  await callApi(stack, token, query, { input: { jobId, reason, comment } });
}

async function searchFinds(stack: TestStack, title: string): Promise<boolean> {
  const query = "query ($q: String) { jobs(filter: { q: $q }) { items { title } } }";
  const { jobs } = await callApi<{ jobs: { items: { title: string }[] } }>(stack, null, query, { q: title });
  return jobs.items.some((job) => job.title === title);
}

async function openAsAdmin(page: Page, stack: TestStack, address: string): Promise<void> {
  await signInByToken(page, stack, demoAccount(stack, "ADMIN"));
  await page.goto(address);
}

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox").fill(text);
  await page.getByRole("searchbox").press("Enter");
}

/** A toast that fades is too pale for axe and for pictures, so this waits until it is gone. */
async function awaitNoToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeHidden({ timeout: 20_000 });
}

/** A page in a browser of somebody else's; its console may say what the test brings about. */
async function openBeside(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test("an admin approves what readers flag and what a rule holds, and search finds both (ROUTE-13, STAT-04)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(180_000);
  const word = newWord();
  const poster = await newAccount(stack);
  const companyName = `${word} Looms`;
  const flagged = `Loom Fitter ${word}`;
  const held = `Yarn Sorter ${word}`;
  const jobId = await postJob(stack, poster.token, { title: flagged, companyName });
  const description = "Easy work from home. Pay a registration fee of ₹1,499 on Telegram before you join.";
  await postJob(stack, poster.token, { title: held, companyName, description });
  await report(stack, jobId, "ASKS_FOR_MONEY", "They asked for ₹1,499 on the phone after selection.");
  await report(stack, jobId, "WRONG_DETAILS", "No such office at the given address in Hebbal.");

  await openAsAdmin(page, stack, "/admin/dashboard");
  await expect(page.getByRole("region", { name: "Recent Jobs" }).getByText(held)).toBeVisible();
  await checkAccessibility();
  await shoot("admin-dashboard");
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Jobs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
  await expect(page.getByRole("row").nth(1).getByText("Flagged", { exact: true })).toBeVisible();
  await checkAccessibility();
  await shoot("admin-jobs");

  await searchFor(page, word);
  await expect(rowOf(page, flagged)).toContainText("2 reports");
  await expect(rowOf(page, held)).toContainText("registration fee");
  expect(await searchFinds(stack, held)).toBe(false);
  await shoot("admin-jobs-found");
  await rowOf(page, held).getByRole("link", { name: held }).click();
  await expect(page.getByRole("heading", { level: 1, name: held })).toBeVisible();
  await expect(page.getByText("This job is held until an admin has looked at it.")).toBeVisible();
  await expect(page.getByText("Pay a registration fee")).toBeVisible();
  await checkAccessibility();
  await shoot("job-held");
  await page.goBack();
  await rowOf(page, held)
    .getByRole("button", { name: `Approve ${held}` })
    .click();
  const approval = page.getByRole("dialog", { name: `Approve ‘${held}’?` });
  await expect(approval).toContainText("registration fee");
  await checkAccessibility();
  await approval.getByRole("button", { name: "Approve job" }).click();
  await expect(rowOf(page, held).getByText("Active", { exact: true })).toBeVisible();
  await rowOf(page, flagged)
    .getByRole("button", { name: `Approve ${flagged}` })
    .click();
  await page.getByRole("button", { name: "Approve job" }).click();
  await expect(rowOf(page, flagged).getByText("Active", { exact: true })).toBeVisible();
  for (const title of [flagged, held]) expect(await searchFinds(stack, title)).toBe(true);

  await rowOf(page, flagged)
    .getByRole("button", { name: `Remove ${flagged}` })
    .click();
  const question = page.getByRole("dialog", { name: `Remove ‘${flagged}’?` });
  await question.getByRole("textbox").fill("There is no such office.");
  await checkAccessibility();
  await shoot("admin-remove-job");
  await question.getByRole("button", { name: "Remove job" }).click();
  await expect(rowOf(page, flagged).getByText("Removed", { exact: true })).toBeVisible();
  expect(await searchFinds(stack, flagged)).toBe(false);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, flagged).getByText("Active", { exact: true })).toBeVisible();
  expect(await searchFinds(stack, flagged)).toBe(true);

  await page.goto("/admin/audit?kind=job");
  await expect(rowOf(page, flagged).first()).toContainText("Job reviewed");
});

test("a block ends the session of an open tab, and taken back all is as it was (STAT-02, ROUTE-13)", async ({
  page,
  stack,
  browser,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(180_000);
  const title = `Block Printer ${newWord()}`;
  const tab = await openBeside(browser);
  const user = await newSession(tab, stack);
  await postJob(stack, user.token, { title, companyName: `${newWord()} Prints` });
  await callApi(stack, user.token, "mutation { changePlan(plan: PREMIUM) { outcome } }");
  await tab.goto("/dashboard");
  await expect(tab.getByRole("region", { name: "Premium plan" })).toBeVisible();
  const ME = "{ me { id role status subscription { plan } createdAt } }";
  const before = await callApi(stack, user.token, ME);

  await openAsAdmin(page, stack, "/admin/users");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await checkAccessibility();
  await shoot("admin-users");
  await searchFor(page, user.email);
  await rowOf(page, user.email)
    .getByRole("button", { name: /^Block / })
    .click();
  const question = page.getByRole("dialog", { name: /^Block / });
  await question.getByRole("textbox").fill("Asks applicants for money.");
  await checkAccessibility();
  await shoot("admin-block-user");
  await question.getByRole("button", { name: "Block user" }).click();
  await expect(rowOf(page, user.email).getByText("Blocked", { exact: true })).toBeVisible();
  expect(await searchFinds(stack, title)).toBe(false);

  await tab.getByRole("banner").getByRole("link", { name: "Find Jobs" }).click();
  await expect(tab).toHaveURL("/signin");
  await expect(tab.getByText(/^This account has been (blocked|disabled)\.$/)).toBeVisible();
  await fillSignIn(tab, user);
  await expect(tab.getByText(/^Failed to sign in\. Please check your credentials\./)).toBeVisible();

  await awaitNoToast(page, `${user.email} is blocked.`);
  await shoot("admin-users-blocked");
  await rowOf(page, user.email)
    .getByRole("button", { name: /^Unblock / })
    .click();
  await expect(rowOf(page, user.email).getByText("Pending", { exact: true })).toBeVisible();
  expect(await searchFinds(stack, title)).toBe(true);
  // The provider's part is done by the queue, a moment later.
  await expect(async () => {
    await fillSignIn(tab, user);
    await expect(tab).toHaveURL("/dashboard", { timeout: 3000 });
  }).toPass();
  await expect(tab.getByRole("region", { name: "Premium plan" })).toBeVisible();
  // A block revokes the tokens of before for good.
  expect(await callApi(stack, await tokenOf(stack, user), ME)).toEqual(before);

  await page.goto("/admin/audit?kind=account");
  await expect(rowOf(page, user.email).first()).toContainText("Status changed");
});

test("a company is verified with what was checked, and its job carries the mark (ROUTE-13)", async ({
  page,
  stack,
  browser,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(120_000);
  const name = `${newWord()} Dyes`;
  const { token } = await newAccount(stack);
  const jobId = await postJob(stack, token, { title: "Dye House Helper", companyName: name });
  const reader = await openBeside(browser);
  await reader.goto(`/jobs/${jobId}`);
  await expect(reader.getByRole("main").getByText("Not verified yet").first()).toBeVisible();

  await openAsAdmin(page, stack, "/admin/companies");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await checkAccessibility();
  await shoot("admin-companies");
  await searchFor(page, name);
  await rowOf(page, name).getByRole("button", { name: "Verify" }).click();
  const question = page.getByRole("dialog", { name: `Verify ${name}?` });
  await question.getByRole("textbox").fill("GST number, and a call to the office.");
  await shoot("admin-verify-company");
  await question.getByRole("button", { name: "Verify company" }).click();
  await expect(rowOf(page, name).getByText("Verified", { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole("main").getByText("Verified", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Merge into another" }).click();
  await expect(page.getByRole("dialog", { name: /^Merge / })).toBeVisible();
  await checkAccessibility();
  await shoot("admin-merge-company");

  await page.goto("/admin/audit?kind=company");
  await expect(rowOf(page, name).first()).toContainText("Verification changed");
});

test("a plan that an admin changes gives its owner another limit, and the audit log says so (ROUTE-13)", async ({
  page,
  stack,
  browser,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(120_000);
  const tab = await openBeside(browser);
  const user = await newSession(tab, stack);
  await tab.goto("/dashboard");
  await expect(tab.getByRole("region", { name: "Free plan" })).toContainText("of 5");

  await openAsAdmin(page, stack, "/admin/users");
  await searchFor(page, user.email);
  await rowOf(page, user.email)
    .getByRole("button", { name: /^Edit / })
    .click();
  const form = page.getByRole("dialog", { name: /^Edit / });
  await form.getByRole("combobox", { name: "Plan" }).selectOption("Paid");
  await checkAccessibility();
  await shoot("admin-edit-user");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(rowOf(page, user.email)).toContainText("Paid");
  await tab.reload();
  await expect(tab.getByRole("region", { name: "Paid plan" })).toContainText("of 25");

  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Audit Log", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit Log");
  const entry = rowOf(page, user.email).filter({ hasText: "Plan changed" });
  await expect(entry).toContainText(/plan:\s*Free\s*Paid/);
  await checkAccessibility();
  await shoot("admin-audit");
});
