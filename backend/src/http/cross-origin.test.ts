import { startTestPortal, type TestPortal } from "../test/portal";

const SANDBOX = "https://studio.apollographql.com";
const OTHER = "https://other.example";
/** What Apollo's tools and clients send beside what every client does. */
const HEADERS =
  "apollographql-client-name,apollographql-client-version,authorization,content-type,idempotency-key,x-apollo-operation-name";

const portals: TestPortal[] = [];
afterAll(() => Promise.all(portals.map((portal) => portal.stop())));

async function start(env: NodeJS.ProcessEnv): Promise<string> {
  const portal = await startTestPortal({ env });
  portals.push(portal);
  return portal.url;
}

const preflight = (url: string, path: string, origin: string, method = "POST") =>
  fetch(url + path, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": HEADERS,
    },
  });

const ask = (url: string, origin: string) =>
  fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      origin,
      accept: "application/json",
      "content-type": "application/json",
      "apollographql-client-name": "explorer",
      "apollographql-client-version": "1.0",
      "x-apollo-operation-name": "Jobs",
    },
    body: JSON.stringify({ operationName: "Jobs", query: "query Jobs { jobs { total } }", variables: {} }),
  });

const allowed = ({ headers }: Response) => ({
  origin: headers.get("access-control-allow-origin"),
  credentials: headers.get("access-control-allow-credentials"),
});

const NONE = { origin: null, credentials: null };

describe("pages of other origins", () => {
  it("may not call the API unless CORS_ORIGINS lets them", async () => {
    const url = await start({});
    expect(allowed(await preflight(url, "/graphql", SANDBOX))).toEqual(NONE);
    expect(allowed(await ask(url, SANDBOX))).toEqual(NONE);
  });

  it("may where they are named, as Apollo's Sandbox does, and bring no cookies", async () => {
    const url = await start({ CORS_ORIGINS: `https://app.example,${SANDBOX}` });
    const answer = await preflight(url, "/graphql", SANDBOX);
    expect([answer.status, allowed(answer)]).toEqual([204, { origin: SANDBOX, credentials: null }]);
    expect(answer.headers.get("access-control-allow-headers")).toBe(HEADERS);
    const asked = await ask(url, SANDBOX);
    expect(await asked.json()).toEqual({ data: { jobs: { total: 0 } } });
    expect(allowed(asked).origin).toBe(SANDBOX);
    expect(asked.headers.get("access-control-expose-headers")).toMatch("Retry-After,X-Request-Id");
    expect(asked.headers.get("vary")).toMatch("Origin");
    expect(allowed(await preflight(url, "/graphql", OTHER))).toEqual(NONE);
  });

  it("may call the REST paths as well", async () => {
    const url = await start({ CORS_ORIGINS: SANDBOX });
    const answer = await preflight(url, "/api/auth/profile", SANDBOX, "PUT");
    expect(allowed(answer).origin).toBe(SANDBOX);
    expect(answer.headers.get("access-control-allow-methods")).toMatch("PUT");
  });

  it("may all where CORS_ORIGINS is *", async () => {
    const url = await start({ CORS_ORIGINS: "*" });
    expect(allowed(await preflight(url, "/graphql", OTHER))).toEqual({ origin: "*", credentials: null });
    expect(allowed(await ask(url, OTHER)).origin).toBe("*");
  });

  it("read how long to wait from a refusal", async () => {
    const url = await start({ CORS_ORIGINS: SANDBOX, READS_PER_MINUTE: "1" });
    await ask(url, SANDBOX);
    const refused = await ask(url, SANDBOX);
    expect([refused.status, allowed(refused).origin]).toEqual([429, SANDBOX]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
