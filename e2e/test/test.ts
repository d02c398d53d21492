import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { BROWSER_ARGS, type TestBrowser } from "./browser";
import type { TestStack } from "./stack";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const WIDTHS = [360, 768, 1280];
/** Pictures of Google accounts that other tests made stand in lists, and the tests are on no network. */
const GOOGLE_PHOTO = /\(https:\/\/lh3\.googleusercontent\.com\//;

declare global {
  interface Window {
    /** In pages that were looked at. */
    axe: typeof axe;
  }
}

interface TestFixtures {
  /** Errors in the browser's console that the test brings about on purpose. */
  toleratedErrors: RegExp[];
  /** Fails the test on errors in any page's console, or thrown and not caught there. */
  consoleIsQuiet: undefined;
  /** Holds the page, as it stands, to WCAG 2.2 AA. */
  checkAccessibility(): Promise<void>;
  /**
   * Where SCREENSHOTS is set: takes pictures of the whole page at phone, tablet and desk widths into `screenshots/`.
   */
  shoot(name: string): Promise<void>;
}

interface WorkerFixtures {
  stack: TestStack;
}

/**
 * Those of WCAG 2.2 AA that axe finds in the page, not in its frames: all of those are other people's. A target half
 * under a fixed bar is small only until the page is scrolled, so it is looked at once more in the window's middle.
 */
async function violationsOn(page: Page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ["violations"] });
    const { scrollX, scrollY } = window;
    for (const violation of violations.filter(({ id }) => id === "target-size")) {
      const small: typeof violation.nodes = [];
      for (const node of violation.nodes) {
        const target = document.querySelector(String(node.target[0]));
        target?.scrollIntoView({ block: "center", behavior: "instant" });
        const again = await window.axe.run(target ?? document, { runOnly: ["target-size"] });
        if (again.violations.length > 0) small.push(node);
      }
      violation.nodes = small;
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    return violations
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
  }, WCAG_22_AA);
}

/** A served page is read before its code has come; tests are quicker than people are, and press before it has. */
const untilUsable = (page: Page) =>
  page.waitForFunction(() => {
    const isServed = document.getElementById("page-state") !== null;
    const isChecking = document.documentElement.classList.contains("is-checking");
    return !isServed || isChecking || document.getElementById("first-paint") === null;
  });

function fromSetup(variable: string): unknown {
  const json = process.env[variable];
  if (!json) throw new Error(`${variable} is missing: the tests run through Playwright's global setup only.`);
  return JSON.parse(json);
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // Playwright reads a fixture's needs from this pattern, and insists on one where there are none.
    async ({}, use) => use(fromSetup("E2E_STACK") as TestStack),
    { scope: "worker" },
  ],
  launchOptions: [
    async ({}, use) => {
      const { executablePath, env } = fromSetup("E2E_BROWSER") as TestBrowser;
      await use({ executablePath, args: BROWSER_ARGS, env: { ...process.env, ...env } });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  toleratedErrors: [[], { option: true }],
  consoleIsQuiet: [
    async ({ context, toleratedErrors }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use(undefined);
      const tolerated = [...toleratedErrors, GOOGLE_PHOTO];
      const unexpected = errors.filter((error) => !tolerated.some((pattern) => pattern.test(error)));
      expect(unexpected, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
      page.goto = async (url, options) => {
        const answer = await goto(url, options);
        if (options?.waitUntil !== "commit") await untilUsable(page);
        return answer;
      };
      page.reload = async (options) => {
        const answer = await reload(options);
        await untilUsable(page);
        return answer;
      };
    }
    await use(page);
  },
  checkAccessibility: async ({ page }, use) => {
    await use(async () => {
      // What fades is of no contrast.
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(
            ({ playState, effect }) => playState !== "running" || effect?.getTiming().iterations === Infinity,
          ),
      );
      // Asked again where a fade began in between; what is wrong stays so. A look at a long list takes a busy machine
      // more than ten seconds.
      const message = `accessibility of ${page.url()}`;
      await expect.poll(() => violationsOn(page), { message, timeout: 40_000 }).toEqual([]);
    });
  },
  shoot: async ({ page }, use) => {
    await use(async (name) => {
      if (!process.env.SCREENSHOTS) return;
      const viewport = page.viewportSize();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => document.fonts.ready);
        const path = join(__dirname, "../screenshots", `${name}-${width}.png`);
        await page.screenshot({ path, fullPage: true, animations: "disabled" });
      }
      if (viewport) await page.setViewportSize(viewport);
    });
  },
});

export { expect };
