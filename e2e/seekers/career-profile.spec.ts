import { randomUUID } from "node:crypto";
import { callApi } from "../test/api";
import { overflow } from "../test/job-list";
import { newWord } from "../test/people";
import { newAccount, newSession, signInByToken } from "../test/session";
import { expect, test } from "../test/test";

const POST = "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }";
const PROFILE = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }";

const JOB = {
  ...{ title: "Senior Accountant", type: "FULL_TIME", location: "Kothrud, Pune", pay: "₹6–8 LPA" },
  ...{ experience: "5–8 years", description: "You close the books.", requirements: "- B.Com" },
  ...{ asksNoticePeriod: true, asksExpectedPay: true },
};

test("on a phone a work profile saves itself, and an application takes it along (WORK-01, WORK-04, WORK-05, ASK-02)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const employer = await newAccount(stack, "EMPLOYER");
  const { postJob } = await callApi<{ postJob: { id: string } }>(stack, employer.token, POST, {
    input: { ...JOB, draftId: randomUUID(), companyName: `${newWord()} Traders` },
  });
  const { token } = await newSession(page, stack);
  const additionalData = { phone: "+91 98450 33445", location: "Kothrud, Pune", title: "Accountant" };
  await callApi(stack, token, PROFILE, { input: { displayName: "Meera Iyer", additionalData } });

  await test.step("fill the work profile", async () => {
    await page.goto("/profile");
    await page.getByRole("link", { name: "Edit Work Profile" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Work Profile" })).toBeVisible();
    await page.getByLabel("Work in one line").fill("Accounts for trading firms");
    await page.getByLabel("Years", { exact: true }).fill("6");
    await page.getByLabel("Months").fill("9");
    await page.getByLabel("Employer now").fill("Bharat Steel");
    await page.getByRole("button", { name: "Add a Skill" }).click();
    await page.getByLabel("Skill 1", { exact: true }).fill("Tally");
    await page.getByLabel("Years of skill 1").fill("6");
    await page.getByRole("radio", { name: "30 days" }).check();
    await page.getByRole("button", { name: "Day", exact: true }).click();
    await expect(page.getByText(/Saved at \d/)).toBeVisible();
    expect(await overflow(page)).toBe(0);
    // Of its whole height: what the bar at the bottom covers would count as too small for a finger.
    await page.setViewportSize({ width: 360, height: 6_000 });
    await checkAccessibility();
    await page.setViewportSize({ width: 360, height: 780 });
    await shoot("career-profile");
    await page.goto("/profile");
    await expect(page.getByText("6 years 9 months")).toBeVisible();
    await page.setViewportSize({ width: 360, height: 6_000 });
    await checkAccessibility();
    await page.setViewportSize({ width: 360, height: 780 });
    await shoot("profile-with-career");
  });

  await test.step("answer what the company asks for", async () => {
    await page.goto(`/jobs/${postJob.id}`);
    await page.getByRole("button", { name: "Apply Now" }).click();
    const dialog = page.getByRole("dialog", { name: "Apply to Senior Accountant" });
    await expect(dialog.getByText(/^From your work profile:/).locator("..")).toContainText("30 days’ notice");
    // The notice period is there; the pay is private until it is typed here.
    await expect(dialog.getByLabel("Notice period")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Send Application" }).click();
    const pay = dialog.getByLabel("Pay you expect", { exact: true });
    await expect(pay).toBeFocused();
    await pay.fill("6,60,000");
    await dialog.getByLabel("For: Pay you expect").selectOption("a year");
    await checkAccessibility();
    await shoot("apply-asks");
    await dialog.getByRole("button", { name: "Send Application" }).click();
    await expect(page.getByText(/^Applied \d+ \w+ \d{4}$/)).toBeVisible();
  });

  await test.step("the employer reads it", async () => {
    const desk = await (await browser.newContext({ baseURL: stack.url })).newPage();
    await signInByToken(desk, stack, employer);
    await desk.goto("/candidates");
    const row = desk.getByRole("row").filter({ hasText: "Meera Iyer" });
    await expect(row).toContainText("Accountant, Bharat Steel");
    await expect(row).toContainText("6 yrs");
    await expect(row).toContainText("₹6.6 LPA");
    await row.getByRole("link", { name: "View Profile of Meera Iyer" }).click();
    const panel = desk.getByRole("complementary", { name: "Candidate" });
    await expect(panel.getByText("Tally, 6 years")).toBeVisible();
    await desk.context().close();
  });
});
