import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { callApi } from "../test/api";
import { newWord } from "../test/people";
import { newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

const POST = "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }";
const PROFILE = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }";
const APPLY = "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }";

/** A job in Hubballi, which no other test counts the jobs of. */
async function postJob(stack: TestStack, token: string): Promise<string> {
  const input = {
    draftId: randomUUID(),
    companyName: `${newWord()} Looms`,
    title: "Loom Fitter",
    type: "FULL_TIME",
    location: "Hubballi",
    pay: "₹4–5 LPA",
    experience: "1–3 years",
    description: "You keep the looms running.",
    requirements: "- ITI",
  };
  return (await callApi<{ postJob: { id: string } }>(stack, token, POST, { input })).postJob.id;
}

async function apply(stack: TestStack, token: string, jobId: string): Promise<string> {
  const { applyToJob } = await callApi<{ applyToJob: { id: string } }>(stack, token, APPLY, {
    input: { jobId },
  });
  return applyToJob.id;
}

const newPage = async (browser: Browser, { url }: TestStack) =>
  (await browser.newContext({ baseURL: url, viewport: { width: 360, height: 780 } })).newPage();

/** YYYY-MM-DD in India, so many days ahead. */
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(Date.now() + days * 86_400_000);

/** Takes pictures of a page in both themes, at the width it has. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: `${__dirname}/../screenshots/${name}-${colorScheme}.png`,
      fullPage: true,
      animations: "disabled",
    });
  }
}

test("an offer is made and accepted by two people (OFFR-01 to OFFR-05, OFFR-11)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  const [jobId, otherJobId] = [await postJob(stack, token), await postJob(stack, token)];
  const seeker = await newPage(browser, stack);
  const { token: seekerToken } = await newSession(seeker, stack);
  const additionalData = { title: "Loom Fitter", phone: "+91 98450 33445", location: "Hubballi" };
  await callApi(stack, seekerToken, PROFILE, { input: { displayName: "Meera Pillai", additionalData } });
  await apply(stack, seekerToken, otherJobId);
  const applicationId = await apply(stack, seekerToken, jobId);
  const panel = page.getByRole("complementary", { name: "Candidate" });
  const offer = panel.getByRole("region", { name: "Offer", exact: true });
  const own = seeker.getByRole("region", { name: "Offer", exact: true });

  await test.step("the employer makes an offer with the portal's letter", async () => {
    await page.goto(`/candidates?job=${jobId}&open=${applicationId}`);
    await panel.getByRole("button", { name: "Shortlist" }).click();
    // The message would lie over the dialog's buttons for a minute.
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await panel.getByRole("button", { name: "Move to" }).click();
    await page.getByRole("menuitem", { name: "Make an offer" }).click();
    const dialog = page.getByRole("dialog", { name: "Make an offer" });
    await expect(dialog.getByRole("textbox", { name: "Letter" })).toHaveValue(/Dear Meera,/);
    await dialog.getByLabel("Pay", { exact: true }).fill("480000");
    await dialog.getByLabel("Joining date").fill(dayAhead(30));
    await dialog.getByLabel("Answer by").fill(dayAhead(7));
    await checkAccessibility();
    await shoot("offer-making");
    await look(page, "offer-making");
    await dialog.getByRole("button", { name: "Send Offer" }).click();
    await expect(offer).toContainText("Waiting for Meera Pillai to answer.");
    await expect(offer).toContainText("₹4.8 LPA");
    await shoot("offer-made");
    await look(page, "offer-made");
  });

  await test.step("the candidate reads it on a phone, and accepts", async () => {
    await seeker.goto(`/dashboard/applications?open=${applicationId}`);
    await expect(own).toContainText("You have an offer");
    await own.getByText("Read the Letter").click();
    await expect(own).toContainText("Your pay will be ₹4.8 LPA.");
    await look(seeker, "offer-own");
    const download = seeker.waitForEvent("download");
    await own.getByRole("button", { name: "Download Letter" }).click();
    expect((await download).suggestedFilename()).toBe("Meera Pillai - Offer Loom Fitter.pdf");
    await expect(own.getByRole("link", { name: "Ask a Question" })).toHaveAttribute(
      "href",
      /\/messages\?open=/,
    );
    await own.getByRole("button", { name: "Accept Offer" }).click();
    const dialog = seeker.getByRole("dialog", { name: "Accept this offer?" });
    await look(seeker, "offer-accepting");
    await dialog.getByRole("button", { name: "Accept Offer" }).click();
    await expect(own).toContainText("You accepted this offer on");
  });

  await test.step("they may withdraw their other application, and nobody does it for them", async () => {
    const others = own.getByRole("region", { name: "Your other open applications" });
    await expect(others.getByRole("listitem")).toHaveCount(1);
    await look(seeker, "offer-accepted");
    await others.getByRole("button", { name: /^Withdraw Loom Fitter/ }).click();
    await seeker.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(others).toHaveCount(0);
  });

  await test.step("the employer sees who is hired", async () => {
    await page.reload();
    await expect(offer).toContainText("Meera Pillai accepted this offer on");
    await expect(panel.getByText("Hired", { exact: true }).first()).toBeVisible();
    await checkAccessibility();
    await shoot("offer-accepted");
    await look(page, "offer-accepted-company");
  });
});
