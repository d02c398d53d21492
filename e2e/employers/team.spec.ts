import type { Locator } from "@playwright/test";
import { applyTo, fillProfile, openPhone, postOpening } from "../test/applications";
import { callApi } from "../test/api";
import { mailTo } from "../test/mail";
import { field } from "../test/posting";
import { newAccount, newSession, signInProven } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

const WORK = { title: "Loom Fitter", location: "Mysuru" };

/** The path of the link that the newest mail to an address has; empty until it has come. */
async function mailedLink(stack: TestStack, email: string): Promise<string> {
  return /\/team-invitation\/[\w-]+/.exec(await mailTo(stack, email))?.[0] ?? "";
}

test("an owner invites a colleague, who joins from the mail and is removed again (TEAM-02 to TEAM-05, TEAM-11, SEAT-04)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(120_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  const jobId = await postOpening(stack, token, WORK);
  const { myCompanies } = await callApi<{ myCompanies: { id: string; name: string }[] }>(
    stack,
    token,
    "{ myCompanies { id name } }",
  );
  const { id: companyId = "", name = "" } = myCompanies[0] ?? {};
  const phone = await openPhone(browser, stack);
  const colleague = await newSession(phone, stack, "EMPLOYER");

  await page.goto(`/companies/${companyId}`);
  await page.getByRole("link", { name: "Team", exact: true }).click();
  await expect(page.getByRole("region", { name: "1 person" })).toBeVisible();
  await field(page, "Email").fill(colleague.email);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByRole("region", { name: "Open invitations" })).toContainText(colleague.email);
  await expect(page.getByText("2 of 2 seats used")).toBeVisible();
  await expect(page.getByRole("link", { name: "See plans" })).toBeVisible();
  await checkAccessibility();
  await shoot("team");

  await expect.poll(() => mailedLink(stack, colleague.email), { timeout: 30_000 }).not.toBe("");
  const link = await mailedLink(stack, colleague.email);
  await phone.goto(link);
  await phone.getByRole("button", { name: `Join ${name}` }).click();
  await expect(phone.getByText("Verify your email address first")).toBeVisible();
  await signInProven(phone, stack, colleague);
  await phone.goto(link);
  await expect(phone.getByText("See and answer candidates")).toBeVisible();
  if (process.env.SCREENSHOTS)
    await phone.screenshot({ path: `${__dirname}/../screenshots/team-join-360.png` });
  await phone.getByRole("button", { name: `Join ${name}` }).click();
  await expect(phone.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  await expect(phone.getByRole("region", { name: "2 people" })).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByText("This invitation is over")).toBeVisible();

  const applicant = await newAccount(stack);
  await fillProfile(stack, applicant.token, { ...WORK, name: "Usha Patil", phone: "+91 98450 33447" });
  await applyTo(stack, applicant.token, jobId);
  const seen: [string, string][] = [
    ["/job-postings", WORK.title],
    [`/job-postings/${jobId}`, WORK.title],
    [`/candidates?job=${jobId}`, "Usha Patil"],
    [`/candidates?job=${jobId}&view=board`, "Usha Patil"],
  ];
  const open: Locator[] = [];
  for (const [path, text] of seen) {
    const tab = await phone.context().newPage();
    await tab.goto(path);
    const shown = tab.getByText(text);
    await expect(shown.first()).toBeVisible();
    open.push(shown);
  }
  await page.reload();
  await page.getByRole("button", { name: `Remove ${colleague.email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("region", { name: "1 person" })).toBeVisible();
  for (const shown of open) await expect(shown).toHaveCount(0);
  await phone.goto(`/companies/${companyId}/team`);
  await expect(phone.getByText("It is not among the companies you act for.")).toBeVisible();
});
