import { randomUUID } from "node:crypto";
import { apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { jobForm, post, postForm } from "../../../test/posting";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { EnglishLevel, Shift } from "./job.enums";
import { jobPosting } from "./job-structured-data";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let company: Company;

beforeAll(async () => {
  portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  company = await make.company({}, [member]);
});

const ask = async <Data>(query: string, variables: object = {}, { token } = member): Promise<Data> => {
  const { data, errors } = await portal.ask<Data>(query, { variables, token });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
};

const FACTS = {
  shift: "NIGHT",
  daysAWeek: 6,
  englishLevel: "BASIC",
  languages: ["Kannada", "Hindi"],
  noticePeriodDays: 0,
  freshersWelcome: true,
  ownTwoWheeler: true,
  walkInFrom: "2099-01-04",
  walkInUntil: "2099-01-09",
  walkInHours: "10 am to 1 pm",
  walkInVenue: "12, 80 Feet Road. Bring your licence.",
  facilitiesForDisabled: "Ramp, lift",
};
const NOTHING = {
  ...{ shift: null, daysAWeek: null, englishLevel: null, languages: [], noticePeriodDays: null },
  ...{ freshersWelcome: false, ownTwoWheeler: false, walkInFrom: null, walkInUntil: null },
  ...{ walkInHours: null, walkInVenue: null, facilitiesForDisabled: null },
};
const FIELDS = Object.keys(FACTS).join(" ");

describe("what a job tells beside what it must (JFACT-02)", () => {
  it("is posted, changed, and read with the job; left out, nothing is said of it", async () => {
    const read = async (id: string) =>
      (await ask<{ job: object }>(`query ($id: ID!) { job(id: $id) { ${FIELDS} } }`, { id })).job;
    const plain = await post(portal, member, { companyId: company.id });
    expect(await read(plain.id)).toEqual(NOTHING);
    const told = await post(portal, member, { companyId: company.id, title: "Night Guard", ...FACTS });
    expect(await read(told.id)).toEqual(FACTS);
  });

  it("stands in lists as on its page: days are days", async () => {
    await post(portal, member, { companyId: company.id, title: "Zari Embroiderer", ...FACTS });
    const { jobs } = await ask<{ jobs: object }>(
      `{ jobs(filter: { q: "zari embroiderer" }) { items { ${FIELDS} } } }`,
    );
    expect(jobs).toEqual({ items: [FACTS] });
  });

  it("is kept in a draft, and in a copy of the job", async () => {
    const draft = await ask<{ saveJobDraft: object }>(
      `mutation ($id: ID!, $fields: JobDraftFieldsInput!) {
         saveJobDraft(id: $id, fields: $fields) { fields { ${FIELDS} } }
       }`,
      { id: randomUUID(), fields: FACTS },
    );
    expect(draft.saveJobDraft).toEqual({ fields: FACTS });
    const { id } = await post(portal, member, { companyId: company.id, ...FACTS });
    const copy = await ask<{ duplicateJob: object }>(
      `mutation ($id: ID!) { duplicateJob(id: $id) { fields { ${FIELDS} } } }`,
      { id },
    );
    expect(copy.duplicateJob).toEqual({ fields: FACTS });
  });

  it("stays with an application as it was, and an older copy says nothing of it", async () => {
    const job = await make.job({ shift: Shift.NIGHT, languages: ["Tamil"], freshersWelcome: true });
    const seeker = await make.person();
    await apply(portal, seeker, job);
    const read = () =>
      ask<{ myApplications: object }>(
        "{ myApplications { items { job { shift languages freshersWelcome daysAWeek } } } }",
        {},
        seeker,
      );
    await portal.dataSource.query("update jobs set shift = null, languages = '{}' where id = $1", [job.id]);
    const copy = { shift: "NIGHT", languages: ["Tamil"], freshersWelcome: true, daysAWeek: null };
    expect(await read()).toEqual({ myApplications: { items: [{ job: copy }] } });
    await portal.dataSource.query(
      "update applications set job = job - 'shift' - 'languages' - 'freshersWelcome' where job_id = $1",
      [job.id],
    );
    const older = { shift: null, languages: null, freshersWelcome: null, daysAWeek: null };
    expect(await read()).toEqual({ myApplications: { items: [{ job: older }] } });
  });

  it.each([
    ["daysAWeek", { daysAWeek: 8 }, "must be 7 or less"],
    ["noticePeriodDays", { noticePeriodDays: 20 }, "must be one of 0, 15, 30, 60, 90"],
    ["languages", { languages: Array<string>(11).fill("Hindi") }, "must have at most 10 entries"],
    ["walkInUntil", { walkInUntil: "2099-02-30", walkInVenue: "Gate 2" }, "must be a day, YYYY-MM-DD"],
    ["walkInUntil", { walkInVenue: "Gate 2" }, "must say the last day of the walk-in"],
    ["walkInVenue", { walkInUntil: "2099-01-09" }, "must say where to come"],
    [
      "walkInFrom",
      { walkInFrom: "2099-01-10", walkInUntil: "2099-01-09", walkInVenue: "Gate 2" },
      "must not lie after the last day",
    ],
  ])("names its %s where it is wrong", async (field, values, message) => {
    const { code, errors } = await postForm(portal, member, { companyId: company.id, ...values });
    expect(code).toBe("BAD_USER_INPUT");
    expect(errors[0]?.extensions.fields).toMatchObject([{ field, message }]);
  });

  it("is refused with a walk-in that is over, posted or imported (WALK-11)", async () => {
    const over = { companyId: company.id, walkInUntil: "2020-01-09", walkInVenue: "Gate 2" };
    const { code, errors } = await postForm(portal, member, over);
    const problem = { field: "walkInUntil", message: "must be today or later" };
    expect([code, errors[0]?.extensions.fields]).toEqual(["BAD_USER_INPUT", [{ ...problem, rule: "PAST" }]]);
    const { importJobs } = await ask<{ importJobs: object }>(
      "mutation ($input: ImportJobsInput!) { importJobs(input: $input) { created problems { field message } } }",
      { input: { mode: "SKIP_INVALID", rows: [{ ...jobForm(), ...over }] } },
    );
    expect(importJobs).toEqual({ created: 0, problems: [problem] });
  });

  it("is edited after its walk-in is over, and takes no other past day (WALK-11)", async () => {
    const { id } = await post(portal, member, { companyId: company.id });
    await portal.dataSource.query(
      "update jobs set walk_in_until = '2020-01-09', walk_in_venue = 'Gate 2' where id = $1",
      [id],
    );
    const edit = (values: object) =>
      portal.ask(
        `mutation ($id: ID!, $input: JobContentInput!) { updateJob(id: $id, version: 1, input: $input) { id } }`,
        { variables: { id, input: { ...jobForm(), walkInVenue: "Gate 2", ...values } }, token: member.token },
      );
    expect((await edit({ walkInUntil: "2020-01-10" })).code).toBe("BAD_USER_INPUT");
    expect((await edit({ walkInUntil: "2020-01-09", title: "Night Guard" })).code).toBeUndefined();
  });

  it("is read for words of scams like the rest", async () => {
    const { id } = await post(portal, member, {
      ...{ companyId: company.id, walkInUntil: "2099-01-09" },
      walkInVenue: "Gate 2. Pay Rs 500 for registration.",
    });
    const held = await portal.dataSource.query<object[]>(
      "select held_at is not null as held from jobs where id = $1",
      [id],
    );
    expect(held).toEqual([{ held: true }]);
  });
});

describe("a file of jobs (JFACT-02)", () => {
  it("has it in columns, in and out", async () => {
    const head =
      "title,type,location,salary,experience,description,requirements,shift,working days,english,languages,notice period,freshers,own bike,walk-in date,walk-in venue";
    const row =
      'Guard,"Full Time, Permanent",Mysuru,₹20k/month,2 years,Guard.,None.,Night Shift,6,No English,Hindi; Kannada,Immediate,Yes,no,2099-01-09,Gate 2';
    const { errors } = await portal.ask(
      "mutation ($input: ImportJobsCsvInput!) { importJobsCsv(input: $input) { created } }",
      {
        variables: { input: { companyId: company.id, importId: randomUUID(), csv: `${head}\n${row}` } },
        token: member.token,
      },
    );
    expect(errors).toEqual([]);
    const { exportJobsCsv } = await ask<{ exportJobsCsv: { text: string } }>(
      "query ($id: ID!) { exportJobsCsv(companyId: $id) { text } }",
      { id: company.id },
    );
    const [header = "", line = ""] = exportJobsCsv.text.replace("\uFEFF", "").split("\r\n");
    const cells = Object.fromEntries(header.split(",").map((name, index) => [name, line.split(",")[index]]));
    expect(cells).toMatchObject({
      ...{ type: "full-time", shift: "night", "days a week": "6", english: "none" },
      ...{ languages: "Hindi; Kannada", "notice period": "0", "freshers welcome": "yes" },
      ...{ "own two wheeler": "", "walk in until": "2099-01-09", "walk in venue": "Gate 2" },
    });
  });
});

it("Google is told of hours, languages and joining at once (JFACT-02)", async () => {
  const job = await make.job({
    ...{ companyId: company.id, shift: Shift.NIGHT, daysAWeek: 6, languages: ["Tamil"] },
    ...{ englishLevel: EnglishLevel.BASIC, ownTwoWheeler: true, noticePeriodDays: 0 },
    facilitiesForDisabled: "Ramp and lift.",
  });
  const posting = jobPosting(job, company, "https://jobs.example");
  expect(posting).toMatchObject({
    workHours: "Night shift, 6 days a week",
    qualifications: "Tamil, basic English, own two-wheeler",
    jobImmediateStart: true,
  });
  expect(posting.description).toContain("Ramp and lift.");
  const plain = jobPosting(await make.job({}), company, "https://jobs.example");
  for (const name of ["workHours", "qualifications", "jobImmediateStart"])
    expect(plain).not.toHaveProperty(name);
});
