import type { Page } from "@playwright/test";
import { callApi, demoAccount, tokenOf } from "../test/api";
import { fillProfile, openPhone, postOpening } from "../test/applications";
import { newWord } from "../test/people";
import { newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

const CAREER = "mutation ($input: SaveCareerProfileInput!) { saveCareerProfile(input: $input) { id } }";
const VERIFY = `mutation ($id: ID!) { verifyCompany(id: $id, note: "Seen by us.") { id } }`;

/** An admin says that the company of a job is what it says. */
async function verifyCompanyOf(stack: TestStack, jobId: string): Promise<void> {
  const admin = (await tokenOf(stack, demoAccount(stack, "ADMIN"))) ?? "";
  const { job } = await callApi<{ job: { company: { id: string } } }>(
    stack,
    admin,
    "query ($id: ID!) { job(id: $id) { company { id } } }",
    { id: jobId },
  );
  await callApi(stack, admin, VERIFY, { id: job.company.id });
}

/** Takes pictures of a page at the width it has. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  await page.screenshot({
    path: `${__dirname}/../screenshots/${name}.png`,
    fullPage: true,
    animations: "disabled",
  });
}

test("a person turns it on, is found and invited, says yes, and is then known by name (FIND-01, FIND-05 to FIND-09)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(120_000);
  const seeker = await openPhone(browser, stack);
  const { token, email } = await newSession(seeker, stack);
  const skill = newWord();
  await fillProfile(stack, token, {
    ...{ name: "Asha Menon", title: "Loom Fitter", location: "Hubballi", phone: "+91 98450 12345" },
  });
  await callApi(stack, token, CAREER, {
    input: {
      facts: {
        ...{ headline: "Loom fitter, air-jet looms", experienceMonths: 50, noticePeriodDays: 15 },
        ...{ skills: [{ name: skill, years: 3 }], languages: [{ name: "Kannada" }] },
        ...{ preferredPlaces: ["Hubballi"], currentEmployer: "Tungabhadra Textiles Pvt. Ltd." },
      },
    },
  });

  await seeker.goto("/profile/findable");
  await expect(seeker.getByText("Off: no company can find you.")).toBeVisible();
  await seeker.getByRole("checkbox", { name: "Let verified companies find me" }).check();
  await seeker.getByRole("button", { name: "Save" }).click();
  await expect(seeker.getByText("On: verified companies can find you.")).toBeVisible();
  await expect(seeker.getByText("Always hidden, because you work there: Tungabhadra")).toBeVisible();
  await look(seeker, "findable-360");

  const employer = await newSession(page, stack, "EMPLOYER");
  const jobId = await postOpening(stack, employer.token, { title: "Loom Fitter", location: "Hubballi" });
  await page.goto("/people");
  await expect(page.getByRole("heading", { name: "Verify your company first" })).toBeVisible();
  await shoot("find-people-unverified");
  await verifyCompanyOf(stack, jobId);
  await page.reload();
  await page.getByRole("textbox", { name: "Trade or skills" }).fill(skill);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const card = page.getByRole("article", { name: "Loom fitter, air-jet looms" });
  await expect(card).toContainText("15 days’ notice");
  await card.getByRole("button", { name: "Show more: Loom fitter, air-jet looms" }).click();
  await expect(card).toContainText("Kannada");
  await expect(page.getByRole("main")).not.toContainText(/Asha|Tungabhadra|98450/);
  await checkAccessibility();
  await shoot("find-people");
  await card.getByRole("button", { name: "Invite: Loom fitter, air-jet looms" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite to a job" });
  await dialog.getByRole("combobox", { name: "Job" }).click();
  await page.keyboard.type("loom");
  await page.getByRole("option", { name: /^Loom Fitter/ }).click();
  await dialog.getByRole("textbox", { name: "Message" }).fill("You know the looms that we have.");
  await shoot("invite-dialog");
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("Invitation sent. We’ll tell you if they say yes.")).toBeVisible();
  await page.getByRole("link", { name: "Invitations sent" }).click();
  await expect(page.getByText("Waiting for an answer")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Asha");

  await seeker.goto("/profile/findable");
  await expect(seeker.getByText("1 company opened your card in the last 90 days.")).toBeVisible();
  const invitation = seeker.getByRole("article", { name: "Loom Fitter" });
  await expect(invitation).toContainText("You know the looms that we have.");
  await look(seeker, "invitation-360");
  await invitation.getByRole("button", { name: /^Yes to Loom Fitter/ }).click();
  await seeker.getByRole("dialog").getByRole("button", { name: "Share My Contact" }).click();
  await expect(invitation).toContainText("You said yes");

  await page.reload();
  const known = page.getByRole("article", { name: "Asha Menon" });
  await expect(known).toContainText(`Asha Menon · ${email} · +91 98450 12345`);
  await checkAccessibility();
  await shoot("invitations-sent");

  await seeker.getByRole("checkbox", { name: "Let verified companies find me" }).uncheck();
  await seeker.getByRole("button", { name: "Save" }).click();
  await expect(seeker.getByText("Off: no company can find you.")).toBeVisible();
  await page.goto(`/people?q=${skill}`);
  await expect(page.getByRole("heading", { name: "Nobody found" })).toBeVisible();
  await seeker.context().close();
});
