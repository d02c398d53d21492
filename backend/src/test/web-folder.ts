import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A web app as a build leaves it, as far as the API node looks into it. */
export function createWebFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "web-folder-"));
  writeFileSync(
    join(folder, "index.html"),
    '<html><head><title>Static</title><script nonce="__CSP_NONCE__">__RUNTIME_CONFIG__</script><!-- page styles --></head><body><noscript>Needs JavaScript.</noscript><div id="root"></div><!-- heading --><!-- page state --></body></html>',
  );
  writeFileSync(
    join(folder, "favicon.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30" fill="#1976d2"/></svg>',
  );
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

type Data = Record<string, unknown>;

/** The data of schema.org that a page carries, by their types. */
export function structuredDataIn(html: string): Record<string, Data | undefined> {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const items = [...scripts].map(([, json = ""]) => JSON.parse(json) as Data);
  return Object.fromEntries(items.map((item) => [String(item["@type"]), item]));
}

/** The JobPosting that a page carries; null without one. */
export const jobPostingIn = (html: string): Data | null => structuredDataIn(html).JobPosting ?? null;
