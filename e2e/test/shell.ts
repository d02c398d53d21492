import type { Page } from "@playwright/test";

const CONTENT = /(?<=<div id="root">).*(?=<\/div>\s*<div id="first-paint")/s;
const STATE = /<script type="application\/json" id="page-state">.*?<\/script>/s;

/** Makes each page come as the shell, as a node sends it past its ceiling: the browser then asks for everything. */
export async function sendShells(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(CONTENT, "").replace(STATE, "") });
  });
}
