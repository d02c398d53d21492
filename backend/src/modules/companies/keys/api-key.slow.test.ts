import { getNamedType, isLeafType } from "graphql";
import { createFactories, type Factories } from "../../../test/factories";
import { apply } from "../../../test/applications";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { DAY_MS } from "../../../time/clock";
import { Role } from "../../../auth/role";
import { KEY_OPERATIONS } from "../../../graphql/api-key-operations";
import { createSchema } from "../../../app/schema";
import type { Account } from "../../accounts/account.entity";
import { CompanyMember } from "../company-member.entity";
import type { Company } from "../company.entity";
import { MemberRole } from "../member-role";

type Person = Account & NewIdentity;

const ALL = ["JOBS_READ", "JOBS_WRITE", "CANDIDATES_READ", "CANDIDATES_WRITE"];

let portal: TestPortal;
let make: Factories;
let owner: Person;
let company: Company;
let jobId: string;
let applicationId: string;
let now: number;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { API_KEY_REQUESTS_PER_MINUTE: "40", WRITES_PER_MINUTE: "1000", READS_PER_MINUTE: "10000" },
    clock: { now: () => new Date(now) },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = Date.now();
  owner = await make.person({ displayName: "Priya", role: Role.EMPLOYER });
  company = await make.company({ name: "Kaveri Works" }, [owner]);
  jobId = (await make.job({ companyId: company.id, postedById: owner.id })).id;
  applicationId = await apply(portal, await make.person({ displayName: "Ravi" }), { id: jobId });
});

const CREATE = `mutation ($input: CreateApiKeyInput!, $id: ID) {
  made: createApiKey(input: $input, clientRequestId: $id) { secret company { keys { id isWorking key { hint scopes } } } }
}`;

interface Made {
  secret: string | null;
  company: { keys: { id: string; isWorking: boolean; key: { hint: string; scopes: string[] } }[] };
}

async function create(scopes = ALL, { token = owner.token, id }: { token?: string; id?: string } = {}) {
  const input = { companyId: company.id, name: "Greenhouse", scopes, days: 90 };
  const { data, code } = await portal.ask<{ made: Made }>(CREATE, { variables: { input, id }, token });
  return { ...data?.made, code };
}

const keyOf = async (scopes = ALL) => (await create(scopes)).secret ?? "";

async function member(role: MemberRole): Promise<Person> {
  const person = await make.person({ role: Role.EMPLOYER });
  const membership = { companyId: company.id, accountId: person.id, role };
  await portal.dataSource.getRepository(CompanyMember).insert(membership);
  return person;
}

async function rest(token: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${portal.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const json = (await answer.json()) as Record<string, unknown> & { items?: Record<string, unknown>[] };
  return { status: answer.status, json, code: json.code };
}

const list = (token: string) => rest(token, "GET", "/jobs");
const move = (token: string, to = "shortlisted") =>
  rest(token, "POST", `/candidates/${applicationId}/move`, { from: "submitted", to });

const POSTED = {
  draftId: "0190f3c4-0000-7000-8000-000000000001",
  title: "Loom Fitter",
  description: "Keep forty looms running.",
  requirements: "Two years with looms.",
  location: "Mysuru",
  type: "full-time",
  pay: "₹3–4 LPA",
  experience: "2 years",
};

describe("an API key", () => {
  it("is told once, and kept as a hash (KEYS-01)", async () => {
    const id = "0190f3c4-0000-7000-8000-00000000000a";
    const first = await create(ALL, { id });
    expect(first.secret).toMatch(/^jp_[\w-]{43}$/);
    const rows = JSON.stringify(await portal.dataSource.query("select * from api_keys"));
    expect(rows).not.toContain(first.secret);
    const again = await create(ALL, { id });
    expect([again.secret, again.company?.keys.length]).toEqual([null, 1]);
  });

  it("is an owner's to make, see and revoke (KEYS-01)", async () => {
    const recruiter = await member(MemberRole.RECRUITER);
    const stranger = await make.person();
    expect((await create(ALL, recruiter)).code).toBe("MEMBER_ROLE");
    expect((await create(ALL, stranger)).code).toBe("NOT_FOUND");
    const { company: made } = await create();
    const revoke = `mutation { revokeApiKey(id: "${made?.keys[0]?.id}") { keys { isWorking } } }`;
    expect((await portal.ask(revoke, { token: recruiter.token })).code).toBe("MEMBER_ROLE");
    expect((await portal.ask(revoke, { token: stranger.token })).code).toBe("NOT_FOUND");
    const see = `{ companyApiKeys(companyId: "${company.id}") { keys { id } } }`;
    expect((await portal.ask(see, { token: recruiter.token })).code).toBe("MEMBER_ROLE");
    expect((await portal.ask(see, owner)).code).toBeUndefined();
  });

  it("stops when it is revoked, lapses, or its creator leaves, and doesn't come back (KEYS-03)", async () => {
    const { secret, company: made } = await create();
    const revoked = secret ?? "";
    expect((await list(revoked)).status).toBe(200);
    await portal.ask(`mutation { revokeApiKey(id: "${made?.keys[0]?.id}") { id } }`, owner);
    expect(await list(revoked)).toMatchObject({ status: 401, code: "INVALID_API_KEY" });
    const left = await keyOf();
    const lapsed = await keyOf();
    now += 91 * DAY_MS;
    expect((await list(lapsed)).code).toBe("INVALID_API_KEY");
    now -= 91 * DAY_MS;
    expect((await list(left)).status).toBe(200);
    await member(MemberRole.OWNER);
    const memberships = portal.dataSource.getRepository(CompanyMember);
    const membership = { companyId: company.id, accountId: owner.id };
    await memberships.delete(membership);
    expect((await list(left)).code).toBe("INVALID_API_KEY");
    await memberships.insert({ ...membership, role: MemberRole.OWNER });
    expect((await list(left)).code).toBe("INVALID_API_KEY");
    expect((await list("jp_none")).code).toBe("INVALID_API_KEY");
  });

  it("can't do more than the role that its creator has now (KEYS-02)", async () => {
    const key = await keyOf();
    await member(MemberRole.OWNER);
    const membership = { companyId: company.id, accountId: owner.id };
    await portal.dataSource.getRepository(CompanyMember).update(membership, { role: MemberRole.VIEWER });
    expect((await list(key)).status).toBe(200);
    expect((await rest(key, "POST", "/jobs", POSTED)).code).toBe("NOT_FOUND");
    expect((await move(key)).status).toBe(404);
  });

  it("notes its use seldom (KEYS-03)", async () => {
    const key = await keyOf();
    const lastUse = async () => {
      const [row] = await portal.dataSource.query<{ at: Date }[]>(
        "select last_used_at as at from api_keys where company_id = $1",
        [company.id],
      );
      return row?.at.getTime();
    };
    await list(key);
    const first = await lastUse();
    now += 60_000;
    await list(key);
    expect(await lastUse()).toBe(first);
    now += 15 * 60_000;
    await list(key);
    expect(await lastUse()).toBe(now);
  });

  it("has limits of its own (KEYS-03)", async () => {
    const key = await keyOf();
    const answers = await Promise.all(Array.from({ length: 41 }, () => list(key)));
    expect(answers.filter(({ code }) => code === "RATE_LIMITED").length).toBeGreaterThan(0);
    expect((await list(await keyOf())).status).toBe(200);
  });
});

describe("what is closed to API keys", () => {
  it("is every root field but those of the table, which all stand in the schema (KEYS-02)", async () => {
    const key = await keyOf();
    const schema = createSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}).map((field) => ({ type: String(type?.name), field })),
    );
    const names = fields.map(({ type, field }) => `${type}.${field.name}`);
    expect(names).toEqual(expect.arrayContaining(Object.keys(KEY_OPERATIONS)));
    const closed = fields.filter(
      ({ type, field }) =>
        !(`${type}.${field.name}` in KEY_OPERATIONS) &&
        field.args.every((arg) => !String(arg.type).endsWith("!")),
    );
    expect(closed.length).toBeGreaterThan(20);
    for (const [index, { type, field }] of closed.entries()) {
      if (index % 30 === 0) await portal.dataSource.query("delete from rate_limits");
      const parts = isLeafType(getNamedType(field.type)) ? "" : "{ __typename }";
      const { code } = await portal.ask(`${type.toLowerCase()} { ${field.name} ${parts} }`, { token: key });
      expect([field.name, code]).toEqual([field.name, "API_KEY_NOT_ALLOWED"]);
    }
  });

  it.each([
    ["who one is", "{ me { id } }"],
    ["the schema", "{ __schema { types { name } } }"],
    ["the team", '{ companyTeam(companyId: "COMPANY") { canManage } }'],
    ["the keys", '{ companyApiKeys(companyId: "COMPANY") { keys { id } } }'],
    ["a fragment", "query { ...Me } fragment Me on Query { me { id } }"],
    ["what is left out", "query { me @skip(if: true) { id } }"],
  ])("is %s (KEYS-02)", async (_what, query) => {
    const token = await keyOf();
    expect((await portal.ask(query.replace("COMPANY", company.id), { token })).code).toBe(
      "API_KEY_NOT_ALLOWED",
    );
  });

  it.each([
    ["JOBS_READ", "GET", () => "/jobs"],
    ["JOBS_WRITE", "POST", () => `/jobs/${jobId}/close`],
    ["CANDIDATES_READ", "GET", () => `/jobs/${jobId}/candidates`],
    ["CANDIDATES_WRITE", "POST", () => `/candidates/${applicationId}/move`],
  ])("is what needs %s without it (KEYS-02)", async (scope, method, path) => {
    const token = await keyOf(ALL.filter((one) => one !== scope));
    const body = method === "POST" ? { from: "submitted", to: "shortlisted" } : undefined;
    expect((await rest(token, method, path(), body)).code).toBe("API_KEY_SCOPE");
  });

  it("is what an answer leads to without its scope (KEYS-02)", async () => {
    const token = await keyOf(["JOBS_READ", "CANDIDATES_WRITE"]);
    const ask = async (part: string) =>
      (await portal.ask(`{ myJob(id: "${jobId}") { ${part} } }`, { token })).code;
    expect(await ask("title company { name }")).toBeUndefined();
    expect(await ask("review { poster { email } }")).toBe("API_KEY_SCOPE");
    expect(await ask("isSaved")).toBe("API_KEY_SCOPE");
    const opened = await portal.ask(`mutation { openApplication(id: "${applicationId}") { email } }`, {
      token,
    });
    expect(opened.code).toBe("API_KEY_SCOPE");
  });

  it("is another company of its creator's, by every operation (KEYS-02)", async () => {
    const token = await keyOf();
    const other = await make.company({ name: "Tunga Mills" }, [owner]);
    const { id } = await make.job({ companyId: other.id });
    const applied = await apply(portal, await make.person(), { id });
    const calls = [
      rest(token, "GET", `/jobs/${id}`),
      rest(token, "POST", `/jobs/${id}/close`),
      rest(token, "GET", `/jobs/${id}/candidates`),
      rest(token, "GET", `/candidates/${applied}`),
      rest(token, "POST", `/candidates/${applied}/move`, { from: "submitted", to: "shortlisted" }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const queries = [
      `{ myJobs(companyId: "${other.id}") { total } }`,
      "{ myJobs { total } }",
      "{ candidates { total } }",
    ];
    const codes = await Promise.all(queries.map(async (query) => (await portal.ask(query, { token })).code));
    expect(codes).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
  });

  it("is every file and upload (KEYS-02)", async () => {
    const token = await keyOf();
    for (const [method, path] of [
      ["GET", `/applications/${applicationId}/resume.pdf`],
      ["POST", `/companies/${company.id}/logo`],
      ["GET", "/auth/me"],
      ["POST", "/auth/photo"],
      ["POST", "/admin/init-database"],
    ] as const)
      expect([path, (await rest(token, method, path, method === "GET" ? undefined : {})).code]).toEqual([
        path,
        "API_KEY_NOT_ALLOWED",
      ]);
  });
});

describe("a program of a company", () => {
  it("posts a job, lists it, reads its candidates and moves one over REST (KEYS-04)", async () => {
    const token = await keyOf();
    const posted = await rest(token, "POST", "/jobs", POSTED);
    expect(posted).toMatchObject({
      status: 201,
      json: { title: "Loom Fitter", type: "full-time", status: "active" },
    });
    expect((await rest(token, "POST", "/jobs", POSTED)).json.id).toBe(posted.json.id);
    expect((await list(token)).json.items?.map(({ title }) => title)).toEqual(["Loom Fitter", "Staff Nurse"]);
    const page = await rest(token, "GET", `/jobs/${jobId}/candidates?first=1&status=submitted`);
    expect(page.json).toMatchObject({
      total: 1,
      hasNextPage: false,
      items: [{ id: applicationId, name: "Ravi" }],
    });
    expect((await move(token)).status).toBe(200);
    expect((await move(token)).code).toBe("MOVE_CONFLICT");
    expect((await rest(token, "GET", `/candidates/${applicationId}`)).json.status).toBe("shortlisted");
    const closed = await rest(token, "POST", `/jobs/${String(posted.json.id)}/close`);
    expect(closed.json.status).toBe("closed");
    expect((await rest(token, "GET", "/jobs?rows=1")).code).toBe("BAD_USER_INPUT");
  });

  it("is named in histories with the key and who made it (KEYS-05)", async () => {
    const token = await keyOf();
    await move(token);
    await rest(token, "POST", `/jobs/${jobId}/close`);
    const read = `{
      candidate(applicationId: "${applicationId}") { history { actorName status } }
      myJob(id: "${jobId}") { standing { history { kind actorName } } }
    }`;
    const { data } = await portal.ask(read, owner);
    expect(data).toMatchObject({
      candidate: { history: [{}, { actorName: "API key Greenhouse of Priya", status: "SHORTLISTED" }] },
      myJob: { standing: { history: [{ kind: "CLOSED", actorName: "API key Greenhouse of Priya" }, {}] } },
    });
  });

  it("is told that a person's token is none (KEYS-04)", async () => {
    expect((await list(owner.token)).code).toBe("API_KEY_NEEDED");
    expect((await list("")).status).toBe(401);
  });
});
