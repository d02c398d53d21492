import { randomUUID } from "node:crypto";
import { callApi } from "./test/api";
import { newAccount, newSession } from "./test/session";
import type { TestStack } from "./test/stack";
import { expect, test } from "./test/test";

/** Two notices, as the server would word them once something has happened. */
const NOTICES = [
  {
    id: "2",
    title: "Your application to Staff Nurse at Kaveri Hospitals was viewed",
    path: "/subscription/plans",
    readAt: null,
  },
  {
    id: "1",
    title: "Your request is approved: you are on the Premium plan",
    path: "/subscription/plans",
    readAt: "2026-11-21T07:00:00Z",
  },
].map((notice) => ({ __typename: "Notice", createdAt: "2026-11-21T06:00:00Z", ...notice }));

test.describe("the bell", () => {
  test("says that there is nothing yet, by keyboard alone", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    await newSession(page, stack);
    await page.goto("/dashboard");
    const bell = page.getByRole("banner").getByRole("button", { name: "Notices" });
    await bell.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Notices" });
    await expect(panel).toContainText("Nothing yet");
    await checkAccessibility();
    await shoot("notices-empty");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
  });

  test("lists what is new and leads there", async ({ page, stack, checkAccessibility, shoot }) => {
    await page.route("**/graphql", async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName?: string };
      if (operationName === "UnreadNoticeCount")
        return route.fulfill({ json: { data: { unreadNoticeCount: 1 } } });
      if (operationName === "MyNotices")
        return route.fulfill({
          json: { data: { myNotices: { __typename: "NoticePage", total: 2, items: NOTICES } } },
        });
      return route.continue();
    });
    await newSession(page, stack);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Notices, 1 unread" }).click();
    const panel = page.getByRole("dialog", { name: "Notices" });
    await expect(panel.getByRole("link")).toHaveCount(2);
    await checkAccessibility();
    await shoot("notices");
    await panel.getByRole("link", { name: /^Unread: / }).click();
    await expect(page).toHaveURL("/subscription/plans");
    await expect(panel).toBeHidden();

    // Nothing stays open above the page that one goes back to, which has the focus.
    const heading = page.getByRole("heading", { level: 1 });
    // The server, which knows nothing of these notices, may have told that none is unread.
    await page.getByRole("button", { name: /^Notices/ }).click();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/dashboard");
    await expect(panel).toBeHidden();
    await expect(heading).toBeFocused();
    await page.getByRole("button", { name: "Account menu" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL("/subscription/plans");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(heading).toBeFocused();
  });
});

/** A job in Mysuru, which no other test counts the jobs of. */
async function postJob(stack: TestStack, token: string, description: string): Promise<string> {
  const input = {
    draftId: randomUUID(),
    companyName: `Chamundi Clinics ${randomUUID().slice(0, 8).replace(/\d/g, "x")}`,
    title: "Staff Nurse",
    type: "FULL_TIME",
    location: "Hebbal, Mysuru",
    pay: "₹4–6 LPA",
    experience: "2–4 years",
    description,
    requirements: "- A diploma",
    skills: ["Nursing"],
  };
  const query = "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }";
  return (await callApi<{ postJob: { id: string } }>(stack, token, query, { input })).postJob.id;
}

const APPLY = "mutation ($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { id } }";
const NAME = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }";

/** Somebody new applies to a job; answers the application's id. */
async function applyAs(stack: TestStack, displayName: string, jobId: string): Promise<string> {
  const { token } = await newAccount(stack, "JOBSEEKER");
  await callApi(stack, token, NAME, { input: { displayName } });
  return (await callApi<{ applyToJob: { id: string } }>(stack, token, APPLY, { jobId })).applyToJob.id;
}

test.describe("a notice leads to what it tells of", () => {
  test("a seeker to the application that was viewed", async ({ page, stack, checkAccessibility, shoot }) => {
    const employer = await newAccount(stack, "EMPLOYER");
    const { token } = await newSession(page, stack);
    const viewed =
      "mutation ($id: ID!) { moveApplications(input: { items: [{ applicationId: $id, expectedStatus: SUBMITTED }], to: VIEWED }) { movedCount } }";
    await callApi(stack, token, NAME, { input: { displayName: "Meera Pillai" } });
    const ids: string[] = [];
    for (const ward of ["first", "second", "third"]) {
      const jobId = await postJob(stack, employer.token, `You care for the ${ward} ward.`);
      const { applyToJob } = await callApi<{ applyToJob: { id: string } }>(stack, token, APPLY, { jobId });
      ids.push(applyToJob.id);
    }
    // The oldest, at the list's end.
    await callApi(stack, employer.token, viewed, { id: ids[0] });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Notices, 1 unread" }).click();
    await page.getByRole("link", { name: /was viewed/ }).click();
    await expect(page).toHaveURL(`/dashboard/applications?open=${ids[0]}`);
    const entry = page.getByRole("listitem").and(page.locator("[aria-current=true]"));
    await expect(entry).toBeFocused();
    await expect(entry).toBeInViewport();
    await expect(entry.getByText("Under Review").first()).toBeVisible();
    // No other entry is half below the bar there.
    await page.evaluate(() => window.scrollTo(0, 0));
    await checkAccessibility();
    await shoot("notice-application");
  });

  test("an employer to the one who has applied, or to all of them where there are more", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    const { token } = await newSession(page, stack, "EMPLOYER");
    const jobId = await postJob(stack, token, "You care for the first ward.");
    const first = await applyAs(stack, "Meera Pillai", jobId);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Notices, 1 unread" }).click();
    const one = page.getByRole("link", { name: /Meera Pillai applied for Staff Nurse/ });
    await expect(one).toBeVisible();
    await shoot("notice-applied");
    await one.click();
    await expect(page).toHaveURL(`/candidates?job=${jobId}&open=${first}`);
    await expect(page.getByRole("heading", { level: 2, name: "Meera Pillai" })).toBeFocused();
    await checkAccessibility();

    await applyAs(stack, "Asha Rao", jobId);
    await applyAs(stack, "Vikram Das", jobId);
    await page.reload();
    await page.getByRole("button", { name: "Notices, 1 unread" }).click();
    const more = page.getByRole("link", { name: /2 new applications for Staff Nurse/ });
    await expect(more).toBeVisible();
    await shoot("notice-applied-more");
    await more.click();
    await expect(page).toHaveURL(`/candidates?job=${jobId}`);
    await expect(page.getByRole("link", { name: "View Profile of Vikram Das" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Notices", exact: true })).toBeVisible();
  });

  test("an employer to the job that waits for a review", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    const { token } = await newSession(page, stack, "EMPLOYER");
    const id = await postJob(stack, token, "A registration fee of ₹500 is needed.");
    await postJob(stack, token, "You care for the second ward.");
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Notices, 1 unread" }).click();
    await page.getByRole("link", { name: /waits for a review/ }).click();
    await expect(page).toHaveURL(`/job-postings/${id}`);
    await expect(page.getByRole("main")).toContainText("Held");
    await checkAccessibility();
    await shoot("notice-job");
  });
});
