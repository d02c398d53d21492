import { cacheExchange, Client, fetchExchange } from "@urql/core";
import { getIntrospectionQuery } from "graphql";
import { ClientError, GraphQLClient } from "graphql-request";
import { createFactories, type Factories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";

const requests: { method: string; path: string }[] = [];
let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  const write = (line: string) => {
    const { req } = JSON.parse(line) as { req?: { method: string; path: string } };
    if (req) requests.push(req);
  };
  portal = await startTestPortal({ logTo: { write } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(() => requests.splice(0));

const bearer = (token?: string): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

const JOB = "query ($id: ID!) { job(id: $id) { id title isSaved } }";
const SAVE = "mutation ($id: ID!) { saveJob(jobId: $id) { id isSaved } }";
const title = "Staff Nurse";

describe("urql with its defaults", () => {
  const urql = (token?: string) =>
    new Client({
      url: `${portal.url}/graphql`,
      exchanges: [cacheExchange, fetchExchange],
      fetchOptions: () => ({ headers: bearer(token) }),
    });

  it("asks by GET, as nobody", async () => {
    const { id } = await make.job({ title });
    const { data, error } = await urql().query<unknown>(JOB, { id });
    expect([data, error]).toMatchObject([{ job: { id, title, isSaved: false } }, undefined]);
    expect(requests).toMatchObject([{ method: "GET", path: "/graphql" }]);
  });

  it("learns from a mutation's answer that what it holds has changed", async () => {
    const [{ token }, { id }] = [await make.person(), await make.job({ title })];
    const client = urql(token);
    expect((await client.query(JOB, { id })).data).toMatchObject({ job: { isSaved: false } });
    expect((await client.mutation(SAVE, { id })).data).toMatchObject({ saveJob: { id, isSaved: true } });
    expect((await client.query(JOB, { id })).data).toMatchObject({ job: { isSaved: true } });
    expect(requests.map(({ method }) => method)).toEqual(["GET", "POST", "GET"]);
  });

  it("gets an error's code", async () => {
    const { error } = await urql().query("{ myNotices { total } }", {});
    expect(error?.graphQLErrors.map(({ extensions }) => extensions.code)).toEqual(["UNAUTHENTICATED"]);
  });

  it("reads the schema's description", async () => {
    const { data } = await urql().query<unknown>(getIntrospectionQuery(), {});
    expect(data).toMatchObject({ __schema: { queryType: { name: "Query" } } });
  });
});

describe("graphql-request with its defaults", () => {
  const graphql = (token?: string) => new GraphQLClient(`${portal.url}/graphql`, { headers: bearer(token) });

  it("asks as nobody and as somebody, and changes something", async () => {
    const [{ token }, { id }] = [await make.person(), await make.job({ title })];
    expect(await graphql().request(JOB, { id })).toEqual({ job: { id, title, isSaved: false } });
    expect(await graphql(token).request(SAVE, { id })).toEqual({ saveJob: { id, isSaved: true } });
    expect(await graphql(token).request(JOB, { id })).toEqual({ job: { id, title, isSaved: true } });
  });

  it("gets an error's code", async () => {
    const refused: unknown = await graphql()
      .request("{ myNotices { total } }")
      .catch((error: unknown) => error);
    if (!(refused instanceof ClientError)) throw new Error("It was not refused.");
    expect(refused.response.errors?.map(({ extensions }) => extensions.code)).toEqual(["UNAUTHENTICATED"]);
  });

  it("reads the schema's description", async () => {
    expect(await graphql().request(getIntrospectionQuery())).toMatchObject({ __schema: {} });
  });
});

describe("a client that reads lists", () => {
  it("has one fragment for all of them, and reads on until no page follows", async () => {
    const { id: companyId } = await make.company();
    const jobs = [await make.job({ companyId }), await make.job({ companyId })].map(({ id }) => id);
    const query = `query ($companyId: ID!, $after: String) {
      companyJobs(companyId: $companyId, pageSize: 1) { ...Paging page }
      jobs(filter: { q: "pattern" }, pageSize: 1, after: $after) { ...Paging items { id } }
    } fragment Paging on Page { total isTotalCapped pageSize hasNextPage nextCursor }`;
    await portal.dataSource.query("update jobs set title = 'Pattern Maker' where id = any($1)", [jobs]);
    const read = async (after?: string) => {
      const { data } = await portal.ask<Record<"jobs" | "companyJobs", { nextCursor: string | null }>>(
        query,
        {
          variables: { companyId, after },
        },
      );
      return data;
    };
    const paging = { total: 2, isTotalCapped: false, pageSize: 1 };
    const first = await read();
    expect(first).toMatchObject({
      companyJobs: { ...paging, page: 1, hasNextPage: true, nextCursor: null },
      jobs: { ...paging, hasNextPage: true, nextCursor: expect.any(String) as string },
    });
    const last = await read(first?.jobs.nextCursor ?? "");
    expect(last?.jobs).toMatchObject({ ...paging, hasNextPage: false, nextCursor: null });
  });
});

describe("a GET", () => {
  const get = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${portal.url}/graphql?query=${encodeURIComponent(query)}`, { headers });

  it("changes nothing: a mutation is refused", async () => {
    const [{ token, id: accountId }, { id }] = [await make.person(), await make.job()];
    const answer = await get(`mutation { saveJob(jobId: "${id}") { id } }`, bearer(token));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    expect(
      await portal.dataSource.query("select from saved_jobs where account_id = $1", [accountId]),
    ).toEqual([]);
  });

  it("is nobody's where its cookies say otherwise", async () => {
    const { token } = await make.person();
    const answer = await get("{ me { id } }", { cookie: `token=${token}; __session=${token}` });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("has an answer that nobody keeps", async () => {
    const answer = await get("{ jobs { total } }");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });
});
