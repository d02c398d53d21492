import type { Page } from "@playwright/test";
import { demoAccount } from "./test/api";
import { signInByToken } from "./test/session";
import { expect, test } from "./test/test";

/** Where navigation, footer, menus and dashboards are looked for, by who looks; the shells differ. */
const STARTS = {
  visitor: [
    "/",
    "/jobs",
    "/subscription/plans",
    "/signin",
    "/signup",
    "/pricing",
    "/privacy",
    "/privacy-notice",
    "/terms-of-use",
  ],
  JOBSEEKER: ["/dashboard", "/jobs", "/profile", "/settings", "/resume/create"],
  EMPLOYER: ["/dashboard", "/job-postings", "/candidates", "/messages", "/analytics", "/jobs/post"],
  ADMIN: [
    "/dashboard",
    "/admin/users",
    "/admin/companies",
    "/admin/jobs",
    "/admin/messages",
    "/admin/grievances",
    "/admin/audit",
    "/",
  ],
} as const;

/**
 * The specification's placeholders (ROUTE-04 to ROUTE-06) that everybody's footer names: one look at them is enough.
 */
const FOOTER_PLACEHOLDERS =
  /^\/(resume-builder|about|contact|resources|job-alerts|post-job|solutions|privacy|terms)$/;

const OTHER_PLACEHOLDERS = /^\/(jobs\/(saved|applied)|employer(\/.*)?|pricing)$/;

/** One link stands for all that differ by an id or by a search alone. */
const kindOf = (path: string) =>
  path.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, ":id").replace(/\?.*$/, "");

interface FoundLink {
  href: string;
  name: string;
}

/** Every link of the page as it stands, an open menu's among them. */
async function linksOf(page: Page): Promise<FoundLink[]> {
  return page.locator("a").evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute("href") ?? "",
      name: link.getAttribute("aria-label") ?? link.textContent,
    })),
  );
}

/** As a link does: the app, once loaded, stays. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Comes to every screen from the same one, so that it is known when the other has come. */
async function visit(page: Page, path: string): Promise<void> {
  await follow(page, "/unauthorized");
  await expect(page).toHaveTitle(/^Access Denied/);
  await follow(page, path);
  await expect(page, path).not.toHaveTitle(/^Access Denied/);
  await awaitScreen(page);
}

/** Waits until the screen shows what it is about, its skeletons gone. */
async function awaitScreen(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await expect(page.getByText("Loading", { exact: true })).toHaveCount(0);
}

async function collect(page: Page, start: string): Promise<FoundLink[]> {
  await visit(page, start);
  const links = await linksOf(page);
  const menu = page.getByRole("button", { name: "Account menu" });
  if ((await menu.count()) === 0) return links;
  await menu.click();
  await expect(page.getByRole("menu")).toBeVisible();
  const entries = await page.getByRole("menu").locator("a").count();
  expect(entries, `links in the account menu of ${start}`).toBeGreaterThan(0);
  const withEntries = await linksOf(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  return [...links, ...withEntries];
}

for (const [who, starts] of Object.entries(STARTS))
  test(`no link is dead for ${who === "visitor" ? "a visitor" : `a demo ${who.toLowerCase()}`} (NAV-01, ROUTE-04, ROUTE-06)`, async ({
    page,
    stack,
  }) => {
    if (who !== "visitor") await signInByToken(page, stack, demoAccount(stack, who));
    await page.goto("/unauthorized");
    const found = new Map<string, string>();
    for (const start of starts)
      for (const { href, name } of await collect(page, start)) {
        expect(href, `the address of ‘${name}’ on ${start}`).toMatch(
          /^(\/|#\w|https?:\/\/|mailto:\w|tel:\+?\d)/,
        );
        if (href.startsWith("/") && !found.has(kindOf(href))) found.set(kindOf(href), href);
      }
    expect(found.size).toBeGreaterThan(8);
    const heading = page.getByRole("heading", { level: 1 }).first();
    for (const [kind, href] of found) {
      if (who !== "visitor" && FOOTER_PLACEHOLDERS.test(kind)) continue;
      const answer = await page.request.get(href);
      expect(answer.status(), `the server's answer to ${href}`).toBeLessThan(400);
      await visit(page, href);
      if (FOOTER_PLACEHOLDERS.test(kind) || OTHER_PLACEHOLDERS.test(kind))
        await expect(heading, href).toHaveText("Coming Soon");
      else await expect(heading, href).not.toHaveText("Coming Soon");
      await expect(page.getByText(/^(This could not be loaded\.|Not found$)/), href).toHaveCount(0);
    }
  });
