import type { Browser, Page } from "@playwright/test";
import { callApi } from "../test/api";
import { becomeEmployer, fillJob, newTitle } from "../test/posting";
import { newAccount, newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

const PROFILE = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }";

async function fillProfile(stack: TestStack, token: string, displayName: string): Promise<void> {
  const additionalData = { title: "Loom Fitter", phone: "+91 98450 33445", location: "Hebbal, Mysuru" };
  await callApi(stack, token, PROFILE, { input: { displayName, additionalData } });
}

const newPage = async (browser: Browser, { url }: TestStack) =>
  (await browser.newContext({ baseURL: url, viewport: { width: 360, height: 780 } })).newPage();

/** Takes a picture of what is in view, in both themes. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `${__dirname}/../screenshots/${name}-${colorScheme}.png`;
    await page.screenshot({ path, animations: "disabled" });
  }
}

/** Sends an application without answers, as a client does that knows of no questions. */
async function applyWithout(stack: TestStack, jobId: string): Promise<void> {
  const { token } = await newAccount(stack);
  await fillProfile(stack, token, "Ravi Gowda");
  await callApi(stack, token, "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }", {
    input: { jobId },
  });
}

test("a job asks, a seeker answers, the employer finds them by it (SCRN-01 to SCRN-05)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  await becomeEmployer(page);
  await page.goto("/jobs/post");
  const title = newTitle();
  await fillJob(page, title);
  const section = page.getByRole("region", { name: "Questions for applicants" });
  await section.getByRole("button", { name: "Ready questions" }).click();
  const bank = page.getByRole("dialog", { name: "Ready questions" });
  await bank.getByRole("button", { name: "Add: Do you own a two-wheeler?" }).click();
  await checkAccessibility();
  await shoot("question-bank");
  await bank.getByRole("button", { name: "Done", exact: true }).click();
  await section.getByRole("button", { name: "Edit: Do you own a two-wheeler?" }).click();
  await section.getByRole("checkbox", { name: "Must-have answer" }).check();
  await section.getByRole("button", { name: "Done", exact: true }).click();
  await expect(section.getByText("Needs Yes")).toBeVisible();

  await section.getByRole("button", { name: "Write your own" }).click();
  await section.getByRole("textbox", { name: "Question", exact: true }).fill("Are you married?");
  await expect(section.getByText("Please don't ask about marriage.")).toBeVisible();
  await checkAccessibility();
  await shoot("questions-refused");
  await section.getByRole("textbox", { name: "Question", exact: true }).fill("Years at a loom?");
  await section.getByRole("combobox", { name: "Answer is" }).selectOption("A number");
  await section.getByRole("textbox", { name: "What the number counts (optional)" }).fill("years");
  await section.getByRole("button", { name: "Done", exact: true }).click();
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page).toHaveURL("/job-postings");
  const { jobs } = await callApi<{ jobs: { items: { id: string; title: string }[] } }>(
    stack,
    null,
    "query ($q: String) { jobs(filter: { q: $q }) { items { id title } } }",
    { q: title },
  );
  const jobId = jobs.items.find((job) => job.title === title)?.id ?? "";

  const seeker = await newPage(browser, stack);
  const { token } = await newSession(seeker, stack);
  await fillProfile(stack, token, "Meera Pillai");
  await seeker.goto(`/jobs/${jobId}`);
  await seeker.getByRole("button", { name: "Apply Now" }).click();
  const dialog = seeker.getByRole("dialog", { name: `Apply to ${title}` });
  await expect(dialog.getByText("They ask for: Yes. You may apply with another answer.")).toBeVisible();
  await dialog.getByRole("button", { name: "Send Application" }).click();
  await expect(dialog.getByText("Please answer this question").first()).toBeVisible();
  await look(seeker, "apply-questions-360");
  await dialog.getByRole("radio", { name: "No", exact: true }).check();
  await expect(dialog.getByText("Not what they ask for. A person decides.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Years at a loom?" }).fill("4");
  await look(seeker, "apply-answers-360");
  await dialog.getByRole("button", { name: "Send Application" }).click();
  await expect(seeker.getByText("Your application is sent.")).toBeVisible();
  await applyWithout(stack, jobId);

  await page.goto(`/candidates?job=${jobId}`);
  await expect(page.getByRole("row", { name: /Meera Pillai/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Ravi Gowda/ })).toBeVisible();
  await shoot("candidates-answers");
  await checkAccessibility();
  await page
    .getByRole("combobox", { name: "Question", exact: true })
    .selectOption("Do you own a two-wheeler?");
  await page.getByRole("combobox", { name: "Answer", exact: true }).selectOption("No");
  await expect(page.getByRole("row", { name: /Ravi Gowda/ })).toBeHidden();
  await page.getByRole("link", { name: "View Profile of Meera Pillai" }).click();
  const answers = page.getByRole("region", { name: "Answers" });
  await expect(answers.getByText("You asked for: Yes")).toBeVisible();
  await expect(answers.getByText("4 years")).toBeVisible();
  await checkAccessibility();
  await shoot("candidate-answers");
  await page.setViewportSize({ width: 1280, height: 800 });
  await look(page, "candidate-answers-1280");
});
