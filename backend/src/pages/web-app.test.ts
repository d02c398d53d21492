import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { readEnv } from "../settings/env";
import { securityHeaders } from "../http/security-headers";
import type { PageHead } from "./head/page-head";
import { webApp } from "./web-app";

const HEAD: PageHead = {
  status: 200,
  title: "Nurse & Cook </title>",
  heading: "Nurse & Cook </p>",
  description: 'The "best" one',
  canonicalUrl: "https://jobs.example/jobs/1",
  isIndexed: true,
};
let head = HEAD;
const folder = mkdtempSync(join(tmpdir(), "web-app-"));
let server: Server;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/main-1a2b.js"), "run()");
  writeFileSync(join(folder, "assets/main-1a2b.js.br"), "as Brotli");
  writeFileSync(join(folder, "assets/main-1a2b.js.gz"), "as gzip");
  writeFileSync(join(folder, "assets/font-1a2b.woff2"), "a font");
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "sw.js"), "work()");
  writeFileSync(join(folder, "manifest.webmanifest"), "{}");
  writeFileSync(
    join(folder, "index.html"),
    '<html lang="en-IN"><meta name="description" content="Static" /><title>Static</title><meta nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__">__RUNTIME_CONFIG__</script><!-- heading -->',
  );
  const env = readEnv({
    NODE_ENV: "test",
    DATABASE_URL: "postgres://nowhere",
    FIREBASE_API_KEY: "a-key",
    FIREBASE_PROJECT_ID: "jobs",
    SUPPORT_ADDRESS: "</script><script>alert(1)</script>$&",
  });
  server = express()
    .use(
      securityHeaders(env),
      webApp(env, () => Promise.resolve(head), folder),
    )
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers: { accept: "text/html", ...headers } });
  const html = await answer.text();
  const policy = answer.headers.get("content-security-policy") ?? "";
  return { answer, html, policy, nonce: /nonce="([^"]+)"/.exec(html)?.[1] ?? "" };
}

const settingsIn = (html: string) => {
  const [, json = ""] = /<script[^>]*>(.*)<\/script>/s.exec(html) ?? [];
  return json;
};

/** What the page of a node with these variables says of its settings. */
async function settingsWith(variables: NodeJS.ProcessEnv): Promise<unknown> {
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: "postgres://nowhere", ...variables });
  const node = express()
    .use(
      securityHeaders(env),
      webApp(env, () => Promise.resolve(HEAD), folder),
    )
    .listen(0, "127.0.0.1");
  await once(node, "listening");
  const answer = await fetch(`http://127.0.0.1:${(node.address() as AddressInfo).port}`, {
    headers: { accept: "text/html" },
  });
  const html = await answer.text();
  node.close();
  return JSON.parse(settingsIn(html));
}

describe("the page", () => {
  it("is served under every address, each time with a nonce of its own that the policy names", async () => {
    const pages = [await page("/"), await page("/"), await page("/jobs/some-job?q=x")];
    for (const { answer, policy, nonce, html } of pages) {
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
      expect(policy).toMatch(`script-src 'self' 'nonce-${nonce}'`);
      expect(policy).toMatch(`style-src 'self' 'nonce-${nonce}'`);
      expect(html).not.toMatch("__");
    }
    expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(3);
  });

  it("says which language it is in: that of its address, else of its device (LANG-02)", async () => {
    expect((await page("/jobs")).html).toMatch('<html lang="en-IN">');
    expect((await page("/hi/jobs")).html).toMatch('<html lang="hi-IN">');
    expect((await page("/jobs", { cookie: "language=hi" })).html).toMatch('<html lang="hi-IN">');
  });

  it("carries the settings as text that can't end its script, and names those that are missing (CONF-02)", async () => {
    const { html } = await page("/");
    const json = settingsIn(html);
    expect(json).not.toMatch("<");
    expect(JSON.parse(json)).toMatchObject({
      firebase: { apiKey: "a-key", authDomain: "", projectId: "jobs" },
      authEmulatorUrl: null,
      missing: [
        "FIREBASE_AUTH_DOMAIN",
        "FIREBASE_STORAGE_BUCKET",
        "FIREBASE_MESSAGING_SENDER_ID",
        "FIREBASE_APP_ID",
      ],
      contact: { address: "</script><script>alert(1)</script>$&" },
    });
  });
});

describe("what makes the web app one to install", () => {
  const headersOf = async (path: string) => {
    const { status, headers } = await fetch(url + path);
    const names = ["content-type", "cache-control", "service-worker-allowed"];
    return [status, ...names.map((name) => headers.get(name))];
  };

  it("is a worker that browsers ask for each time, for all of the portal (OFF-02)", async () => {
    expect(await headersOf("/sw.js")).toEqual([200, "text/javascript; charset=utf-8", "no-cache", "/"]);
  });

  it("is a manifest, which may be kept for a while (OFF-01)", async () => {
    const type = "application/manifest+json; charset=utf-8";
    expect(await headersOf("/manifest.webmanifest")).toEqual([200, type, "public, max-age=3600", null]);
  });

  it("is a page without a screen, for the worker, with a policy that lets both be (OFF-03)", async () => {
    head = { ...HEAD, status: 503 };
    const { answer, html, policy } = await page("/app-shell");
    head = HEAD;
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(html).toMatch("<title>JobPortal</title>");
    expect(policy).toMatch("worker-src 'self'");
    expect(policy).toMatch("manifest-src 'self'");
  });
});

describe("a file that the build compressed (LEAN-03)", () => {
  /** As it comes over the wire. */
  const fileFor = (acceptEncoding: string | undefined, path = "/assets/main-1a2b.js") =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const headers = acceptEncoding === undefined ? {} : { "accept-encoding": acceptEncoding };
      get(url + path, { headers }, (answer) => {
        let text = "";
        answer.on("data", (chunk) => (text += String(chunk)));
        answer.on("end", () => {
          const {
            "content-type": type,
            "content-encoding": encoding,
            "cache-control": kept,
            vary,
          } = answer.headers;
          resolve({ status: answer.statusCode, text, type, encoding, kept, vary });
        });
      }).on("error", reject);
    });
  const script = {
    status: 200,
    type: "text/javascript; charset=utf-8",
    kept: "public, max-age=31536000, immutable",
    vary: "accept-encoding",
  };

  it.each([
    ["gzip, deflate, br, zstd", "br", "as Brotli"],
    ["gzip, deflate", "gzip", "as gzip"],
    ["br;q=0, gzip", "gzip", "as gzip"],
    ["deflate", undefined, "run()"],
    ["identity", undefined, "run()"],
    [undefined, undefined, "run()"],
  ])("comes to who accepts %s as %s", async (accepted, encoding, text) => {
    expect(await fileFor(accepted)).toEqual({ ...script, encoding, text });
  });

  it("comes as it is where it has no copy, and no other way out of its folder", async () => {
    expect(await fileFor("br", "/assets/font-1a2b.woff2")).toMatchObject({
      status: 200,
      encoding: undefined,
      text: "a font",
      type: "font/woff2",
    });
    expect(await fileFor("br", "/assets/none.js")).toMatchObject({ status: 404, encoding: undefined });
    expect(await fileFor("br", "/assets/..%2findex.html")).toMatchObject({ status: 404 });
  });
});

describe("the settings of Firebase", () => {
  const settings = {
    FIREBASE_API_KEY: "key",
    FIREBASE_AUTH_DOMAIN: "jobs.example",
    FIREBASE_PROJECT_ID: "jobs",
    FIREBASE_STORAGE_BUCKET: "bucket",
    FIREBASE_MESSAGING_SENDER_ID: "1",
    FIREBASE_APP_ID: "app",
  };

  it.each(Object.keys(settings))(
    "are told as missing %s where that alone is (CONF-01, CONF-02)",
    async (name) => {
      expect(await settingsWith({ ...settings, [name]: "" })).toMatchObject({ missing: [name] });
    },
  );

  it("are told as they are where none is missing (CONF-01)", async () => {
    expect(await settingsWith(settings)).toMatchObject({
      missing: [],
      firebase: {
        apiKey: "key",
        authDomain: "jobs.example",
        projectId: "jobs",
        storageBucket: "bucket",
        messagingSenderId: "1",
        appId: "app",
      },
    });
  });
});

describe("the page's head", () => {
  afterEach(() => void (head = HEAD));

  it("says what the address is about, as text that stays text", async () => {
    const { html, answer } = await page("/jobs/1");
    expect(html).toContain("<title>Nurse &amp; Cook &lt;/title&gt;</title>");
    expect(html).toContain('<meta name="description" content="The &quot;best&quot; one" />');
    expect(html).toContain('<link rel="canonical" href="https://jobs.example/jobs/1" />');
    expect(html).toContain('<meta property="og:title" content="Nurse &amp; Cook &lt;/title&gt;" />');
    expect(html).not.toContain("Static");
    expect(answer.headers.get("x-robots-tag")).toBeNull();
  });

  it("has its heading, where one is known, until the web app has drawn the page", async () => {
    expect((await page("/jobs/1")).html).toContain('<p class="heading">Nurse &amp; Cook &lt;/p&gt;</p>');
    head = { ...HEAD, heading: null };
    expect((await page("/jobs/1")).html).not.toMatch("heading");
  });

  it("has the picture that is shown where its address is shared (CRAWL-06)", async () => {
    head = { ...HEAD, imageUrl: "https://jobs.example/share-images/jobs/1/1a2b.png" };
    const { html } = await page("/jobs/1");
    expect(html).toContain(`<meta property="og:image" content="${head.imageUrl ?? ""}" />`);
    expect(html).toContain('<meta property="og:image:width" content="1200" />');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });

  it("leads to where its page has moved (CRAWL-02)", async () => {
    head = { ...HEAD, movedTo: "/jobs/in/pune" };
    const answer = await fetch(`${url}/jobs/in/poona`, {
      headers: { accept: "text/html" },
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/jobs/in/pune"]);
  });

  it("leaves the settings their place, whatever somebody calls a job", async () => {
    head = { ...HEAD, title: "__RUNTIME_CONFIG__ __CSP_NONCE__ Nurse" };
    const { html } = await page("/jobs/1");
    expect(html).toContain("<title>__RUNTIME_CONFIG__ __CSP_NONCE__ Nurse</title>");
    const [, json = ""] = /<script[^>]*>(.*)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ firebase: { apiKey: "a-key" } });
  });

  it("carries a job's data in a script that the policy lets in and that the data can't end", async () => {
    const description = "</script><script>alert(1)</script><!--";
    head = { ...HEAD, data: [{ "@type": "JobPosting", description }] };
    const { html, nonce } = await page("/jobs/1");
    const [, json = ""] =
      /<script type="application\/ld\+json" nonce="[^"]+">(.*?)<\/script>/.exec(html) ?? [];
    expect(html).toContain(`<script type="application/ld+json" nonce="${nonce}">`);
    expect(json).not.toMatch("<");
    expect(JSON.parse(json)).toEqual({ "@type": "JobPosting", description });
  });

  it.each([404, 410, 503])("of status %i is not for search engines", async (status) => {
    head = { ...HEAD, status, canonicalUrl: null, isIndexed: false };
    const { html, answer } = await page("/jobs/1");
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(answer.headers.get("retry-after")).toBe(status === 503 ? "5" : null);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain("canonical");
    expect(html).toContain('nonce="');
  });
});

describe("another build of the page", () => {
  it("is served from the next request on", async () => {
    await page("/");
    const index = join(folder, "index.html");
    const before = readFileSync(index, "utf8");
    writeFileSync(index, `${before}<p>newer</p>`);
    utimesSync(index, new Date(), new Date(Date.now() + 5_000));
    expect((await page("/")).html).toMatch("<p>newer</p>");
    writeFileSync(index, before);
  });
});

describe("a file", () => {
  it("is kept for ever when its name tells its content, for an hour otherwise", async () => {
    const [hashed, plain] = await Promise.all([
      fetch(`${url}/assets/main-1a2b.js`),
      fetch(`${url}/favicon.svg`),
    ]);
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(plain.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it.each(["/assets/of-another-release.js", "/assets/"])("%s that is not there is no page", async (path) => {
    expect((await page(path)).html).not.toMatch("nonce=");
  });
});
