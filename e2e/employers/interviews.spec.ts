import type { Page } from "@playwright/test";
import { applyTo, fillProfile, openPhone, postOpening } from "../test/applications";
import { newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

const WORK = { title: "Mill Operator", location: "Hubballi" };

async function apply(stack: TestStack, token: string, jobId: string): Promise<string> {
  await fillProfile(stack, token, { ...WORK, name: "Meera Pillai", phone: "+91 98450 33445" });
  return applyTo(stack, token, jobId);
}

/** YYYY-MM-DD in India, so many days ahead. */
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(Date.now() + days * 86_400_000);

async function addTime(dialog: ReturnType<Page["getByRole"]>, day: string, time: string): Promise<void> {
  await dialog.getByLabel("Date", { exact: true }).fill(day);
  await dialog.getByLabel("Time", { exact: true }).fill(time);
  await dialog.getByRole("button", { name: "Add Time" }).click();
}

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

test("an interview is offered, agreed, moved and cancelled by two people (INTV-01 to INTV-05, INTV-12, INTV-15, INTV-17)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  const jobId = await postOpening(stack, token, WORK);
  const seeker = await openPhone(browser, stack);
  const { token: seekerToken } = await newSession(seeker, stack);
  const applicationId = await apply(stack, seekerToken, jobId);
  const panel = page.getByRole("complementary", { name: "Candidate" });
  const interview = panel.getByRole("region", { name: "Interview" });
  const own = seeker.getByRole("region", { name: "Interview" });

  await test.step("the employer offers two times", async () => {
    await page.goto(`/candidates?job=${jobId}&open=${applicationId}`);
    await panel.getByRole("button", { name: "Shortlist" }).click();
    // The message would lie over the dialog's buttons for a minute.
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await panel.getByRole("button", { name: "Invite to interview" }).click();
    const dialog = page.getByRole("dialog", { name: "Offer interview times" });
    await dialog.getByLabel("Address").fill("Plot 41, 2nd Cross, Hubballi");
    await dialog.getByLabel("Map link").fill("https://maps.example/plot-41");
    await dialog.getByLabel("Who they’ll meet").fill("Farah Khan");
    await addTime(dialog, dayAhead(3), "10:00");
    await addTime(dialog, dayAhead(4), "15:00");
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    // '10:00 AM' beside its clock.
    const time = await dialog.getByLabel("Time", { exact: true }).boundingBox();
    expect(time?.width).toBeGreaterThanOrEqual(148);
    if (wide) await page.setViewportSize(wide);
    await checkAccessibility();
    await shoot("interview-offer");
    await look(page, "interview-offer");
    await dialog.getByRole("button", { name: "Send 2 Times" }).click();
    await expect(interview).toContainText("Waiting for Meera Pillai to pick a time.");
    await expect(panel.getByText("Interview", { exact: true }).first()).toBeVisible();
    await shoot("interview-offered");
  });

  await test.step("the candidate takes one on a phone", async () => {
    await seeker.goto("/dashboard");
    await seeker.getByRole("region", { name: "Interviews" }).getByRole("link").click();
    await expect(own).toContainText("Plot 41, 2nd Cross, Hubballi");
    await look(seeker, "interview-pick");
    await own.getByRole("radio").nth(1).check();
    await own.getByRole("button", { name: /^Take / }).click();
    await expect(own.getByText("Your interview", { exact: true })).toBeVisible();
    await expect(own).toContainText("3:00 – 3:30 pm");
    await expect(own.getByRole("link", { name: "Directions" })).toHaveAttribute("href", /maps\.example/);
    const download = seeker.waitForEvent("download");
    await own.getByRole("button", { name: "Add to Calendar" }).click();
    expect((await download).suggestedFilename()).toBe("interview.ics");
    await look(seeker, "interview-agreed");
  });

  await test.step("the candidate asks for another time, and the employer offers one", async () => {
    await own.getByRole("button", { name: "Change Time" }).click();
    const asking = seeker.getByRole("dialog", { name: "Ask for another time" });
    await asking.getByLabel("When would suit you?").fill("Any day after six.");
    await asking.getByRole("button", { name: "Ask" }).click();
    await expect(own).toContainText("You asked for another time.");
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Interviews" })).toContainText("Asks for another time");
    await checkAccessibility();
    await shoot("interview-dashboard");
    await page.getByRole("link", { name: "All Interviews" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Interviews" })).toBeVisible();
    const all = page.getByRole("main");
    await expect(all.getByRole("listitem")).toContainText("Asks for another time");
    await checkAccessibility();
    await shoot("interviews");
    await all.getByRole("listitem").getByRole("link").click();
    await expect(interview).toContainText("Any day after six.");
    await checkAccessibility();
    await shoot("interview-asked");
    await look(page, "interview-asked");
    await interview.getByRole("button", { name: "Offer Other Times" }).click();
    const dialog = page.getByRole("dialog", { name: "Offer other times" });
    await expect(dialog.getByLabel("Address")).toHaveValue("Plot 41, 2nd Cross, Hubballi");
    await addTime(dialog, dayAhead(5), "18:30");
    await dialog.getByLabel("Reason (optional)").fill("So that you can come after work.");
    await dialog.getByRole("button", { name: "Send 1 Time" }).click();
    await expect(interview).toContainText("You offered other times.");
    await seeker.reload();
    await expect(own).toContainText("So that you can come after work.");
    await own.getByRole("button", { name: /^Take / }).click();
    await expect(own).toContainText("6:30 – 7:00 pm");
  });

  await test.step("the employer cancels it with a reason, which the candidate reads", async () => {
    await page.reload();
    await expect(interview).toContainText("6:30 – 7:00 pm");
    await interview.getByRole("button", { name: "Cancel Interview" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this interview?" });
    await dialog.getByLabel("Reason", { exact: true }).fill("The post is filled.");
    await dialog.getByRole("button", { name: "Cancel Interview" }).click();
    await expect(interview).toContainText("The post is filled.");
    await expect(interview.getByRole("button", { name: "Offer Times" })).toBeVisible();
    await shoot("interview-cancelled");
    await seeker.reload();
    await expect(own).toContainText("The post is filled.");
    await look(seeker, "interview-cancelled-own");
  });
});
