import { EventEmitter } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFactories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";
import { createWebFolder } from "../test/web-folder";

/** Stands for the build of the screens, and does as the address says. */
const PROGRAM = `
  exports.servePage = async ({ address, nonce, isDesktop, ask }) => {
    const url = new URL(address, "http://here");
    if (url.pathname === "/unauthorized") return null;
    if (url.searchParams.has("crash")) throw new Error("A screen crashed.");
    if (url.searchParams.has("wait")) await new Promise((resolve) => globalThis.pageGate.once("open", resolve));
    const query = "query JobListScreen { jobs(filter: {}) { items { title } } me { id } }";
    const { data } = await ask({ operationName: "JobListScreen", query, variables: {} });
    const titles = data.jobs.items.map(({ title }) => title).join();
    return {
      html: "<h1>" + titles + "</h1><p>" + (isDesktop ? "wide" : "narrow") + " " + data.me + "</p>",
      styles: '<style nonce="' + nonce + '">h1 {}</style>',
      state: JSON.stringify({ data }),
      files: ["JobListScreen"],
    };
  };
`;

const web = createWebFolder();
/** Opens for the pages that wait. */
const gate = new EventEmitter();
const lines: string[] = [];
let portal: TestPortal;

beforeAll(async () => {
  Object.assign(globalThis, { pageGate: gate });
  mkdirSync(join(web.folder, ".served"));
  writeFileSync(join(web.folder, ".served/serve-page.cjs"), PROGRAM);
  portal = await startTestPortal({
    webFolder: web.folder,
    env: { SERVED_PAGES_AT_ONCE: "2" },
    logTo: { write: (line) => lines.push(line) },
  });
  await createFactories(portal.dataSource).job({ title: "Ward Nurse" });
});
afterAll(async () => {
  await portal.stop();
  web.remove();
});

async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(portal.url + path, { headers: { accept: "text/html", ...headers } });
  const html = await answer.text();
  return { status: answer.status, html, root: /<div id="root">(.*?)<\/div>/s.exec(html)?.[1] };
}

const outcomes = async () => {
  const metric = portal.metrics.registry.getSingleMetric("portal_pages_total");
  const { values = [] } = (await metric?.get()) ?? {};
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.outcome), value]));
};

describe("a served page", () => {
  it("holds what the API answers a visitor, its style and its state (PAGE-01)", async () => {
    const { html, root } = await page("/jobs");
    expect(root).toBe("<h1>Ward Nurse</h1><p>wide null</p>");
    expect(html).toMatch(/<style nonce="[^"]+">h1 {}<\/style>\s*<\/head>/);
    expect(html).toMatch(/<script type="application\/json" id="page-state">{"data":/);
    expect(html).not.toMatch("<noscript>");
    expect(html).not.toMatch("<!--");
  });

  it("has its code fetched at once, each file that the build names once (PAGE-07)", async () => {
    const manifest = {
      "index.html": { file: "assets/index-1.js", imports: ["_react.js"] },
      "_react.js": { file: "assets/react-1.js" },
      "_card.js": { file: "assets/card-1.js", imports: ["_react.js"] },
      "src/screens/jobs/JobListScreen.tsx": {
        file: "assets/JobListScreen-1.js",
        imports: ["index.html", "_card.js"],
      },
    };
    mkdirSync(join(web.folder, ".vite"));
    writeFileSync(join(web.folder, ".vite/manifest.json"), JSON.stringify(manifest));
    const { html } = await page("/jobs");
    const fetched = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
      ([, file]) => file,
    );
    expect(fetched).toEqual(["/assets/JobListScreen-1.js", "/assets/card-1.js"]);
  });

  it("no longer has a job that was closed or has lapsed since it was kept (PAGE-06)", async () => {
    const make = createFactories(portal.dataSource);
    const [closed, lapsed] = [await make.job({ title: "Cook" }), await make.job({ title: "Driver" })];
    const path = "/jobs?kept";
    expect((await page(path)).root).toMatch(/Driver,Cook,Ward Nurse|Cook,Driver,Ward Nurse/);
    expect((await page(path)).root).toMatch("Cook");
    await portal.dataSource.query("update jobs set closed_at = now() where id = $1", [closed.id]);
    expect((await page(path)).root).not.toMatch("Cook");
    const aSecondAgo = new Date(Date.now() - 1000);
    await portal.dataSource.query("update jobs set open_until = $2 where id = $1", [lapsed.id, aSecondAgo]);
    expect((await page(path)).root).toBe("<h1>Ward Nurse</h1><p>wide null</p>");
  });

  it("is for a small screen where the device says that it is one", async () => {
    const phones: Record<string, string>[] = [
      { "sec-ch-ua-mobile": "?1" },
      { "user-agent": "Mozilla/5.0 (Linux; Android 14)" },
    ];
    for (const headers of phones) expect((await page("/jobs", headers)).root).toMatch("narrow");
  });

  it("is a visitor's, whatever token comes with the request", async () => {
    const { token } = await createFactories(portal.dataSource).person();
    expect((await page("/jobs", { authorization: `Bearer ${token}` })).root).toMatch("null");
  });
});

describe("the shell, which the browser fills", () => {
  it("goes out for a screen that isn't served, and says that it needs JavaScript (PAGE-01)", async () => {
    const { status, html, root } = await page("/unauthorized");
    expect({ status, root }).toEqual({ status: 200, root: "" });
    expect(html).toMatch("<noscript>");
    expect(html).not.toMatch("page-state");
  });

  it("goes out for a page that fails to render, and the log says why (PAGE-04)", async () => {
    expect(await page("/jobs?crash")).toMatchObject({ status: 200, root: "" });
    expect(lines.join("")).toMatch("A screen crashed.");
    expect(await outcomes()).toMatchObject({ failed: 1 });
  });

  it("goes out past the ceiling, until a page before it is done (PAGE-04)", async () => {
    const waiting = [page("/jobs?wait"), page("/jobs?wait")];
    while (gate.listenerCount("open") < 2) await new Promise(setImmediate);
    expect(await page("/jobs")).toMatchObject({ status: 200, root: "" });
    expect(await outcomes()).toMatchObject({ shed: 1 });
    gate.emit("open");
    for (const served of await Promise.all(waiting)) expect(served.root).toMatch("Ward Nurse");
    expect((await page("/jobs")).root).toMatch("Ward Nurse");
  });

  it("goes out for a page whose answers are late, which keeps its place below the ceiling (PAGE-04)", async () => {
    expect(await page("/jobs?wait")).toMatchObject({ status: 200, root: "" });
    expect(await outcomes()).toMatchObject({ late: 1 });
    gate.emit("open");
  });
});

describe("an address past its limit of reads", () => {
  it("gets the shell", async () => {
    const small = await startTestPortal({ webFolder: web.folder, env: { READS_PER_MINUTE: "1" } });
    const read = async () => (await fetch(`${small.url}/`, { headers: { accept: "text/html" } })).text();
    expect(await read()).toMatch("page-state");
    expect(await read()).not.toMatch("page-state");
    await small.stop();
  });
});
