import type { Page } from "@playwright/test";
import { callApi, demoAccount } from "../test/api";
import { englishTexts } from "../test/english-texts";
import { openJobs, overflow } from "../test/job-list";
import { watchQuiet } from "../test/quiet";
import { newSession, signInByToken } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

/** For a page with its two looks by axe, on a slow machine. */
const A_PAGE_MS = 20_000;
const PHONE = { width: 360, height: 780 };
/** Places are called so in every language (LANG-12). */
const PLACES = ["Pune", "Remote"];

interface Line {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What of a page's texts is English of the catalogs, cut off without a sign of it, or written over another. */
const flawsOf = (page: Page, english: ReturnType<typeof englishTexts> & { written: string }) =>
  page.evaluate(({ whole, parts, written }) => {
    const styleOf = (element: Element) => getComputedStyle(element);
    /** The boxes of a text's lines, as far as the boxes around it let them be seen. */
    const seenLines = (range: Range, parent: Element) => {
      const lines = [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
        ...{ left, right, top, bottom },
      }));
      for (let around: Element | null = parent; around; around = around.parentElement) {
        if (styleOf(around).overflow === "visible") continue;
        const box = around.getBoundingClientRect();
        for (const line of lines) {
          [line.left, line.right] = [Math.max(line.left, box.left), Math.min(line.right, box.right)];
          [line.top, line.bottom] = [Math.max(line.top, box.top), Math.min(line.bottom, box.bottom)];
        }
      }
      // What only screen readers are told is a pixel wide.
      return lines.filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);
    };
    const isCovered = (one: Line, other: Line) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const areas = [one, other].map(({ left, right, top, bottom }) => (right - left) * (bottom - top));
      return width > 2 && height > 2 && width * height > Math.min(...areas) / 3;
    };
    const isAloft = (element: Element | null): boolean =>
      element !== null &&
      (["fixed", "sticky", "absolute"].includes(styleOf(element).position) || isAloft(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; parent: Element; lines: Line[] }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || text === "" || parent.closest("script, style, noscript")) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push({ text, parent, lines: seenLines(range, parent) });
    }
    const seen = texts.filter(({ lines }) => lines.length > 0);
    const untranslated = texts
      .filter(({ parent }) => parent.closest("[lang=en]") === null)
      .filter(({ text }) => {
        // A job says "six days a week", too.
        return whole.includes(text) || (!written.includes(text) && parts.some((part) => text.includes(part)));
      })
      .map(({ text }) => `English: ${text}`);
    const sticksOut = texts
      .filter(({ parent }) => {
        const [text, drawing] = [parent, parent.closest("svg")].map((box) => box?.getBoundingClientRect());
        return text && drawing && (text.left < drawing.left - 1 || text.right > drawing.right + 1);
      })
      .map(({ text }) => `cut off: ${text}`);
    const cutOff = seen
      .filter(({ parent }) => {
        const { overflowX, textOverflow } = styleOf(parent);
        const isCut = ["hidden", "clip"].includes(overflowX) && textOverflow !== "ellipsis";
        return isCut && parent.scrollWidth > parent.clientWidth + 1;
      })
      .map(({ text }) => `cut off: ${text}`);
    const still = seen.filter(({ parent }) => !isAloft(parent));
    const overlapping = still.flatMap((one, at) =>
      still.slice(at + 1).flatMap((other) => {
        // Texts of one line share the box of their lines.
        const isOneLine = one.parent.contains(other.parent) || other.parent.contains(one.parent);
        const isOver = one.lines.some((line) => other.lines.some((another) => isCovered(line, another)));
        return isOver && !isOneLine ? [`over each other: ${one.text} / ${other.text}`] : [];
      }),
    );
    return [...untranslated, ...sticksOut, ...cutOff, ...overlapping];
  }, english);

const below = (folder: string, parts: string) => parts.split(" ").map((part) => `${folder}/${part}`);

const PUBLIC = (job: string) => [
  ...["/", "/jobs", "/jobs?q=nurse&location=Pune", "/jobs?q=zzyzzx", `/jobs/${job}`],
  ...below("", "signin signin/phone signup reset-password unauthorized"),
  ...below("", "subscription/plans privacy-notice terms-of-use"),
];

const SEEKER = (job: string) => [
  ...["/dashboard", "/profile", "/settings", "/messages", "/alerts", `/jobs/${job}?apply`],
  ...below("/dashboard", "applications saved-jobs resumes cover-letters"),
  ...below("/profile", "work findable"),
  ...below("/settings", "notices grievances seen-by"),
  ...below("/resume", "create bring"),
];

/** Lists that hold nothing yet, and the form of an application. */
const NEW_SEEKER = (job: string) => [
  ...["/dashboard", "/profile", "/messages", "/alerts", `/jobs/${job}?apply`],
  ...below("/dashboard", "applications saved-jobs resumes cover-letters"),
];

const EMPLOYER = (company: string, job: string) => [
  ...below(
    "",
    "dashboard job-postings jobs/post job-postings/import candidates interviews my-companies messages",
  ),
  ...below("", "people people/invitations analytics settings"),
  ...below(`/companies/${company}`, "edit verification team api-keys feeds career-page"),
  ...[`/job-postings/${job}`, `/job-postings/${job}/edit`, `/candidates?job=${job}`],
];

const NEW_EMPLOYER = below(
  "",
  "dashboard job-postings jobs/post candidates interviews my-companies people analytics messages",
);

const ADMIN = below(
  "/admin",
  "dashboard users companies verifications jobs search-words search-words/queries messages payments grievances " +
    "breaches audit init-database",
);

/** Opens each page, and holds it to the rules of its title, to WCAG in both themes, and to its language. */
async function expectHindi(
  page: Page,
  paths: readonly string[],
  checkAccessibility: () => Promise<void>,
  written = "",
) {
  test.setTimeout(test.info().timeout + A_PAGE_MS * paths.length);
  await page.setViewportSize(PHONE);
  const { whole, parts } = englishTexts();
  const english = { whole: whole.filter((text) => !PLACES.includes(text)), parts, written };
  const quiet = watchQuiet(page);
  const flaws: string[] = [];
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`/hi${path === "/" ? "" : path}`);
    // Found by its element: a dialog takes a page's headings away from who asks for roles.
    await expect(page.locator("h1").first()).toBeVisible();
    await quiet();
    expect(await page.evaluate(() => document.documentElement.lang), path).toMatch(/^hi/);
    flaws.push(...(await flawsOf(page, english)).map((flaw) => `${path} ${flaw}`));
    if ((await overflow(page)) > 0) flaws.push(`${path} is wider than the phone`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await test.step(`${path} in ${colorScheme}`, checkAccessibility);
      if (process.env.SCREENSHOTS)
        await page.screenshot({
          path: `screenshots/hi${path.replace(/\W+/g, "-")}-${colorScheme}.png`,
          fullPage: true,
        });
    }
  }
  expect(flaws).toEqual([]);
}

/** An open job, and what its company wrote of it. */
async function openJob(stack: TestStack): Promise<{ id: string; written: string }> {
  const [id = ""] = await openJobs(stack, 1);
  const query = "query ($id: ID!) { job(id: $id) { description requirements benefits } }";
  const { job } = await callApi<{ job: object }>(stack, null, query, { id });
  return { id, written: Object.values(job).flat().join("\n") };
}

async function ownOf(stack: TestStack, token: string) {
  const { myJobs, myCompanies } = await callApi<{
    myJobs: { items: { id: string }[] };
    myCompanies: { id: string }[];
  }>(stack, token, "{ myJobs { items { id } } myCompanies { id } }");
  return { job: myJobs.items[0]?.id ?? "", company: myCompanies[0]?.id ?? "" };
}

test.describe("in Hindi on a phone no text is English, cut off or over another (LANG-22)", () => {
  test("for visitors", async ({ page, stack, checkAccessibility }) => {
    const { id, written } = await openJob(stack);
    await expectHindi(page, PUBLIC(id), checkAccessibility, written);
  });
  test("for job seekers", async ({ page, stack, checkAccessibility }) => {
    await signInByToken(page, stack, demoAccount(stack, "JOBSEEKER"));
    const { id, written } = await openJob(stack);
    await expectHindi(page, SEEKER(id), checkAccessibility, written);
  });
  test("for somebody who has just signed up", async ({ page, stack, checkAccessibility }) => {
    const { id, written } = await openJob(stack);
    await newSession(page, stack);
    await expectHindi(page, NEW_SEEKER(id), checkAccessibility, written);
    await newSession(page, stack, "EMPLOYER");
    await expectHindi(page, NEW_EMPLOYER, checkAccessibility);
  });
  test("for employers", async ({ page, stack, checkAccessibility }) => {
    const token = await signInByToken(page, stack, demoAccount(stack, "EMPLOYER"));
    const { job, company } = await ownOf(stack, token);
    await expectHindi(page, EMPLOYER(company, job), checkAccessibility);
  });
  test("for admins", async ({ page, stack, checkAccessibility }) => {
    await signInByToken(page, stack, demoAccount(stack, "ADMIN"));
    await expectHindi(page, ADMIN, checkAccessibility);
  });
});
