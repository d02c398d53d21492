import type { Page } from "@playwright/test";
import { applyTo, fillProfile, openPhone, postOpening } from "../test/applications";
import { newWord } from "../test/people";
import { newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

const WORK = { title: "Lathe Operator", location: "Belagavi" };

async function apply(stack: TestStack, token: string, jobId: string): Promise<string> {
  await fillProfile(stack, token, { ...WORK, name: "Ravi Gowda", phone: "+91 98450 33446" });
  return applyTo(stack, token, jobId);
}

/** Takes pictures of a page in both themes, at the width it has. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: `${__dirname}/../screenshots/${name}-${colorScheme}.png`,
      animations: "disabled",
    });
  }
}

test("an employer writes, and the applicant reads and answers (MSG-01, MSG-03, MSG-05, MSG-07 to MSG-09)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(300_000);
  const company = `${newWord()} Works`;
  const { token } = await newSession(page, stack, "EMPLOYER");
  const jobId = await postOpening(stack, token, { ...WORK, companyName: company });
  const seeker = await openPhone(browser, stack);
  const { token: seekerToken } = await newSession(seeker, stack);
  const applicationId = await apply(stack, seekerToken, jobId);
  const panel = page.getByRole("complementary", { name: "Candidate" });
  const thread = panel.getByRole("region", { name: "Messages" });
  const own = seeker.getByRole("region", { name: "Conversation" });

  await test.step("the employer writes from a template in the candidate's panel", async () => {
    await page.goto(`/candidates?job=${jobId}&open=${applicationId}`);
    await expect(thread).toContainText("Nothing written yet.");
    await thread.getByRole("button", { name: "Templates" }).click();
    await page.getByRole("menuitem", { name: "Introduce yourself" }).click();
    await expect(thread.getByRole("textbox", { name: "Message" })).toHaveValue(/^Dear Ravi, thank you/);
    await checkAccessibility();
    await thread.getByRole("button", { name: "Send" }).click();
    await expect(thread.getByRole("log")).toContainText(
      "Dear Ravi, thank you for applying for Lathe Operator",
    );
    await shoot("messages-panel");
    await look(page, "messages-panel");
  });

  await test.step("wording of a scam is held, and its writer reads why", async () => {
    await thread.getByRole("textbox", { name: "Message" }).fill("Please pay the registration fee of ₹500.");
    await thread.getByRole("button", { name: "Send" }).click();
    await expect(thread.getByRole("log")).toContainText("Waits for a check");
    await look(page, "messages-held");
    // An open conversation reads what comes; the answer is to be found unread.
    await page.goto("/job-postings");
  });

  await test.step("the applicant finds it on a phone, without what is held, and answers", async () => {
    await seeker.goto("/dashboard/applications");
    await expect(seeker.getByRole("link", { name: /^Unread: Messages/ })).toBeVisible();
    await look(seeker, "messages-application");
    await seeker.getByRole("link", { name: /^Unread: Messages/ }).click();
    await expect(own.getByRole("log")).toContainText("Dear Ravi, thank you");
    await expect(own).not.toContainText("registration fee");
    await own.getByRole("textbox", { name: "Message" }).fill("Yes. Is there parking for a two-wheeler?");
    await look(seeker, "messages-typing");
    await own.getByRole("button", { name: "Send" }).click();
    await expect(own.getByRole("log")).toContainText("Is there parking");
    await look(seeker, "messages-thread");
    const width = await seeker.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });

  await test.step("the employer reads the answer in the list, and the applicant sees that it is read", async () => {
    await page.goto("/messages");
    await expect(page.getByRole("navigation", { name: "Dashboard" })).toContainText("1 unread");
    await page
      .getByRole("list", { name: "Conversations" })
      .getByRole("link", { name: /Ravi Gowda/ })
      .click();
    const conversation = page.getByRole("region", { name: "Conversation" });
    await expect(conversation.getByRole("log")).toContainText("Is there parking");
    await expect(conversation.getByRole("link", { name: "WhatsApp" })).toBeHidden();
    await checkAccessibility();
    await shoot("messages");
    await look(page, "messages");
    await page.setViewportSize({ width: 768, height: 1024 });
    await look(page, "messages-768");
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(async () => {
      await seeker.reload();
      await expect(own.getByRole("log")).toContainText("Read", { timeout: 2000 });
    }).toPass();
  });

  await test.step("contact opens with the shortlist", async () => {
    await page.goto(`/candidates?job=${jobId}&open=${applicationId}`);
    await panel.getByRole("button", { name: "Shortlist" }).click();
    await expect(panel.getByText("Shortlisted", { exact: true }).first()).toBeVisible();
    await page.goto(`/messages?open=${applicationId}`);
    const conversation = page.getByRole("region", { name: "Conversation" });
    await expect(conversation.getByRole("link", { name: "Call" })).toHaveAttribute(
      "href",
      "tel:+919845033446",
    );
    await expect(conversation.getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await look(page, "messages-contact");
  });

  await test.step("a file goes with a message, and the applicant saves it (MSGF-01)", async () => {
    const conversation = page.getByRole("region", { name: "Conversation" });
    const buffer = Buffer.from("%PDF-1.4\n% What the work is\n%%EOF\n");
    const file = { name: "Role note.pdf", mimeType: "application/pdf", buffer };
    await conversation.locator("input[type=file]").setInputFiles(file);
    await expect(conversation.getByRole("status").filter({ hasText: "Role note.pdf" })).toContainText("1 kB");
    await checkAccessibility();
    await look(page, "messages-attached");
    await conversation.getByRole("button", { name: "Send" }).click();
    await expect(conversation.getByRole("button", { name: "Download Role note.pdf" })).toBeVisible();
    await look(page, "messages-file");
    const saved = seeker.waitForEvent("download");
    await own.getByRole("button", { name: "Download Role note.pdf" }).click();
    expect((await saved).suggestedFilename()).toBe("Role note.pdf");
    await look(seeker, "messages-file-360");
    await own
      .locator("input[type=file]")
      .setInputFiles({ ...file, name: "A rather long name of a certificate.pdf" });
    await expect(
      own.getByRole("button", { name: "Remove A rather long name of a certificate.pdf" }),
    ).toBeVisible();
    await expect(own.getByText("1 kB").last()).toBeVisible();
    await look(seeker, "messages-attached-360");
    expect(await seeker.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  await test.step("the applicant blocks the company, and nobody writes any more", async () => {
    await own.getByRole("button", { name: "More actions" }).click();
    await seeker.getByRole("menuitem", { name: "Block" }).click();
    const dialog = seeker.getByRole("dialog", { name: `Block ${company}?` });
    await dialog.getByRole("button", { name: "Block" }).click();
    await expect(own).toContainText("You blocked them.");
    await look(seeker, "messages-blocked");
    await page.reload();
    await expect(page.getByRole("region", { name: "Conversation" })).toContainText(
      "They don’t want messages",
    );
    await seeker.goto("/messages");
    await expect(seeker.getByRole("list", { name: "Conversations" })).toContainText(company);
    await look(seeker, "messages-list");
  });
});
