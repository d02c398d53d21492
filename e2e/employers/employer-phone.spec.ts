import type { Page } from "@playwright/test";
import { standInForGapi } from "../test/gapi-stand-in";
import { becomeEmployer, chooseAct, field, fillJob, newTitle } from "../test/posting";
import { expect, test } from "../test/test";

// On the way to an account the pointer may come over Google's button, which fetches Google's script.
test.beforeEach(async ({ context }) => standInForGapi(context));

test("at 360 px the menu of the only job shows whole above its card, down to its last entry", async ({
  page,
  shoot,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeEmployer(page);
  const title = newTitle();
  await page.goto("/jobs/post");
  await fillJob(page, title);
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page).toHaveURL("/job-postings");
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  const last = page.getByRole("menuitem").last();
  await expect(last).toHaveText("Close");
  await expect(last).toBeInViewport({ ratio: 1 });
  await shoot("job-postings-menu");
  await last.click();
  await expect(page.getByRole("dialog", { name: `Close ‘${title}’?` })).toBeVisible();
});

/** How far what has the focus reaches below the top edge of the bar with the form's buttons, in px; none for those. */
const hiddenByBar = (page: Page) =>
  page.getByRole("button", { name: "Post Job" }).evaluate((button) => {
    const focused = document.activeElement;
    const bar = button.parentElement?.parentElement;
    if (!focused || !bar || bar.contains(focused)) return 0;
    return Math.max(focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top, 0);
  });

test("at 360 px no field that has the focus lies under the bar of the form's buttons", async ({
  page,
  shoot,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await becomeEmployer(page);
  await page.goto("/jobs/post");
  await fillJob(page, newTitle());
  await field(page, "Openings").fill("lots");
  // Where the window ends in the middle of the field.
  await field(page, "Openings").evaluate((element) => {
    element.blur();
    window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 8);
  });
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(field(page, "Openings")).toBeFocused();
  await expect.poll(() => hiddenByBar(page)).toBe(0);
  await shoot("post-job-openings");

  await field(page, "Job title").focus();
  const preview = page.getByRole("button", { name: "Preview" });
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    expect(await hiddenByBar(page), `field ${step}`).toBe(0);
    if (await preview.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(preview).toBeFocused();
});

test("at 360 px a title of one endless word widens no page that shows it", async ({ page, shoot }) => {
  test.setTimeout(180_000);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeEmployer(page);
  await page.goto("/jobs/post");
  const title = `Loomfitter${"looms".repeat(22)}`;
  await fillJob(page, title.slice(0, 40));
  await field(page, "Job title").fill(title);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("dialog", { name: `Preview: ${title}` })).toBeVisible();
  const preview = page.getByRole("dialog");
  expect(await preview.evaluate((panel) => panel.scrollWidth > panel.clientWidth)).toBe(false);
  await page.keyboard.press("Escape");
  await page.goto("/job-postings?status=draft");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  expect(await isWide()).toBe(false);
  // The draft is the account's from here on, and no longer this browser's.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("job-draft:")) localStorage.removeItem(key);
  });
  await page.goto("/jobs/post");
  await expect(page.getByText(/^You have an unfinished job/)).toBeVisible();
  await shoot("post-job-unfinished");
  expect(await isWide()).toBe(false);

  await page.getByRole("link", { name: "Continue it" }).click();
  await expect(field(page, "Job title")).toHaveValue(title);
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page).toHaveURL("/job-postings");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  expect(await isWide()).toBe(false);
  await chooseAct(page, title, "Close");
  const question = page.getByRole("dialog", { name: `Close ‘${title}’?` });
  await expect(question).toBeVisible();
  expect(await question.evaluate((panel) => panel.scrollWidth > panel.clientWidth)).toBe(false);
  await question.getByRole("button", { name: "Close job" }).click();
  await expect(page.getByText(`‘${title}’ is closed.`)).toBeVisible();
  await shoot("job-postings-long-title");
  expect(await isWide()).toBe(false);
});
