import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Goes to a control as a keyboard does, tab by tab. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  // Looked for once, not at every stop: that takes a browser longer than the stop.
  let element = await control.elementHandle();
  // A page of twenty jobs with its filters has that many stops.
  for (let stop = 0; stop < 150; stop += 1) {
    const { isHere, isGone } = await element.evaluate((it) => ({
      isHere: it === document.activeElement,
      isGone: !it.isConnected,
    }));
    if (isHere) return;
    if (isGone) element = await control.elementHandle();
    else await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(control)}.`);
}

/** Goes to a control tab by tab, and presses Enter on it. */
export async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  await page.keyboard.press("Enter");
}
