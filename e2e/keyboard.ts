import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Goes to a control as a keyboard does, tab by tab. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  // As many stops as a page of twenty jobs with its filters has.
  for (let stop = 0; stop < 150; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(control)}.`);
}

/** Goes to a control tab by tab, and presses Enter on it. */
export async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  await page.keyboard.press("Enter");
}
