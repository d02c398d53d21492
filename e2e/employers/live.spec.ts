import type { Browser, BrowserContext, Page } from "@playwright/test";
import { callApi } from "../test/api";
import { applyTo, fillProfile, postOpening } from "../test/applications";
import { newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

const WORK = { title: "Crane Operator", location: "Ballari" };
const WRITE = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }";

async function apply(stack: TestStack, token: string, jobId: string): Promise<string> {
  await fillProfile(stack, token, { ...WORK, name: "Usha Patil", phone: "+91 98450 33447" });
  return applyTo(stack, token, jobId);
}

const newContext = (browser: Browser, { url }: TestStack) =>
  browser.newContext({ baseURL: url, viewport: { width: 360, height: 780 } });

const isStream = (headers: Record<string, string>) => headers.accept?.includes("text/event-stream") === true;

/** Opens a page, and waits until it hears of changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const opened = page.waitForResponse(
    (response) => isStream(response.request().headers()) && response.status() === 200,
  );
  await page.goto(path);
  await opened;
}

/** How many streams a browser has opened since. */
function countStreams(context: BrowserContext): () => number {
  let count = 0;
  context.on("request", (request) => {
    if (isStream(request.headers())) count += 1;
  });
  return () => count;
}

const logOf = (page: Page) => page.getByRole("region", { name: "Conversation" }).getByRole("log");

test.describe("what changes in open pages", () => {
  // A page that is offline says so in its console.
  test.use({ toleratedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("messages arrive without a reload, in all tabs by one stream, and after a loss (LIVE-01, LIVE-02, LIVE-05, LIVE-07, LIVE-12)", async ({
    page,
    browser,
    stack,
  }) => {
    test.setTimeout(240_000);
    const { token } = await newSession(page, stack, "EMPLOYER");
    const jobId = await postOpening(stack, token, WORK);
    const context = await newContext(browser, stack);
    const seeker = await context.newPage();
    const { token: seekerToken } = await newSession(seeker, stack);
    const applicationId = await apply(stack, seekerToken, jobId);
    const write = (text: string) => callApi(stack, token, WRITE, { input: { applicationId, text } });
    await write("When could you begin?");
    const streams = countStreams(context);

    await test.step("either side reads what the other writes", async () => {
      await openLive(seeker, `/messages?open=${applicationId}`);
      await openLive(page, `/messages?open=${applicationId}`);
      await expect(logOf(seeker)).toContainText("When could you begin?");
      const box = page.getByRole("textbox", { name: "Message" });
      await box.fill("Is Monday too early?");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(logOf(page)).toContainText("Is Monday too early?");
      const sentAt = Date.now();
      await expect(logOf(seeker)).toContainText("Is Monday too early?", { timeout: 5_000 });
      test.info().annotations.push({ type: "arrived after", description: `${Date.now() - sentAt} ms` });
      await expect(logOf(page)).toContainText("Read", { timeout: 5_000 });
      await seeker.getByRole("textbox", { name: "Message" }).fill("Monday is fine.");
      await seeker.getByRole("button", { name: "Send" }).click();
      await expect(logOf(page)).toContainText("Monday is fine.", { timeout: 5_000 });
    });

    await test.step("a second tab hears the same by the stream of the first", async () => {
      const second = await context.newPage();
      await second.goto(`/messages?open=${applicationId}`);
      await expect(logOf(second)).toContainText("Monday is fine.");
      await write("Please bring your licence.");
      for (const tab of [seeker, second])
        await expect(logOf(tab)).toContainText("Please bring your licence.", { timeout: 5_000 });
      expect(streams()).toBe(1);
      const taken = second.waitForResponse((response) => isStream(response.request().headers()));
      await seeker.close();
      await taken;
      await write("And your helmet.");
      await expect(logOf(second)).toContainText("And your helmet.", { timeout: 5_000 });
    });

    await test.step("whoever was offline reads everything once and in order", async () => {
      const [tab] = context.pages();
      if (!tab) throw new Error("The second tab is gone.");
      await context.setOffline(true);
      const texts = ["One.", "Two.", "Three."];
      for (const text of texts) await write(`Number ${text}`);
      await context.setOffline(false);
      await expect(logOf(tab)).toContainText("Number Three.", { timeout: 10_000 });
      const shown = (await logOf(tab).innerText()).match(/Number \w+\./g);
      expect(shown).toEqual(texts.map((text) => `Number ${text}`));
    });
  });

  test("candidates, their steps and notices change while both look (LIVE-03, LIVE-05, LIVE-06)", async ({
    page,
    browser,
    stack,
  }) => {
    test.setTimeout(240_000);
    const { token } = await newSession(page, stack, "EMPLOYER");
    const jobId = await postOpening(stack, token, WORK);
    const seeker = await (await newContext(browser, stack)).newPage();
    const { token: seekerToken } = await newSession(seeker, stack);
    await openLive(page, `/candidates?job=${jobId}`);
    const name = page.getByRole("link", { name: "Usha Patil", exact: true });
    await expect(name).toBeHidden();
    await apply(stack, seekerToken, jobId);
    await expect(name).toBeVisible({ timeout: 5_000 });
    await expect(page.getByRole("button", { name: "Notices, 1 unread" })).toBeVisible();

    await openLive(seeker, "/dashboard/applications");
    await expect(seeker.getByText("Crane Operator").first()).toBeVisible();
    const jobTab = await seeker.context().newPage();
    await jobTab.goto(`/jobs/${jobId}`);
    await expect(jobTab.getByText("Status: Submitted")).toBeVisible();
    await name.click();
    const panel = page.getByRole("complementary", { name: "Candidate" });
    await panel.getByRole("button", { name: "Shortlist" }).click();
    await expect(seeker.getByText("Shortlisted").first()).toBeVisible({ timeout: 5_000 });
    await expect(jobTab.getByText("Status: Shortlisted")).toBeVisible();
    await expect(seeker.getByRole("button", { name: /^Notices, \d unread/ })).toBeVisible();
  });
});
