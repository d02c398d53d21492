import type { Locator, Page } from "@playwright/test";
import { callApi } from "./api";
import type { TestStack } from "./stack";
import { expect } from "./test";

export const cards = (page: Page) => page.getByRole("main").getByRole("article");
export const search = (page: Page) => page.getByRole("search");

const HOUR_MS = 3_600_000;

/** Beyond them a board has no job but those of the tests. */
const MOST_PAGES = 10;

/** The ids of the newest open jobs that were there before the tests: theirs may ask applicants for something. */
export async function openJobs(stack: TestStack, count: number): Promise<string[]> {
  const query = "query ($page: Int!) { jobs(page: $page, pageSize: 50) { items { id postedAt } } }";
  const found: string[] = [];
  for (let page = 1; found.length < count && page <= MOST_PAGES; page += 1) {
    const { jobs } = await callApi<{ jobs: { items: { id: string; postedAt: string }[] } }>(
      stack,
      null,
      query,
      {
        page,
      },
    );
    const older = jobs.items.filter(({ postedAt }) => Date.parse(postedAt) < Date.now() - HOUR_MS);
    found.push(...older.map(({ id }) => id));
  }
  return found.slice(0, count);
}

/** How far the page could be scrolled sideways, in px. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The cards' own locators; there is one at least, so that a loop over them proves something. */
export async function everyCard(page: Page): Promise<Locator[]> {
  await expect(cards(page).first()).toBeVisible();
  return cards(page).all();
}

/** The most that the cards' jobs pay, in rupees a year and in the cards' order; 0 where the employer does not say. */
export async function shownPay(page: Page, stack: TestStack): Promise<number[]> {
  const links = cards(page).getByRole("heading").getByRole("link");
  const ids = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")?.split("/").pop()),
  );
  const query = "query ($id: ID!) { job(id: $id) { pay { yearlyMax } } }";
  const asked = ids.map((id) =>
    callApi<{ job: { pay: { yearlyMax: number | null } } }>(stack, null, query, { id }),
  );
  return (await Promise.all(asked)).map(({ job }) => job.pay.yearlyMax ?? 0);
}
