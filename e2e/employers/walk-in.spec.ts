import type { Browser, Page } from "@playwright/test";
import { fillProfile, postOpening } from "../test/applications";
import { newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

const WORK = { title: "Delivery Executive", location: "Raichur" };

// What fails for want of a network stands in the console too.
test.use({ toleratedErrors: [/^Failed to load resource|ERR_INTERNET_DISCONNECTED|could not be/] });

/** YYYY-MM-DD in India, so many days ahead. */
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(Date.now() + days * 86_400_000);

/** A phone that keeps the app, as people's do. */
const openPhone = async (browser: Browser, { url }: TestStack): Promise<Page> =>
  (
    await browser.newContext({
      baseURL: url,
      viewport: { width: 360, height: 780 },
      serviceWorkers: "allow",
    })
  ).newPage();

/** Until the worker answers for the page. */
const workerRuns = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
  });

/** Takes pictures of a page in both themes, at the width it has. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `${__dirname}/../screenshots/${name}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
  }
}

async function takeNumber(page: Page, jobId: string, name: string): Promise<void> {
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole("link", { name: "Get a Queue Number" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Phone number").fill("+91 98450 33448");
  await look(page, "walk-in-take");
  await page.getByRole("button", { name: "Share and Get a Number" }).click();
}

test("a number is taken, called and shown offline; the desk sees who came (WALK-01, WALK-03 to WALK-05, WALK-09)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  const walkIn = {
    walkInUntil: dayAhead(2),
    walkInHours: "10 am to 1 pm",
    walkInVenue: "Plot 41, 2nd Cross, Raichur. Bring Aadhaar and one photo",
  };
  const jobId = await postOpening(stack, token, { ...WORK, ...walkIn });
  const [phone, other] = [await openPhone(browser, stack), await openPhone(browser, stack)];
  const { token: seekerToken } = await newSession(phone, stack);
  await fillProfile(stack, seekerToken, { ...WORK, name: "Usha Patil", phone: "+91 98450 33447" });
  await newSession(other, stack);
  const pass = phone.getByRole("region", { name: "Your number" });
  const rows = page.getByRole("region", { name: "Numbers" }).getByRole("listitem");
  let code = "";

  await test.step("two people take a number", async () => {
    await takeNumber(phone, jobId, "Usha Patil");
    await expect(pass.locator("p", { hasText: /^1$/ })).toBeInViewport();
    await expect(pass).toContainText("Nobody is called yet");
    await takeNumber(other, jobId, "Asif Shaikh");
    await expect(
      other.getByRole("region", { name: "Your number" }).locator("p", { hasText: /^2$/ }),
    ).toBeVisible();
    code = (await pass.getByText(/^1-[2-9A-Z]{5}$/).textContent()) ?? "";
    await expect(pass.getByRole("img", { name: `QR code of ${code}` })).toBeVisible();
    await look(phone, "walk-in-pass");
  });

  await test.step("the desk marks the first as there, by the address of the QR code, and calls", async () => {
    await page.goto(`/job-postings/${jobId}`);
    await page.getByRole("link", { name: "Walk-in List" }).click();
    await expect(rows).toHaveCount(2);
    await page.goto(`/job-postings/${jobId}/walk-in?code=${code}`);
    await page.getByRole("button", { name: "Mark as Came" }).click();
    await expect(rows.first()).toContainText("Came");
    await expect(pass).toContainText("The desk knows that you are there.");
    await page.getByRole("button", { name: "Call Next" }).click();
    await expect(pass).toContainText("Your turn", { timeout: 3_000 });
    await look(phone, "walk-in-turn");
    await expect(rows.first()).toContainText("Called now");
    await checkAccessibility();
    await shoot("walk-in-desk");
    await look(page, "walk-in-desk");
  });

  await test.step("whoever isn't there when called is passed over", async () => {
    await page.getByRole("button", { name: "Call Next" }).click();
    await expect(page.getByRole("button", { name: "Didn’t come" })).toBeVisible();
    await shoot("walk-in-desk-called");
    const theirs = other.getByRole("region", { name: "Your number" });
    await expect(theirs).toContainText("Your turn", { timeout: 3_000 });
    await page.getByText("1 earlier number, called already").click();
    await rows.first().getByRole("button", { name: "What to do with number 1" }).click();
    await page.getByRole("menuitem", { name: "Call now" }).click();
    await expect(theirs).toContainText("Your turn is over, go to the desk", { timeout: 3_000 });
    await look(other, "walk-in-passed");
  });

  await test.step("the number opens without a network", async () => {
    await workerRuns(phone);
    await phone.reload();
    await expect(pass).toContainText("Your turn");
    await phone.context().setOffline(true);
    await phone.goto(`/jobs/${jobId}/walk-in`);
    await expect(pass.getByRole("img", { name: `QR code of ${code}` })).toBeVisible({ timeout: 60_000 });
    await expect(phone.getByText("You are offline.", { exact: false })).toBeVisible();
    await look(phone, "walk-in-offline");
    await phone.context().setOffline(false);
  });
});
