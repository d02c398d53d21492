import type { Page } from "@playwright/test";
import { openJobs } from "../test/job-list";
import { expect, test } from "../test/test";

test.use({ viewport: { width: 360, height: 780 } });

/** What sticks out of the window to the right, apart from what scrolls within a box of its own. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== "visible") return true;
      return false;
    };
    return [...document.body.querySelectorAll("*")]
      .filter(
        (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !isClipped(element),
      )
      .map(
        ({ tagName, ariaLabel, textContent }) => `${tagName} ${ariaLabel ?? ""} ${textContent.slice(0, 40)}`,
      );
  });

for (const [name, path] of [
  ["home", "/"],
  ["the results", "/jobs"],
  ["a job", "/jobs/:id"],
  ["sign-in", "/signin"],
  ["sign-up", "/signup"],
] as const)
  test(`text of twice the size fits ${name} on a phone (SEEN-17)`, async ({ page, stack, shoot }) => {
    const [job] = await openJobs(stack, 1);
    await page.goto(path.replace(":id", job ?? ""));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect.poll(() => sticksOut(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeInViewport({ ratio: 1 });
    await shoot(`large-text-${name.replace(/\W/g, "-")}`);
  });
