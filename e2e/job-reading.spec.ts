import type { Page } from "@playwright/test";
import { cards, everyCard, overflow, search } from "./test/job-list";
import { press } from "./test/keyboard";
import { expect, test } from "./test/test";

const read = (page: Page) => page.getByRole("group", { name: "We read this as" });
const cross = (page: Page, label: string) => read(page).getByRole("button", { name: `Remove ${label}` });
const count = (page: Page) => page.getByRole("heading", { name: /^[\d,]+\+? jobs?\b/ }).first();

test("what was read of a search stands under it, and goes by keyboard alone (READ-01)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  await page.goto("/jobs?q=night+shift+nurse+in+Pune");
  await expect(read(page).getByRole("button")).toHaveCount(3);
  await expect(search(page).getByLabel("Search")).toHaveValue("night shift nurse in Pune");
  await checkAccessibility();
  await shoot("jobs-read");

  await press(page, cross(page, "Night shift"));
  await expect(page).toHaveURL(/\/jobs\?q=nurse\+in\+Pune$/);
  await expect(cross(page, "Nurse")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/Pune/);
  await expect(count(page)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(search(page).getByLabel("Search")).toHaveValue("night shift nurse in Pune");
  await expect(read(page).getByRole("button")).toHaveCount(3);
});

test("a search in Hindi finds jobs, and says the word in both scripts (SPELL-04)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  await page.goto("/jobs");
  await search(page).getByLabel("Search").fill("ड्राइवर");
  await search(page).getByRole("button", { name: "Search" }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(read(page).getByRole("listitem")).toHaveText("Driver · ड्राइवर");
  await expect(read(page).getByText("ड्राइवर")).toHaveAttribute("lang", "hi");
  for (const card of (await everyCard(page)).slice(0, 5)) await expect(card).toContainText(/driver/i);
  await checkAccessibility();
  await shoot("jobs-hindi");
});

test("a misspelt search runs corrected, and runs as typed where that is wanted (SPELL-05, SPELL-06)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  await page.goto("/jobs?q=sofware+enginer&location=Bangalore");
  const correction = page.getByRole("status").filter({ hasText: "Results for" });
  await expect(correction).toHaveText("Results for software engineer. Search instead for sofware enginer");
  await expect(search(page).getByLabel("Search")).toHaveValue("sofware enginer");
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).first()).toContainText(/software engineer/i);
  await checkAccessibility();
  await shoot("jobs-corrected");
  await correction.getByRole("link", { name: "sofware enginer" }).click();
  await expect(page).toHaveURL("/jobs?q=sofware+enginer&exact=1&location=Bangalore");
  await expect(correction).toBeHidden();
});

test("where little is found, what comes close stands below, with what gave way (NEVER-01, NEVER-02)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  await page.goto("/jobs?q=night+shift+physiotherapist+posted+today&location=Mysuru");
  const close = page.getByRole("region").filter({ has: page.getByRole("link", { name: /^Show all/ }) });
  await expect(close.first().getByRole("article").first()).toBeVisible();
  await checkAccessibility();
  await shoot("jobs-close");
  await close
    .first()
    .getByRole("link", { name: /^Show all/ })
    .click();
  await expect(count(page)).toBeVisible();
});

test("where nothing of the kind is anywhere, three ways lead on, and none to nothing (NEVER-01)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  await page.goto("/jobs?q=xqzwvk&location=Mysuru&type=internship");
  await expect(page.getByRole("heading", { name: "No jobs match all of this yet" })).toBeVisible();
  const ways = page.getByRole("main").getByRole("link", { name: /\([\d,]+\+? jobs?\)$/ });
  await expect(ways.first()).toBeVisible();
  await checkAccessibility();
  await shoot("jobs-nothing");
  await ways.first().click();
  await expect(cards(page).first()).toBeVisible();
});

test("on a phone the search folds into one line with its filters in a row", async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/jobs?q=driver&location=Pune");
  await expect(cards(page).first()).toBeVisible();
  await expect(search(page)).toBeHidden();
  expect(await overflow(page)).toBe(0);
  await checkAccessibility();
  const quick = page.getByRole("group", { name: "Quick filters" });
  await quick.getByRole("button").first().click();
  await expect(quick.getByRole("button", { pressed: true })).toHaveCount(1);
  await expect(page).not.toHaveURL("/jobs?q=driver&location=Pune");
  await page.getByRole("button", { name: "Change the search: driver · Pune" }).click();
  await expect(search(page).getByLabel("Search")).toBeFocused();
  await page.keyboard.type(" ac mechanic");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=driver\+ac\+mechanic/);
  await expect(search(page)).toBeHidden();
});
