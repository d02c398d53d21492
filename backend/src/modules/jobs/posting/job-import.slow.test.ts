import { createFactories, type Factories } from "../../../test/factories";
import { type NewIdentity, signUp, unsignedToken } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import { Role } from "../../../auth/role";
import type { Company } from "../../companies/company.entity";

let portal: TestPortal;
let make: Factories;
let admin: Account & NewIdentity;
let member: Account & NewIdentity;
let company: Company;

beforeAll(async () => {
  portal = await startTestPortal({ env: { REQUIRE_VERIFIED_EMAIL: "true" } });
  make = createFactories(portal.dataSource);
  [admin, member] = await Promise.all([make.person({ role: Role.ADMIN }), make.person()]);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  company = await make.company({}, [member]);
});

const rowOf = (values: object = {}) => ({
  companyId: company.id,
  title: "Electrician",
  type: "FULL_TIME",
  location: "Baner, Poona",
  pay: "₹25k/month",
  experience: "2–4 years",
  description: "Wire new flats.",
  requirements: "ITI.",
  ...values,
});

interface Result {
  importJobs: {
    created: number;
    unchanged: number;
    problems: { row: number; field: string; message: string }[];
  };
}

const importJobs = (rows: object[], { token, mode }: { token?: string; mode?: string } = {}) =>
  portal.ask<Result>(
    "mutation ($input: ImportJobsInput!) { importJobs(input: $input) { created unchanged problems { row field message } } }",
    { variables: { input: { rows, mode } }, token: token ?? member.token },
  );

const storedTitles = async () => {
  const rows: { title: string }[] = await portal.dataSource.query(
    "select title from jobs where company_id = $1 order by title",
    [company.id],
  );
  return rows.map(({ title }) => title);
};

describe("an import of jobs", () => {
  it("stores what it understands of each row, without the blanks around it", async () => {
    const { data } = await importJobs([rowOf({ title: "  Electrician ", skills: [" Wiring "] })]);
    expect(data?.importJobs).toEqual({ created: 1, unchanged: 0, problems: [] });
    const [stored] = await portal.dataSource.query<object[]>("select * from jobs where company_id = $1", [
      company.id,
    ]);
    expect(stored).toMatchObject({
      posted_by_id: member.id,
      title: "Electrician",
      type: "full-time",
      work_mode: "on-site",
      city: "Pune",
      locality: "Baner",
      pay_text: "₹25k/month",
      pay_yearly_max: 300_000,
      experience_min_years: 2,
      experience_max_years: 4,
      skills: ["Wiring"],
      is_listed: true,
    });
  });

  it("leaves a job as it is whose reference the company has already", async () => {
    const rows = [rowOf({ reference: "A-1" }), rowOf({ reference: "A-2", title: "Plumber" })];
    expect((await importJobs(rows)).data?.importJobs).toMatchObject({ created: 2, unchanged: 0 });
    const again = [
      ...rows.map((row) => ({ ...row, title: "Changed" })),
      rowOf({ reference: "A-3", title: "Welder" }),
    ];
    expect((await importJobs(again)).data?.importJobs).toMatchObject({ created: 1, unchanged: 2 });
    expect(await storedTitles()).toEqual(["Electrician", "Plumber", "Welder"]);
  });

  it("takes the same import twice at once for one", async () => {
    const rows = Array.from({ length: 20 }, (_, index) => rowOf({ reference: `B-${index}` }));
    const answers = await Promise.all([importJobs(rows), importJobs([...rows].reverse())]);
    expect(answers.map(({ errors }) => errors)).toEqual([[], []]);
    expect(await storedTitles()).toHaveLength(20);
  });

  it("lets another company have the same reference", async () => {
    const other = await make.company();
    const rows = [rowOf({ reference: "C" }), rowOf({ reference: "C", companyId: other.id })];
    expect((await importJobs(rows, { token: admin.token })).data?.importJobs.created).toBe(2);
  });
});

describe("an import in the audit trail", () => {
  const trail = () =>
    portal.dataSource.query<object[]>(
      `select subject_type as "subjectType", subject_id as "subjectId", after from audit_entries
       where action = 'job.import' and actor_id = $1 order by id`,
      [admin.id],
    );

  it("is an entry on the company, and none where nothing came in", async () => {
    const before = await trail();
    const rows = [rowOf({ reference: "T-1" }), rowOf({ reference: "T-2" })];
    await importJobs(rows, { token: admin.token });
    await importJobs(rows, { token: admin.token });
    expect((await trail()).slice(before.length)).toEqual([
      { subjectType: "company", subjectId: company.id, after: { created: "2" } },
    ]);
  });

  it("is one entry on whoever imported where the jobs are of several companies", async () => {
    const before = await trail();
    const other = await make.company();
    const rows = [rowOf({ reference: "U-1" }), rowOf({ reference: "U-2", companyId: other.id })];
    await importJobs(rows, { token: admin.token });
    expect((await trail()).slice(before.length)).toEqual([
      { subjectType: "account", subjectId: admin.id, after: { created: "2", companies: "2" } },
    ]);
  });
});

describe("a row that breaks a rule", () => {
  const rows = () => [rowOf(), rowOf({ title: "x", pay: " " }), rowOf({ title: "Plumber", location: ",," })];
  const problems = [
    { row: 2, field: "title", message: "must have 3 to 120 characters" },
    { row: 2, field: "pay", message: "is required" },
    { row: 3, field: "location", message: "must name a city, or Remote" },
  ];

  it("keeps all rows out, and the error names row and field", async () => {
    const answer = await importJobs(rows());
    expect(answer).toMatchObject({ status: 400, code: "IMPORT_REJECTED" });
    expect(answer.errors[0]?.extensions.fields).toMatchObject(
      problems.map(({ row, field, message }) => ({ field: `rows.${row}.${field}`, message })),
    );
    expect(await storedTitles()).toEqual([]);
  });

  it("stays out alone with SKIP_INVALID, and the answer names row and field", async () => {
    const { data } = await importJobs(rows(), { mode: "SKIP_INVALID" });
    expect(data?.importJobs).toEqual({ created: 1, unchanged: 0, problems });
    expect(await storedTitles()).toEqual(["Electrician"]);
  });

  const day = 24 * 60 * 60 * 1000;
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

  it.each([
    ["reference", { reference: "x".repeat(81) }],
    ["location", { location: ", , ," }],
    ["experience", { experience: "" }],
    ["experience", { experience: "5-2" }],
    ["skills", { skills: Array.from({ length: 21 }, () => "x") }],
    ["skills", { skills: ["x".repeat(41)] }],
    ["skills", { skills: [" "] }],
    ["description", { description: "x".repeat(10_001) }],
    ["requirements", { requirements: "\n" }],
    ["benefits", { benefits: [""] }],
    ["openings", { openings: 0 }],
    ["openings", { openings: 1001 }],
    ["postedAt", { postedAt: inDays(1) }],
    ["postedAt", { postedAt: inDays(-366) }],
    ["openUntil", { openUntil: inDays(-1) }],
    ["openUntil", { openUntil: inDays(732) }],
    ["companyId", { companyId: "nothing" }],
  ])("is named by its %s", async (field, values) => {
    const { data } = await importJobs([rowOf(values)], { mode: "SKIP_INVALID" });
    expect(data?.importJobs.problems.map((problem) => problem.field)).toEqual([field]);
    expect(await storedTitles()).toEqual([]);
  });

  it.each([
    ["title", { title: "A\u0000BC" }, "holds a character that can't be printed"],
    ["title", { title: "Staff\u200b Nurse" }, "holds an invisible character after “Staff”"],
    ["pay", { pay: "" }, "is required"],
  ])("is refused for its %s, in words", async (field, values, message) => {
    const answer = await importJobs([rowOf(values)]);
    expect(answer).toMatchObject({ status: 400, code: "IMPORT_REJECTED" });
    expect(answer.errors[0]?.extensions.fields).toMatchObject([{ field: `rows.1.${field}`, message }]);
    expect(await storedTitles()).toEqual([]);
  });
});

describe("the size of an import", () => {
  it.each([0, 501])("may not be %i rows", async (count) => {
    const answer = await importJobs(Array.from({ length: count }, () => rowOf()));
    expect(answer).toMatchObject({ status: 400, code: "IMPORT_SIZE" });
    expect(await storedTitles()).toEqual([]);
  });

  it("may be 500 rows", async () => {
    const answer = await importJobs(Array.from({ length: 500 }, () => rowOf()));
    expect(answer.data?.importJobs.created).toBe(500);
  });
});

describe("who may import jobs", () => {
  it("an admin for any company, a member for their own only", async () => {
    expect((await importJobs([rowOf()], { token: admin.token })).data?.importJobs.created).toBe(1);
    const stranger = await make.person();
    expect(await importJobs([rowOf()], { token: stranger.token })).toMatchObject({ code: "IMPORT_REJECTED" });
    expect(await storedTitles()).toHaveLength(1);
  });

  it("nobody for a blocked company, nor under the name of one that was merged into it", async () => {
    const blocked = await make.company({ blockedAt: new Date() }, [member]);
    const merged = await make.company({ mergedIntoId: blocked.id });
    for (const { id: companyId } of [blocked, merged])
      for (const { token } of [admin, member])
        expect(await importJobs([rowOf({ companyId })], { token })).toMatchObject({
          code: "IMPORT_REJECTED",
        });
  });

  it("a member under the name of a company that was merged into theirs", async () => {
    const merged = await make.company({ mergedIntoId: company.id });
    expect((await importJobs([rowOf({ companyId: merged.id })])).data?.importJobs.created).toBe(1);
    expect(await storedTitles()).toEqual(["Electrician"]);
  });

  it("not telling a company of others from one that does not exist", async () => {
    const others = await make.company();
    const answerFor = async (companyId: string) => {
      const { status, data, errors } = await importJobs([rowOf({ companyId })]);
      return JSON.stringify({ status, data, errors });
    };
    const unknown = await answerFor("00000000-0000-7000-8000-000000000000");
    expect(unknown).toMatch("no such company");
    expect(await answerFor(others.id)).toBe(unknown);
    expect(await answerFor("nothing")).toBe(unknown);
  });

  it("not somebody whose e-mail is unverified, where that is asked for", async () => {
    const { uid, email, token } = await signUp();
    const pending = await make.account({ firebaseUid: uid, email, emailVerifiedAt: null });
    company = await make.company({}, [pending]);
    expect(await importJobs([rowOf()], { token })).toMatchObject({ status: 403, code: "EMAIL_NOT_VERIFIED" });
    expect(await storedTitles()).toEqual([]);
    const verified = unsignedToken({ uid, email }, { email_verified: true });
    expect((await importJobs([rowOf()], { token: verified })).data?.importJobs.created).toBe(1);
  });

  it("not a blocked account", async () => {
    const blocked = await make.person({ blockedAt: new Date() });
    await make.company({}, [blocked]);
    expect(await importJobs([rowOf()], { token: blocked.token })).toMatchObject({
      status: 403,
      code: "ACCOUNT_BLOCKED",
    });
  });

  it("not somebody who has not registered, nor anybody without a token", async () => {
    expect(await importJobs([rowOf()], { token: (await signUp()).token })).toMatchObject({
      status: 403,
      code: "NOT_REGISTERED",
    });
    expect(await importJobs([rowOf()], { token: "" })).toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
    });
  });
});
