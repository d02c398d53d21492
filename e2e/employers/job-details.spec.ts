import { becomeEmployer, field, fillJob, newTitle } from "../test/posting";
import { expect, test } from "../test/test";

test("a job tells its shift, walk-in and more, and its pay is mended by one tap (JPAY-02, JFACT-02)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  await becomeEmployer(page);
  await page.goto("/jobs/post");
  const title = newTitle();
  await fillJob(page, title);

  const salary = field(page, "Salary");
  await salary.fill("18k to 22k + incentive");
  const monthly = page.getByRole("button", { name: "Change to ₹18,000–22,000 a month" });
  await expect(monthly).toBeVisible();
  await checkAccessibility();
  await shoot("post-job-pay-question");
  await monthly.focus();
  await page.keyboard.press("Enter");
  await expect(salary).toHaveValue("18k to 22k a month + incentive");
  await expect(page.getByText("People see ₹18,000–22,000 a month, plus incentive")).toBeVisible();

  await page.getByText("More details").click();
  const choose = (group: string, name: string) =>
    page.getByRole("group", { name: group }).getByRole("radio", { name, exact: true }).check();
  await choose("Shift", "Night");
  await choose("Days a week", "6");
  await choose("English", "Basic");
  await choose("Notice period, at most", "15 days");
  await field(page, "Languages one must speak").fill("Kannada, Hindi");
  await page.getByRole("checkbox", { name: "Freshers welcome" }).check();
  await page.getByRole("checkbox", { name: "Own two-wheeler needed" }).check();
  await page.getByLabel("Walk-in till").fill("2099-01-09");
  await field(page, "Walk-in hours").fill("10 am to 1 pm");
  await field(page, "Walk-in venue").fill("12, 80 Feet Road. Bring your licence.");
  await field(page, "Facilities for people with disabilities").fill("Ramp, lift");
  await checkAccessibility();
  await shoot("post-job-details");
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page.getByText("Job posted successfully!")).toBeVisible();

  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("link", { name: "As seekers see it" }).click();
  await expect(page.getByText("Night, 6 days a week")).toBeVisible();
  await expect(page.getByText("Walk-in: till 9 Jan 2099, 10 am to 1 pm")).toBeVisible();
  await checkAccessibility();
  await shoot("job-details");
  await page.goto(`/jobs?q=${encodeURIComponent(title)}`);
  await expect(page.getByText("Night shift", { exact: true })).toBeVisible();
  await checkAccessibility();
  await shoot("job-card-details");
});
