import { getIntrospectionQuery } from "graphql";
import { Role } from "../auth/role";
import { createFactories } from "../test/factories";
import { startTestPortal, type TestPortal, type TestPortalOptions } from "../test/portal";

const portals: TestPortal[] = [];
afterAll(() => Promise.all(portals.map((portal) => portal.stop())));

async function start(options: TestPortalOptions = {}): Promise<TestPortal> {
  const portal = await startTestPortal(options);
  portals.push(portal);
  return portal;
}

const sandboxPage = async ({ url }: TestPortal) =>
  fetch(`${url}/graphql`, { headers: { accept: "text/html" } });

describe("the description of the schema", () => {
  it("is open locally", async () => {
    const portal = await start();
    expect(await portal.ask(getIntrospectionQuery())).toMatchObject({
      status: 200,
      data: { __schema: { queryType: { name: "Query" } } },
    });
  });

  it("is for an admin's token in production", async () => {
    const portal = await start({ isProduction: true });
    const make = createFactories(portal.dataSource);
    const [seeker, admin] = await Promise.all([make.person(), make.person({ role: Role.ADMIN })]);
    const forbidden = { status: 403, code: "INTROSPECTION_FORBIDDEN", data: undefined };

    expect(await portal.ask(getIntrospectionQuery())).toMatchObject(forbidden);
    expect(await portal.ask('{ __type(name: "Job") { name } }')).toMatchObject(forbidden);
    expect(
      await portal.ask("query { ...f } fragment f on Query { __schema { types { name } } }", {
        token: seeker.token,
      }),
    ).toMatchObject(forbidden);
    expect(await portal.ask("{ __typename }")).toMatchObject({ status: 200 });
    expect(await portal.ask(getIntrospectionQuery(), { token: admin.token })).toMatchObject({ status: 200 });
  });

  it("is refused to an API key once, and the node goes on", async () => {
    const portal = await start({ isProduction: true });
    const make = createFactories(portal.dataSource);
    const owner = await make.person({ role: Role.EMPLOYER });
    const { id } = await make.company({}, [owner]);
    const { data } = await portal.ask<{ made: { secret: string } }>(
      "mutation ($input: CreateApiKeyInput!) { made: createApiKey(input: $input) { secret } }",
      {
        variables: { input: { companyId: id, name: "ATS", scopes: ["JOBS_READ"], days: 30 } },
        token: owner.token,
      },
    );
    const orphans: unknown[] = [];
    const note = (reason: unknown) => void orphans.push(reason);
    process.on("unhandledRejection", note);
    const answer = await portal.ask("{ __schema { queryType { name } } }", {
      token: data?.made.secret ?? "",
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off("unhandledRejection", note);
    expect(answer).toMatchObject({ status: 403, code: "INTROSPECTION_FORBIDDEN" });
    expect(orphans).toEqual([]);
  });

  it("does not leak through suggestions", async () => {
    const portal = await start();
    const { errors } = await portal.ask("{ jobz { total } }");
    expect(errors.map(({ message }) => message)).toEqual(['Cannot query field "jobz" on type "Query".']);
  });
});

describe("a variable that does not fit", () => {
  const register = (portal: TestPortal, input: object) =>
    portal.ask("mutation ($input: RegisterInput!) { register(input: $input) { id } }", {
      variables: { input },
    });

  it.each([
    ["an enum's value", { role: "EMPLOYR" }, /does not exist in "Role" enum\.$/],
    ["an input's field", { firebaseUId: "x" }, /"firebaseUId" is not defined by type "RegisterInput"\.$/],
  ])("is told apart, without the name of %s that it might have meant", async (_what, input, words) => {
    const { status, errors } = await register(await start(), { email: "a@b.example", ...input });
    expect(status).toBe(400);
    expect(errors.map(({ message }) => message)).toContainEqual(expect.stringMatching(words));
    expect(errors.filter(({ message }) => /did you mean/i.test(message))).toEqual([]);
  });

  const unknown = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`field${index}`, index]));

  it.each([
    ["thousands of rows", "ImportCompaniesInput", "importCompanies", { rows: Array(2_000).fill({}) }],
    ["thousands of fields", "RegisterInput", "register", unknown],
  ])("is told ten times at most and briefly, of %s too (REQS-01)", async (_what, type, field, input) => {
    const portal = await start();
    const query = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`;
    // The third time an operation is asked it is compiled.
    for (let times = 0; times < 4; times += 1) {
      const { status, errors } = await portal.ask(query, { variables: { input } });
      expect(status).toBe(400);
      expect(errors).toHaveLength(10);
      expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(["BAD_USER_INPUT"]));
      expect(Math.max(...errors.map(({ message }) => message.length))).toBeLessThan(500);
    }
  });
});

describe("a query whose fragments unfold to very much (REQS-02)", () => {
  /** So many fragments, each of which has the next one ten times. */
  const unfolding = (count: number) => {
    const last = `fragment f${count} on Query { __typename }`;
    const others = Array.from({ length: count }, (_, index) => {
      return `fragment f${index} on Query { ${`...f${index + 1} `.repeat(10)} }`;
    });
    return ["{ ...f0 }", ...others, last].join(" ");
  };

  it.each([4, 5, 6])("is refused as too costly, %s fragments deep", async (count) => {
    const portal = await start();
    expect(await portal.ask(unfolding(count))).toMatchObject({ status: 400, code: "QUERY_TOO_COSTLY" });
  });
});

describe("searches in one query (REQS-06)", () => {
  const searches = (count: number) =>
    `{ ${Array.from({ length: count }, (_, index) => `search${index}: jobs(pageSize: 1) { total }`).join(" ")} }`;

  it("are nine, and ten are too costly", async () => {
    const portal = await start();
    expect((await portal.ask(searches(9))).code).not.toBe("QUERY_TOO_COSTLY");
    expect(await portal.ask(searches(10))).toMatchObject({ status: 400, code: "QUERY_TOO_COSTLY" });
  });
});

describe("a request that Apollo refuses without a code (REQS-03)", () => {
  it.each([
    ["of a version that nobody knows", { version: 9, sha256Hash: "a" }],
    ["that isn't its query's", { version: 1, sha256Hash: "a".repeat(64) }],
    ["that is none", []],
  ])("has one: a hash %s", async (_what, persistedQuery) => {
    const { url } = await start();
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ __typename }", extensions: { persistedQuery } }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_REQUEST" } }] });
  });
});

describe("the Sandbox page", () => {
  it("is behind a switch", async () => {
    const portal = await start();
    expect((await sandboxPage(portal)).status).toBe(406);
  });

  it("tells how to get a token", async () => {
    const answer = await sandboxPage(await start({ env: { SANDBOX: "true" } }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch("text/html");
    expect(answer.headers.get("content-security-policy")).toBeNull();
    const page = await answer.text();
    expect(page).toMatch("npm run token -- admin@jobportal.example");
    expect(page).toMatch("Authorization: Bearer");
  });
});

describe("an error that nobody foresaw", () => {
  it("is masked for the caller and logged with the request's id", async () => {
    const lines: string[] = [];
    const portal = await start({ logTo: { write: (line) => lines.push(line) } });
    const { token } = await createFactories(portal.dataSource).person();
    await portal.dataSource.query("alter table jobs rename column skills to secret_skills");

    const query = '{ jobs(filter: { q: "lighthouse" }) { items { skills } } }';
    const answer = await portal.ask(query, { token });
    const requestId = answer.headers.get("x-request-id");
    expect(answer.status).toBe(500);
    expect(answer.errors).toEqual([
      {
        message: "Something went wrong on our side.",
        path: ["jobs"],
        locations: expect.any(Array) as unknown,
        extensions: { code: "INTERNAL_SERVER_ERROR", requestId },
      },
    ]);
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; requestId: string; err: unknown });
    expect(logged).toContainEqual(
      expect.objectContaining({
        msg: "unforeseen error",
        requestId,
        err: expect.objectContaining({ message: expect.stringMatching("skills") as string }) as object,
      }),
    );
    expect(lines.join()).not.toMatch(token);
    expect(lines.join()).not.toMatch("lighthouse");
  });

  it("is masked and logged where it is asked who asks, too", async () => {
    const lines: string[] = [];
    const portal = await start({ logTo: { write: (line) => lines.push(line) } });
    const { token, email } = await createFactories(portal.dataSource).person();
    await portal.dataSource.query("alter table accounts rename column display_name to secret_name");

    const answer = await portal.ask("{ me { id } }", { token });
    const requestId = answer.headers.get("x-request-id");
    expect(answer.status).toBe(500);
    expect(answer.errors).toEqual([
      {
        message: "Something went wrong on our side.",
        extensions: { code: "INTERNAL_SERVER_ERROR", requestId },
      },
    ]);
    const logged = lines.map((line) => JSON.parse(line) as object);
    expect(logged.filter((line) => "msg" in line && line.msg === "unforeseen error")).toEqual([
      expect.objectContaining({ requestId }),
    ]);
    expect(lines.join()).not.toMatch(email);
  });

  it("is masked outside GraphQL too", async () => {
    const portal = await start();
    const { token } = await createFactories(portal.dataSource).person();
    await portal.dataSource.query("alter table subscriptions rename column plan to secret_plan");
    const answer = await fetch(`${portal.url}/api/auth/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: "INTERNAL_SERVER_ERROR",
      message: "Something went wrong on our side.",
      requestId: answer.headers.get("x-request-id"),
    });
  });
});
