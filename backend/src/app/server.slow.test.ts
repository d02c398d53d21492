import { setTimeout as delay } from "node:timers/promises";
import { createIdentityProvider } from "../auth/identity-provider";
import { readEnv } from "../settings/env";
import { createFactories, type Factories } from "../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../test/portal";
import { Account } from "../modules/accounts/account.entity";
import { Role } from "../auth/role";
import { Company } from "../modules/companies/company.entity";
import { Job } from "../modules/jobs/job/job.entity";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const post = (body: RequestInit["body"], headers: Record<string, string> = {}) =>
  fetch(`${portal.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });

/** Everything that a request could have written. */
const rows = () =>
  Promise.all([Account, Company, Job].map((entity) => portal.dataSource.getRepository(entity).count()));

const graphqlCode = async (answer: Response) =>
  ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;

describe("bad input to the API", () => {
  const deep = `{ __type(name: "Job") { fields { type { ${"ofType { ".repeat(5)} name ${"} ".repeat(9)}`;
  const aliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");

  it.each([
    ["page 0", "{ jobs(page: 0) { total } }", "BAD_USER_INPUT"],
    ["page -1", "{ jobs(page: -1) { total } }", "BAD_USER_INPUT"],
    ["page 11", "{ jobs(page: 11) { total } }", "BAD_USER_INPUT"],
    ["page null", "{ jobs(page: null) { total } }", "GRAPHQL_VALIDATION_FAILED"],
    ["page size 0", "{ jobs(pageSize: 0) { total } }", "BAD_USER_INPUT"],
    ["page size 51", "{ jobs(pageSize: 51) { total } }", "BAD_USER_INPUT"],
    ["page size 1000", "{ jobs(pageSize: 1000) { total } }", "BAD_USER_INPUT"],
    ["page size 1e12", "{ jobs(pageSize: 1000000000000) { total } }", "GRAPHQL_VALIDATION_FAILED"],
    ["an unknown job type", "{ jobs(filter: { type: GIG }) { total } }", "GRAPHQL_VALIDATION_FAILED"],
    ["a text of 201 characters", `{ jobs(filter: { q: "${"x".repeat(201)}" }) { total } }`, "BAD_USER_INPUT"],
    ["a NUL character in the text", '{ jobs(filter: { q: "a\\u0000b" }) { total } }', "BAD_USER_INPUT"],
    ["a NUL character in the place", '{ jobs(filter: { location: "\\u0000" }) { total } }', "BAD_USER_INPUT"],
    ["0 popular locations", "{ popularLocations(limit: 0) { city } }", "BAD_USER_INPUT"],
    ["an unknown field", "{ jobz { total } }", "GRAPHQL_VALIDATION_FAILED"],
    ["a query that does not parse", "{ jobs(", "GRAPHQL_PARSE_FAILED"],
    ["an empty query", "", "BAD_REQUEST"],
    ["a query of nine levels", deep, "GRAPHQL_VALIDATION_FAILED"],
    ["16 aliases", `{ ${aliases(16, "jobs { total }")} }`, "GRAPHQL_VALIDATION_FAILED"],
    ["500 copies of a field", `{ jobs { ${"total ".repeat(500)} } }`, "GRAPHQL_VALIDATION_FAILED"],
    [
      "11 copies of a field, some in fragments without a name",
      `{ jobs { ${"total ".repeat(6)} ${"... { total } ".repeat(5)} } }`,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "11 copies of a fragment",
      `{ jobs { ${"...f ".repeat(11)} } } fragment f on JobPage { total }`,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["a subscription", "subscription { __typename }", "GRAPHQL_VALIDATION_FAILED"],
    ["1,501 tokens", `{ ${"jobs ".repeat(1500)} }`, "GRAPHQL_PARSE_FAILED"],
    [
      "14 full pages at once",
      `{ ${aliases(14, "jobs(pageSize: 50) { items { id title description benefits skills company { id name } } }")} }`,
      "QUERY_TOO_COSTLY",
    ],
    [
      "a costly query with a negative page size to make up for it",
      `{ z: jobs(pageSize: -100000) { items { id } } ${aliases(13, "jobs(pageSize: 50) { items { id title description benefits skills company { id name } } }")} }`,
      "QUERY_TOO_COSTLY",
    ],
    [
      "a costly query with a negative number of recommended jobs to make up for it",
      `{ recommendedJobs(first: -100000) { id } ${aliases(13, "jobs(pageSize: 50) { items { id title description benefits skills company { id name } } }")} }`,
      "QUERY_TOO_COSTLY",
    ],
  ])("answers %s with a coded 4xx that changes nothing", async (_what, query, code) => {
    const before = await rows();
    const answer = await portal.ask(query);
    expect(answer).toMatchObject({ code });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await rows()).toEqual(before);
  });

  it("answers an admin's upload of nothing to import with a coded 400 that changes nothing", async () => {
    const { token } = await make.person({ role: Role.ADMIN });
    const before = await rows();
    const query = "mutation { importJobs(input: { rows: [] }) { created } }";
    expect(await portal.ask(query, { token })).toMatchObject({ status: 400, code: "IMPORT_SIZE" });
    expect(await rows()).toEqual(before);
  });

  it.each([
    ["of nine levels", deep, "The query is more than 8 levels deep."],
    ["with 16 aliases", `{ ${aliases(16, "jobs { total }")} }`, "The query has more than 15 aliases."],
    ["of copies", `{ jobs { ${"total ".repeat(11)} } }`, "The query has more than 10 copies of one field."],
    [
      "to subscribe",
      "subscription { liveChanges { __typename } }",
      "A subscription is a stream: send Accept: text/event-stream.",
    ],
  ])("says what is wrong with a query %s", async (_what, query, message) => {
    expect((await portal.ask(query)).errors.map((error) => error.message)).toContain(message);
  });

  it("answers a variable of the wrong type with a coded 400", async () => {
    const query = "query ($page: Int!) { jobs(page: $page) { total } }";
    expect(await portal.ask(query, { variables: { page: "one" } })).toMatchObject({
      status: 400,
      code: "BAD_USER_INPUT",
    });
    expect(await portal.ask(query)).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
  });

  it.each([
    ["broken JSON", "{", {}, 400],
    ["an empty body", "", {}, 400],
    ["a number", "7", {}, 400],
    ["a batch", '[{"query":"{ jobs { total } }"}]', {}, 400],
    ["another content type", "query=x", { "content-type": "text/plain" }, 415],
    ["no content type", "{}", { "content-type": "" }, 415],
    [
      "a form, which any site could send",
      "query=x",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
    ],
    ["an unknown encoding", "{}", { "content-encoding": "lzma" }, 415],
    ["an unknown charset", "{}", { "content-type": "application/json; charset=klingon" }, 415],
    ["UTF-7", "{}", { "content-type": 'application/json; charset="UTF-7"' }, 415],
    ["UTF-16", "{}", { "content-type": "application/json;charset=utf-16" }, 415],
    ["a bad token", '{"query":"{ jobs { total } }"}', { authorization: "Bearer no.such.token" }, 401],
  ])("answers %s with a coded 4xx", async (_what, body, headers: Record<string, string>, status) => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(await graphqlCode(answer)).toMatch(/^[A-Z_]+$/);
  });

  it("takes UTF-8 by whichever name it has", async () => {
    for (const charset of ["utf-8", "UTF-8", '"utf-8"']) {
      const answer = await post('{"query":"{ jobs { total } }"}', {
        "content-type": `application/json; charset=${charset}`,
      });
      expect(answer.status).toBe(200);
    }
  });

  it.each(["nothing", "00000000-0000-7000-8000-000000000000", "1 or 1=1", ""])(
    "answers null for the unknown job '%s'",
    async (id) => {
      const answer = await portal.ask("query ($id: ID!) { job(id: $id) { id } }", { variables: { id } });
      expect(answer).toMatchObject({ status: 200, data: { job: null } });
    },
  );

  it.each(["/api", "/api/nothing", "/api/auth/nothing", "/assets/of-an-earlier-release.js"])(
    "answers the unknown address %s with a coded 404",
    async (path) => {
      const answer = await fetch(portal.url + path);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, "NOT_FOUND"]);
    },
  );

  it.each([
    ["GET", "/%E0%A4%A", 400],
    ["POST", "/jobs", 404],
    ["PUT", "/graphql", 405],
    ["DELETE", "/api/auth/me", 404],
  ])("answers %s %s with %i", async (method, path, status) => {
    expect((await fetch(portal.url + path, { method })).status).toBe(status);
  });
});

describe("the size of a body", () => {
  const importOf = (kilobytes: number) =>
    JSON.stringify({
      query: "mutation ($input: ImportJobsInput!) { importJobs(input: $input) { created } }",
      variables: { input: { rows: [] } },
      padding: "x".repeat(kilobytes * 1024),
    });

  it("may be 100 kB for everybody and no more", async () => {
    expect(await graphqlCode(await post(importOf(90)))).toBe("UNAUTHENTICATED");
    const answer = await post(importOf(101));
    expect([answer.status, await graphqlCode(answer)]).toEqual([413, "BODY_TOO_LARGE"]);
  });

  it("may not be larger by hiding its length", async () => {
    const answer = await fetch(`${portal.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Blob([importOf(101)]).stream(),
      duplex: "half",
    });
    expect(answer.status).toBe(413);
  });

  it("may be 2 MB for those who may import", async () => {
    const [member, seeker, blocked, admin] = await Promise.all([
      make.person(),
      make.person(),
      make.person({ blockedAt: new Date() }),
      make.person({ role: Role.ADMIN }),
    ]);
    await make.company({}, [member, blocked]);
    const statusFor = async ({ token }: { token: string }, kilobytes: number) =>
      (await post(importOf(kilobytes), { authorization: `Bearer ${token}` })).status;

    expect(await statusFor(seeker, 101)).toBe(413);
    expect(await statusFor(blocked, 101)).toBe(403);
    // Read whole, and then refused for having no rows.
    expect(await statusFor(member, 2000)).toBe(400);
    expect(await statusFor(admin, 2000)).toBe(400);
    expect(await statusFor(admin, 2049)).toBe(413);
    expect(await statusFor({ token: "no.such.token" }, 101)).toBe(401);
  });
});

describe("a large body", () => {
  it("is asked for once who sends it", async () => {
    const provider = createIdentityProvider(
      readEnv({
        NODE_ENV: "test",
        DATABASE_URL: "postgres://unused",
        FIREBASE_PROJECT_ID: "demo-job-portal",
      }),
    );
    const verify = jest.spyOn(provider, "verify");
    const node = await startTestPortal({ provider });
    const { token } = await createFactories(node.dataSource).person({ role: Role.ADMIN });
    const query = `{ me { id } } # ${"x".repeat(101 * 1024)}`;
    expect((await node.ask(query, { token })).status).toBe(200);
    expect(verify).toHaveBeenCalledTimes(1);
    await node.stop();
  });
});

describe("reads from one address", () => {
  it("are limited, with a coded 429 that says when to come again", async () => {
    const small = await startTestPortal({ env: { READS_PER_MINUTE: "3" } });
    try {
      for (let call = 0; call < 3; call += 1)
        expect((await small.ask("{ jobs { total } }")).status).toBe(200);
      const answer = await fetch(`${small.url}/graphql?query={jobs{total}}`);
      expect([answer.status, await graphqlCode(answer)]).toEqual([429, "RATE_LIMITED"]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await fetch(`${small.url}/api/auth/me`)).status).toBe(429);
      expect((await fetch(`${small.url}/healthz`)).status).toBe(200);
    } finally {
      await small.stop();
    }
  });
});

describe("reads from one IPv6 subscriber", () => {
  it("count together, whichever of their many addresses they come from", async () => {
    const small = await startTestPortal({ env: { READS_PER_MINUTE: "2", TRUST_PROXY: "1" } });
    const statusFrom = async (address: string) =>
      (await fetch(`${small.url}/graphql?query={jobs{total}}`, { headers: { "x-forwarded-for": address } }))
        .status;
    for (const host of [1, 2]) expect(await statusFrom(`2001:db8:1:2::${host}`)).not.toBe(429);
    expect(await statusFrom("2001:db8:1:2::3")).toBe(429);
    expect(await statusFrom("2001:db8:1:3::1")).not.toBe(429);
    await small.stop();
  });
});

describe("a probe of readiness", () => {
  it("costs the database one query a second, however many ask", async () => {
    await delay(1_100);
    const ready = () => fetch(`${portal.url}/readyz`);
    expect(await countQueries(() => Promise.all(Array.from({ length: 20 }, ready)))).toBeLessThanOrEqual(2);
    expect((await ready()).status).toBe(200);
  });
});

describe("the headers", () => {
  it("guard the page, with a nonce that no other answer has", async () => {
    const nonceOf = async () => {
      const { headers } = await fetch(`${portal.url}/api/config`);
      expect(headers.get("x-powered-by")).toBeNull();
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).not.toMatch(/unsafe/);
      return /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    };
    const first = await nonceOf();
    expect(first).toMatch(/^[\w+/]{22}==$/);
    expect(await nonceOf()).not.toBe(first);
  });

  it("name the request, for people to quote", async () => {
    const answer = await fetch(`${portal.url}/api/nothing`);
    const { requestId } = (await answer.json()) as { requestId: string };
    expect(answer.headers.get("x-request-id")).toBe(requestId);
  });
});
