import type { Request } from "@playwright/test";
import { expect, test } from "./test/test";

/** Transferred bytes of JavaScript; tools/first-load.cjs holds a build to the same before any browser runs. */
const BUDGET = 190_000;

// Larger screens have more in sight, whose code comes as well.
test.use({ extraHTTPHeaders: { "accept-encoding": "br" }, viewport: { width: 412, height: 823 } });

test("opening / on a phone transfers at most 190 kB of JavaScript, and nothing of Firebase to a visitor @main", async ({
  page,
}) => {
  const scripts: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.push(request);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();

  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const transferred = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(transferred).toBeGreaterThan(0);
  expect(transferred).toBeLessThanOrEqual(BUDGET);

  for (const script of scripts) {
    const response = await script.response();
    expect(await response?.text(), script.url()).not.toContain("identitytoolkit");
  }
});
