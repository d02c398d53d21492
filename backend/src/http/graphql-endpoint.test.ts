import { KNOWN_DOCUMENTS } from "../graphql/known-documents.generated";
import { createFactories, type Factories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";

let portal: TestPortal;
let make: Factories;
let now = new Date("2026-03-02T06:00:00Z");

beforeAll(async () => {
  portal = await startTestPortal({ clock: { now: () => now } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const hashNamed = (operation: string): string => {
  const [hash] = [...KNOWN_DOCUMENTS].find(([, text]) => text.startsWith(operation)) ?? [];
  if (hash === undefined) throw new Error(`The web app has no ${operation}.`);
  return hash;
};

const byHash = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

const post = (body: object, token?: string) =>
  fetch(`${portal.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

const get = (operation: string, variables: object, headers: Record<string, string> = {}) => {
  const asked = { extensions: byHash(hashNamed(operation)), variables };
  const search = Object.entries(asked).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  return fetch(`${portal.url}/graphql?${search.join("&")}`, { headers });
};

const LIST = ["query JobListScreen", { filter: { q: "lamplighter" }, page: 1 }] as const;

interface Listed {
  data: { jobs: { total: number } };
}

describe("an operation that is sent by its hash alone", () => {
  it("is answered if it is one of the web app's, changes too (LEAN-01)", async () => {
    const extensions = byHash(hashNamed("query JobListPlaces"));
    expect(await (await post({ extensions })).json()).toEqual({ data: { popularLocations: [] } });
    const change = await post({
      extensions: byHash(hashNamed("mutation SaveJob")),
      variables: { jobId: "x" },
    });
    expect(await change.json()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  });

  it("is asked for as a whole if it is not known, as from a newer web app (LEAN-02)", async () => {
    const answer = await post({ extensions: byHash("0".repeat(64)) });
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] },
    ]);
  });

  it("is counted by its name", async () => {
    await post({ extensions: byHash(hashNamed("query JobListPlaces")) });
    expect(await portal.metrics.registry.metrics()).toMatch(/operation="JobListPlaces",code="ok"\} [1-9]/);
  });
});

describe("a read by hash and GET (LEAN-04)", () => {
  it("may be kept by who is signed out, and is answered anew only once it differs", async () => {
    const { id } = await make.job({ title: "Lamplighter", openUntil: new Date("2026-03-05T18:30:00Z") });
    const first = await get(...LIST);
    expect(((await first.json()) as Listed).data.jobs.total).toBe(1);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(first.headers.get("vary")).toMatch(/authorization/i);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);

    const again = await get(...LIST, { "if-none-match": `"other", ${etag}` });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);

    await portal.dataSource.query("update jobs set title = 'Chief Lamplighter' where id = $1", [id]);
    const changed = await get(...LIST, { "if-none-match": etag });
    expect([changed.status, changed.headers.get("etag") === etag]).toEqual([200, false]);
  });

  it("outlives no job: at the moment of a lapse the tag holds no more", async () => {
    const before = await get(...LIST);
    const etag = before.headers.get("etag") ?? "";
    expect(((await before.json()) as Listed).data.jobs.total).toBe(1);
    now = new Date("2026-03-05T18:30:00Z");
    const after = await get(...LIST, { "if-none-match": etag });
    expect(after.status).toBe(200);
    expect(((await after.json()) as Listed).data.jobs.total).toBe(0);
  });

  it("is kept by nobody who is signed in, and not with errors, nor where it came as a text", async () => {
    const { token } = await make.person();
    const answers = await Promise.all([
      get(...LIST, { authorization: `Bearer ${token}` }),
      get("query JobListScreen", { filter: { q: "x" }, page: 0 }),
      fetch(`${portal.url}/graphql?query={jobs{total}}`),
      fetch(`${portal.url}/graphql?query={jobs{total}}%23persistedQuery`),
    ]);
    for (const { headers } of answers)
      expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null]);
  });
});
