import type { Page } from "@playwright/test";
import { cards, everyCard, search } from "./test/job-list";
import { expect, test } from "./test/test";

const KORAMANGALA = { latitude: 12.935_223_41, longitude: 77.624_498_76 };
const nearMe = (page: Page) => page.getByRole("button", { name: "Near me" });

test("'Near me' finds the nearest jobs once the browser tells the place, which no address says (NEAR-02, NEAR-03, NEAR-04)", async ({
  page,
  context,
  checkAccessibility,
  shoot,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(KORAMANGALA);
  await page.goto("/jobs");
  await expect(cards(page)).toHaveCount(20);
  const asked = page.waitForRequest((request) => (request.postData() ?? "").includes('"near":{'));
  await nearMe(page).click();
  const { variables } = (await asked).postDataJSON() as { variables: { filter: { near: object } } };
  expect(variables.filter.near).toEqual({ latitude: 12.935, longitude: 77.624 });
  await expect(page).toHaveURL("/jobs?near=me&within=10&sort=nearest");
  await expect(page.getByLabel("Sort by")).toHaveValue("nearest");
  const away = [];
  for (const card of await everyCard(page)) {
    const [, figure = "", unit] = /([\d.]+) (k?m) away/.exec((await card.textContent()) ?? "") ?? [];
    away.push(Number(figure) / (unit === "m" ? 1000 : 1));
  }
  expect(Math.max(...away)).toBeLessThanOrEqual(10);
  expect(away.map(Math.floor)).toEqual(away.map(Math.floor).sort((one, other) => one - other));
  await checkAccessibility();
  await shoot("jobs-near");

  await page.getByRole("region", { name: "Filters" }).getByRole("radio", { name: /^2 km/ }).check();
  await expect(page).toHaveURL("/jobs?near=me&within=2&sort=nearest");
  await page.goBack();
  await expect(cards(page).first()).toContainText("away");
});

test("'Near me' says so where the place is refused, and typing a place goes on (NEAR-02)", async ({
  page,
  context,
  checkAccessibility,
}) => {
  await context.grantPermissions([]);
  await page.goto("/jobs");
  await expect(cards(page)).toHaveCount(20);
  await nearMe(page).click();
  await expect(
    page.getByText("Your browser doesn’t share where you are. Type a place instead."),
  ).toBeVisible();
  await expect(page).toHaveURL("/jobs");
  await checkAccessibility();
  await search(page).getByLabel("Location").fill("Koramangala, Bangalore");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs?location=Koramangala%2C+Bangalore");
  await page.getByRole("region", { name: "Filters" }).getByRole("radio", { name: /^5 km/ }).check();
  await expect(page).toHaveURL("/jobs?location=Koramangala%2C+Bangalore&within=5");
  await expect(cards(page).first()).toContainText(/away/);
});

test("jobs in any of several places are found (NEAR-01)", async ({ page }) => {
  await page.goto("/jobs?q=nurse&location=Pune");
  await page.getByRole("region", { name: "Filters" }).getByLabel("Another place").fill("Mumbai");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs?q=nurse&location=Pune%3B+Mumbai");
  await expect(page.getByRole("button", { name: "Remove Mumbai" })).toBeVisible();
  for (const card of await everyCard(page)) await expect(card).toContainText(/Pune|Mumbai/);
});
