import { callApi, demoAccount } from "./test/api";
import { openJobs } from "./test/job-list";
import { newSession, signInByToken } from "./test/session";
import { expect, test } from "./test/test";

test("a job seeker sees what is under way, on the first visit of the demo (DASH-03, DASH-16 to DASH-19)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  await signInByToken(page, stack, demoAccount(stack, "JOBSEEKER"));
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ananya Rao" })).toBeVisible();

  const applications = page.getByRole("region", { name: "Recent Applications" });
  await expect(applications.getByRole("article")).toHaveCount(4);
  await expect(applications.getByText("Interview", { exact: true }).first()).toBeVisible();
  await expect(applications.getByText("Under Review").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Saved Jobs" }).getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Free plan" })).toContainText("of 5");
  await expect(page.getByRole("region", { name: "Jobs that suit you" }).getByRole("article")).toHaveCount(4);
  await checkAccessibility();
  await shoot("dashboard-seeker");

  await applications.getByRole("link", { name: /^View all/ }).click();
  await expect(page).toHaveURL("/dashboard/applications");
  await expect(page.getByRole("article")).toHaveCount(5);
  await checkAccessibility();
  await shoot("my-applications");
});

test("a user whose account has no role gets the job seeker's dashboard (AUTH-31, DASH-03)", async ({
  page,
  stack,
}) => {
  await signInByToken(page, stack, demoAccount(stack, "ADMIN"));
  await page.route("/graphql", async (route) => {
    if (!route.request().postData()?.includes("SessionAccount")) return route.continue();
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { me: object } };
    await route.fulfill({ response: answer, json: { data: { me: { ...data.me, role: null } } } });
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Quick Actions" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Dashboard" })).toHaveCount(0);
  await page.goto("/admin/users");
  await expect(page).toHaveURL("/unauthorized");
});

test("a saved job leaves the list at once, and stays away", async ({ page, stack }) => {
  const { token } = await newSession(page, stack);
  const [jobId] = await openJobs(stack, 1);
  await callApi(stack, token, "mutation ($jobId: ID!) { saveJob(jobId: $jobId) { id } }", { jobId });
  await page.goto("/dashboard");
  const region = page.getByRole("region", { name: "Saved Jobs" });
  await expect(region.getByRole("article")).toHaveCount(1);
  await region.getByRole("button", { name: /^Remove from saved jobs/ }).click();
  await expect(region.getByText("No saved jobs yet")).toBeVisible();
  await page.reload();
  await expect(region.getByText("No saved jobs yet")).toBeVisible();
});

for (const width of [360, 1280])
  for (const role of ["EMPLOYER", "JOBSEEKER"] as const)
    test(`nothing moves away at ${width} px when the data of the dashboard comes: ${role} (HEED-16)`, async ({
      page,
      stack,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await signInByToken(page, stack, demoAccount(stack, role));
      await page.addInitScript(countShifts);
      await page.goto("/dashboard");
      const last = role === "EMPLOYER" ? "Recent Candidates" : "Saved Jobs";
      await expect(page.getByRole("region", { name: last })).toBeVisible();
      expect(await page.evaluate(shiftOnceDrawn)).toBeLessThan(0.05);
    });

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Within the page: adds up how far its parts move without anybody's doing. */
function countShifts(): void {
  window.layoutShift = 0;
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) window.layoutShift += value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Within the page: the same once its fonts are there, and what they moved is drawn and told. */
async function shiftOnceDrawn(): Promise<number> {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return window.layoutShift;
}
