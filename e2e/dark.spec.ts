import type { Page } from "@playwright/test";
import { demoAccount } from "./test/api";
import { openJobs } from "./test/job-list";
import { watchQuiet } from "./test/quiet";
import { signInByToken } from "./test/session";
import { expect, test } from "./test/test";

const DARK = "rgb(19, 28, 46)";
const LIGHT = "rgb(255, 255, 255)";
const WIDTHS = [360, 1280];
/** The whole of most pages: what the bar at the bottom covers would count as too small for a finger. */
const TALL = 6000;
const PUBLIC = [
  "/",
  "/jobs?q=nurse&location=Pashan,+Pune",
  "/signin",
  "/signup",
  "/subscription/plans",
  "/unauthorized",
];

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Notes the page's ground at every frame that the browser draws, from the first on. */
async function watchGround(page: Page) {
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(window, { grounds });
    const note = () => {
      const body = document.querySelector("body");
      if (body) grounds.add(getComputedStyle(body).backgroundColor);
      requestAnimationFrame(note);
    };
    note();
  });
  return () => page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds]);
}

test.describe("on a device that wishes dark", () => {
  test.use({ colorScheme: "dark" });

  test("no frame is light, and the browser's bars are dark (DARK-02)", async ({ page }) => {
    const grounds = await watchGround(page);
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Search Jobs" })).toBeVisible();
    expect(await grounds()).toEqual([DARK]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
    const bars = await page
      .locator("meta[name=theme-color]")
      .evaluateAll((metas) => metas.filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches));
    expect(bars).toHaveLength(1);
  });

  test.describe("before any of the app's code has come", () => {
    test.use({ toleratedErrors: [/^Failed to load resource/] });

    test("the page is dark (DARK-02)", async ({ page }) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto("/", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await groundOf(page)).toBe(DARK);
    });
  });

  for (const width of WIDTHS) {
    for (const path of PUBLIC)
      test(`${path} can be read at ${width} px (DARK-03)`, async ({ page, checkAccessibility }) => {
        await page.setViewportSize({ width, height: TALL });
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await checkAccessibility();
      });

    test(`a job can be read at ${width} px (DARK-03)`, async ({ page, stack, checkAccessibility }) => {
      await page.setViewportSize({ width, height: TALL });
      const [jobId = ""] = await openJobs(stack, 1);
      await page.goto(`/jobs/${jobId}`);
      await expect(page.getByRole("heading", { name: "Job Description" })).toBeVisible();
      await checkAccessibility();
    });

    for (const role of ["JOBSEEKER", "EMPLOYER", "ADMIN"]) {
      test(`the dashboard of ${role} can be read at ${width} px (DARK-03)`, async ({
        page,
        stack,
        checkAccessibility,
      }) => {
        await page.setViewportSize({ width, height: TALL });
        await signInByToken(page, stack, demoAccount(stack, role));
        const quiet = watchQuiet(page);
        await page.goto("/dashboard");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await quiet();
        await checkAccessibility();
      });
    }
  }

  test("what is printed is light (DARK-04)", async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => groundOf(page)).toBe(LIGHT);
  });

  test("a resume's preview is on white paper (DARK-04)", async ({ page, stack }) => {
    await signInByToken(page, stack, demoAccount(stack, "JOBSEEKER"));
    await page.goto("/resume/create");
    const sheet = page.locator("img[src^='blob:']").first();
    await expect(sheet).toBeVisible();
    await expect(sheet).toHaveCSS("background-color", LIGHT);
  });
});

test("a visitor's choice holds at once, over a reload, and against the device (DARK-01, DARK-02)", async ({
  page,
}) => {
  const footer = page.getByRole("contentinfo");
  await page.goto("/about");
  expect(await groundOf(page)).toBe(LIGHT);
  await footer.getByText("Dark", { exact: true }).click();
  await expect.poll(() => groundOf(page)).toBe(DARK);

  const grounds = await watchGround(page);
  await page.reload();
  await expect(footer.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(await grounds()).toEqual([DARK]);

  await page.emulateMedia({ colorScheme: "dark" });
  await footer.getByText("Light", { exact: true }).click();
  await expect.poll(() => groundOf(page)).toBe(LIGHT);
  await footer.getByText("Device").click();
  await expect.poll(() => groundOf(page)).toBe(DARK);
});

test("the settings have the same choice, by keys too, and room for it at 320 px (DARK-01)", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInByToken(page, stack, demoAccount(stack, "EMPLOYER"));
  await page.goto("/settings");
  const theme = page.getByRole("region", { name: "Theme" });
  await theme.getByRole("radio", { name: "Device" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(theme.getByRole("radio", { name: "Dark" })).toBeChecked();
  const [right, card] = await theme.evaluate((section) =>
    [section.querySelector("fieldset"), section].map((box) => box?.getBoundingClientRect().right ?? 0),
  );
  expect(right).toBeLessThanOrEqual((card ?? 0) - 16);
  expect(card).toBeLessThanOrEqual(320);
  await expect.poll(() => groundOf(page)).toBe(DARK);
});

test("with forced colours the charts are drawn in the system's (DARK-05)", async ({ page, stack }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await signInByToken(page, stack, demoAccount(stack, "ADMIN"));
  await page.goto("/admin/dashboard");
  const column = page
    .getByRole("region", { name: "Jobs posted" })
    .locator(".recharts-bar-rectangle path")
    .first();
  await expect(column).toBeVisible();
  const [fill, system] = await column.evaluate((path) => {
    const probe = document.createElement("div");
    probe.style.color = "Highlight";
    probe.style.forcedColorAdjust = "none";
    document.body.append(probe);
    return [getComputedStyle(path).fill, getComputedStyle(probe).color];
  });
  expect(fill).toBe(system);
});
