import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { callApi } from "../test/api";
import { press, reach } from "../test/keyboard";
import { newWord } from "../test/people";
import { newAccount, newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

const POST = "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }";
const PROFILE = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }";
const APPLY = "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }";
const JOB_TITLE = "Loom Fitter";

/** A job in Mysuru, which no other test counts the jobs of. */
async function postJob(stack: TestStack, token: string): Promise<string> {
  const input = {
    draftId: randomUUID(),
    companyName: `${newWord()} Looms`,
    title: JOB_TITLE,
    type: "FULL_TIME",
    location: "Hebbal, Mysuru",
    pay: "₹4–6 LPA",
    experience: "2–4 years",
    description: "You keep forty looms running.",
    requirements: "- ITI Fitter",
    skills: ["Loom setting", "Welding"],
  };
  return (await callApi<{ postJob: { id: string } }>(stack, token, POST, { input })).postJob.id;
}

interface Applicant {
  name: string;
  title: string;
  bio: string;
}

const MEERA = { name: "Meera Pillai", title: "Loom Fitter", bio: "Three years of loom setting and welding." };
const RAVI = { name: "Ravi Gowda", title: "Fitter", bio: "I know welding." };
const ASHA = { name: "Asha Naik", title: "Tailor", bio: "Two years at a sewing line." };

async function fillProfile(stack: TestStack, token: string, { name, title, bio }: Applicant): Promise<void> {
  const additionalData = { title, bio, phone: "+91 98450 33445", location: "Hebbal, Mysuru" };
  await callApi(stack, token, PROFILE, { input: { displayName: name, additionalData } });
}

async function apply(stack: TestStack, token: string, jobId: string): Promise<void> {
  await callApi(stack, token, APPLY, { input: { jobId, note: "I live next door." } });
}

/** The first applicant has a page of their own. */
async function threeApply(stack: TestStack, seekerPage: Page, jobId: string) {
  for (const person of [ASHA, RAVI]) {
    const { token } = await newAccount(stack);
    await fillProfile(stack, token, person);
    await apply(stack, token, jobId);
  }
  const { token } = await newSession(seekerPage, stack);
  await fillProfile(stack, token, MEERA);
  await apply(stack, token, jobId);
}

const newPage = async (browser: Browser, { url }: TestStack) =>
  (await browser.newContext({ baseURL: url })).newPage();

const row = (page: Page, { name }: Applicant) => page.getByRole("row").filter({ hasText: name });
const panel = (page: Page) => page.getByRole("complementary", { name: "Candidate" });
const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens the applicant's dashboard anew, and holds it to where the application stands. */
async function expectSeekerSees(page: Page, status: string): Promise<void> {
  await page.goto("/dashboard");
  const application = page.getByRole("region", { name: "Recent Applications" }).getByRole("article");
  await expect(application.getByText(status, { exact: true }).first()).toBeVisible();
}

/** Waits until no message covers the page, which is too pale while it fades. */
async function clearToasts(page: Page): Promise<void> {
  const close = page.getByRole("button", { name: "Close", exact: true });
  // It may go by itself meanwhile.
  while (await close.count())
    await close
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  await expect(close).toHaveCount(0);
}

test("an employer takes a candidate through the pipeline by keyboard alone, and the applicant sees where they stand (STAT-06, STAT-07)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  const jobId = await postJob(stack, token);
  const seekerPage = await newPage(browser, stack);
  await threeApply(stack, seekerPage, jobId);

  await test.step("the list", async () => {
    await page.goto("/dashboard");
    await press(page, page.getByRole("navigation", { name: "Dashboard" }).getByText("Candidates"));
    await expect(page).toHaveURL("/candidates");
    await expect(row(page, MEERA).getByText("New", { exact: true })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(4);
    await expectSeekerSees(seekerPage, "Submitted");
    await checkAccessibility();
    await shoot("candidates-list");
  });

  await test.step("to open an application marks it as viewed, once", async () => {
    await press(page, page.getByRole("link", { name: "View Profile of Meera Pillai" }));
    await expect(panel(page).getByRole("heading", { name: "Meera Pillai" })).toBeFocused();
    await expect(row(page, MEERA).getByText("Viewed", { exact: true })).toBeVisible();
    await expect(panel(page)).toContainText("E-mail and phone are shown once you shortlist this candidate.");
    await expect(panel(page)).not.toContainText("98450 33445");
    await expectSeekerSees(seekerPage, "Under Review");
    await page.reload();
    await expect(panel(page).getByRole("region", { name: "History" }).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("shortlisting shows phone and e-mail; a note is the company's", async () => {
    await press(page, panel(page).getByRole("button", { name: "Shortlist" }));
    await expect(panel(page).getByRole("link", { name: "+91 98450 33445", exact: true })).toBeVisible();
    await expect(panel(page).getByRole("link", { name: /@example\.in$/ })).toBeVisible();
    await reach(page, panel(page).getByLabel("Write a note for your team"));
    await page.keyboard.type("Knows the old looms.");
    await press(page, panel(page).getByRole("button", { name: "Add Note" }));
    await expect(panel(page).getByRole("region", { name: "Notes" })).toContainText("Knows the old looms.");
    await clearToasts(page);
    await checkAccessibility();
    await shoot("candidate-panel");
    await press(page, panel(page).getByRole("link", { name: "Back to the candidates" }));
    await expect(panel(page)).toBeHidden();
  });

  await test.step("the board's arrow keys", async () => {
    await press(page, page.getByRole("link", { name: "Board", exact: true }));
    const card = page.getByRole("link", { name: /^Meera Pillai/ });
    await expect(column(page, "Shortlisted").getByRole("link")).toHaveCount(1);
    await page
      .getByRole("link", { name: /^(Asha Naik|Ravi Gowda)/ })
      .first()
      .focus();
    await page.keyboard.press("ArrowRight");
    await expect(card).toBeFocused();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(column(page, "Interview").getByRole("link", { name: /^Meera Pillai/ })).toBeFocused();
    await expect(page.getByText("1 candidate moved to Interview.")).toBeVisible();
    await clearToasts(page);
    await checkAccessibility();
    await shoot("candidates-board");
    await expectSeekerSees(seekerPage, "Interview");
  });

  await test.step("a card dragged to another status", async () => {
    // To scroll between press and move would take the card away from under the pointer.
    await column(page, "Hired").scrollIntoViewIfNeeded();
    await page.getByRole("link", { name: /^Meera Pillai/ }).dragTo(column(page, "Offered"));
    await expect(column(page, "Offered").getByRole("link", { name: /^Meera Pillai/ })).toBeVisible();
    await expect(page.getByText("1 candidate moved to Offered.")).toBeVisible();
    await expect(page).toHaveURL(/view=board$/);
    await expectSeekerSees(seekerPage, "Offered");
  });
});

/** On a phone the first candidate is in sight, and what narrows the list down is behind a button. */
async function expectFiltersInSheet(page: Page, look: () => Promise<void>): Promise<void> {
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(row(page, MEERA)).toBeInViewport();
  await expect(page.getByLabel("Match", { exact: true })).toBeHidden();
  await press(page, page.getByRole("button", { name: "Filters (1)" }));
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("combobox", { name: "Job" })).toHaveText(JOB_TITLE);
  await look();
  await press(page, sheet.getByRole("combobox", { name: "Job" }));
  await expect(page.getByRole("listbox", { name: "Job" })).toBeVisible();
  await page.keyboard.type("loom");
  await expect(page.getByRole("option", { name: /^Loom Fitter/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await press(page, sheet.getByRole("button", { name: "Show 3" }));
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeFocused();
  if (viewport) await page.setViewportSize(viewport);
}

/** On a phone the toast, which stays for a minute, leaves the buttons free of the bar for those selected next. */
async function expectBarReachable(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("checkbox", { name: `Select ${ASHA.name}` }).check();
  const bar = page.getByRole("group", { name: "With those selected" });
  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  if (viewport) await page.setViewportSize(viewport);
}

test("several are rejected politely at once, and taken back before they learn of it", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  const jobId = await postJob(stack, token);
  const seekerPage = await newPage(browser, stack);
  await threeApply(stack, seekerPage, jobId);
  await page.goto(`/candidates?job=${jobId}`);
  for (const { name } of [MEERA, RAVI]) {
    await reach(page, page.getByRole("checkbox", { name: `Select ${name}` }));
    await page.keyboard.press("Space");
  }
  const bar = page.getByRole("group", { name: "With those selected" });
  await expect(bar).toContainText("2 selected");
  await checkAccessibility();
  await shoot("candidates-selected");
  await expectFiltersInSheet(page, async () => {
    await checkAccessibility();
    await shoot("candidates-filters");
  });
  await press(page, bar.getByRole("button", { name: "Reject politely" }));
  const dialog = page.getByRole("dialog", { name: "Reject 2 candidates politely?" });
  const message = dialog.getByRole("textbox");
  await expect(message).not.toHaveValue("");
  await checkAccessibility();
  await shoot("rejection-dialog");
  await reach(page, message);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Thank you for your time. We chose somebody else.");
  await press(page, dialog.getByRole("button", { name: "Reject politely" }));
  await expect(dialog).toBeHidden();
  await expectBarReachable(page);
  for (const person of [MEERA, RAVI])
    await expect(row(page, person).getByText("Not selected", { exact: true })).toBeVisible();
  await expect(row(page, ASHA).getByText("New", { exact: true })).toBeVisible();
  await shoot("candidates-rejected");
  await expectSeekerSees(seekerPage, "Submitted");

  await page.keyboard.press("F6");
  await press(page, page.getByRole("button", { name: "Undo" }));
  await expect(page.getByText("2 candidates moved back.")).toBeVisible();
  for (const person of [MEERA, RAVI])
    await expect(row(page, person).getByText("New", { exact: true })).toBeVisible();
  await expectSeekerSees(seekerPage, "Submitted");
});

test("a job's page tells somebody how they fit it, in the words that its employer reads", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(180_000);
  const employerPage = await newPage(browser, stack);
  const employer = await newSession(employerPage, stack, "EMPLOYER");
  const jobId = await postJob(stack, employer.token);
  const seeker = await newSession(page, stack);
  await fillProfile(stack, seeker.token, MEERA);
  await page.goto(`/jobs/${jobId}`);
  const match = page.getByRole("region", { name: "How you fit this job" });
  for (const words of ["Same title", "2 of 2 skills", "In Mysore"]) await expect(match).toContainText(words);
  const score = /\d+% match/.exec((await match.textContent()) ?? "")?.[0] ?? "no score";
  await checkAccessibility();
  await shoot("job-match");

  await apply(stack, seeker.token, jobId);
  await employerPage.goto("/dashboard");
  const recent = employerPage.getByRole("region", { name: "Recent Candidates" });
  await recent.getByRole("link", { name: "View Profile of Meera Pillai" }).click();
  await expect(panel(employerPage)).toContainText(score);
  await expect(panel(employerPage)).toContainText("2 of 2 skills");
});
