import type { Page } from "@playwright/test";
import { callApi, demoAccount, tokenOf } from "./test/api";
import type { TestStack } from "./test/stack";
import { expect, test } from "./test/test";

const CITIES = [
  ["Bangalore", "5,234"],
  ["Mumbai", "4,123"],
  ["Delhi", "3,892"],
  ["Hyderabad", "3,567"],
  ["Chennai", "2,987"],
  ["Pune", "2,765"],
  ["Kolkata", "2,543"],
  ["Ahmedabad", "2,321"],
];

const cards = (page: Page) => page.getByRole("region", { name: "Popular Locations" }).getByRole("listitem");

async function addJob(stack: TestStack, city: string): Promise<void> {
  const { jobs } = await callApi<{ jobs: { items: { company: { id: string } }[] } }>(
    stack,
    null,
    "{ jobs(pageSize: 1) { items { company { id } } } }",
  );
  const row = {
    companyId: jobs.items[0]?.company.id,
    title: "Library Assistant",
    type: "FULL_TIME",
    location: city,
    pay: "₹18,000 a month",
    experience: "Fresher",
    description: "Keep the shelves in order.",
    requirements: "- A liking for books",
  };
  const token = await tokenOf(stack, demoAccount(stack, "ADMIN"));
  await callApi(
    stack,
    token,
    "mutation ($input: ImportJobsInput!) { importJobs(input: $input) { created } }",
    {
      input: { rows: [row] },
    },
  );
}

test("opens, readable for everyone and without errors", async ({ page, checkAccessibility, shoot }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Your Dream Job in Your Local Area");
  await checkAccessibility();
  await shoot("landing");
});

test("shows the eight cities with their open jobs, counted live (LAND-10 to LAND-19)", async ({
  page,
  stack,
}) => {
  await page.goto("/");
  await expect(cards(page)).toHaveCount(CITIES.length);
  for (const [index, [city, count]] of CITIES.entries())
    await expect(cards(page).nth(index)).toContainText(`${city}${count} jobs`);

  await addJob(stack, "Ahmedabad");
  await page.reload();
  await expect(cards(page).last()).toContainText("Ahmedabad2,322 jobs");
});

test("scrolls its carousel by 300 px, and offers no way past its ends (LAND-20)", async ({ page }) => {
  await page.goto("/");
  const track = page.getByRole("region", { name: "Popular Locations" }).getByRole("list");
  const scrolled = () => track.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const [back, on] = [
    page.getByRole("button", { name: "Earlier cities" }),
    page.getByRole("button", { name: "More cities" }),
  ];
  await expect(back).toBeDisabled();
  await on.click();
  await expect.poll(scrolled).toBe(300);
  await back.click();
  await expect.poll(scrolled).toBe(0);
});

test.describe("the strip of logos", () => {
  const belt = (page: Page) =>
    page.getByRole("list", { name: "Trusted by Leading Companies" }).locator("xpath=../..");
  const animation = (page: Page) =>
    belt(page).evaluate((element) => {
      const [running] = element.getAnimations();
      return running && { ms: running.effect?.getComputedTiming().duration, state: running.playState };
    });

  test("loops every 40 seconds and pauses on hover (LAND-07, LAND-08)", async ({ page }) => {
    await page.goto("/");
    expect(await animation(page)).toEqual({ ms: 40_000, state: "running" });
    // By force: what drifts is never "stable".
    await belt(page).hover({ force: true });
    expect(await animation(page)).toEqual({ ms: 40_000, state: "paused" });
  });

  test("goes on where its button says so, though the button keeps the focus", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Pause the moving logos" }).focus();
    await page.keyboard.press("Enter");
    expect(await animation(page)).toMatchObject({ state: "paused" });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Pause the moving logos" })).toBeFocused();
    expect(await animation(page)).toMatchObject({ state: "running" });
  });

  test("stands still for those who asked for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await animation(page)).toBeUndefined();
  });
});
