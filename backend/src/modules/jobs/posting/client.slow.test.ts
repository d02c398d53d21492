import { randomUUID } from "node:crypto";
import { apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { jobForm, post, postForm } from "../../../test/posting";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { jobPosting } from "../job/job-structured-data";

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
  await portal.dataSource.query("truncate jobs, companies, accounts cascade");
  member = await make.person();
  company = await make.company({ name: "ABC Staffing", verifiedAt: new Date() }, [member]);
});

const ask = async <Data>(query: string, variables: object = {}, { token } = member): Promise<Data> => {
  const { data, errors } = await portal.ask<Data>(query, { variables, token });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
};

const FIELDS = "isForClient clientName clientIndustry";
const NAMED = { isForClient: true, clientName: "Kabini Mills", clientIndustry: "Textiles" };
const UNNAMED = { isForClient: true, clientName: null, clientIndustry: "Banking" };
const OWN = { isForClient: false, clientName: null, clientIndustry: null };

const postFor = (values: object) => post(portal, member, { companyId: company.id, ...values });

describe("a job for a client (AGCY-01)", () => {
  it.each([
    ["named", NAMED],
    ["unnamed", UNNAMED],
    ["none", OWN],
  ])("is posted and read: %s", async (_what, client) => {
    const { id } = await postFor(client);
    expect(await ask(`query ($id: ID!) { job(id: $id) { ${FIELDS} } }`, { id })).toEqual({ job: client });
  });

  it("is changed, and is the company's own again", async () => {
    const { id } = await postFor(NAMED);
    const { updateJob } = await ask<{ updateJob: object }>(
      `mutation ($id: ID!, $input: JobContentInput!) { updateJob(id: $id, version: 1, input: $input) { ${FIELDS} } }`,
      { id, input: jobForm() },
    );
    expect(updateJob).toEqual(OWN);
  });

  it("is kept in a draft, and in a copy of the job", async () => {
    const { saveJobDraft } = await ask<{ saveJobDraft: object }>(
      `mutation ($id: ID!, $fields: JobDraftFieldsInput!) {
         saveJobDraft(id: $id, fields: $fields) { fields { ${FIELDS} } }
       }`,
      { id: randomUUID(), fields: NAMED },
    );
    expect(saveJobDraft).toEqual({ fields: NAMED });
    const { id } = await postFor(UNNAMED);
    const { duplicateJob } = await ask<{ duplicateJob: object }>(
      `mutation ($id: ID!) { duplicateJob(id: $id) { fields { ${FIELDS} } } }`,
      { id },
    );
    expect(duplicateJob).toEqual({ fields: UNNAMED });
  });

  it("stays with an application as it was, and an older copy says nothing of it", async () => {
    const job = await make.job({ companyId: company.id, ...NAMED });
    const seeker = await make.person();
    await apply(portal, seeker, job);
    await portal.dataSource.query("update jobs set client_name = 'Others' where id = $1", [job.id]);
    const read = () => ask(`{ myApplications { items { job { companyName ${FIELDS} } } } }`, {}, seeker);
    const copy = { companyName: "ABC Staffing", ...NAMED };
    expect(await read()).toEqual({ myApplications: { items: [{ job: copy }] } });
    await portal.dataSource.query(
      "update applications set job = job - 'isForClient' - 'clientName' - 'clientIndustry'",
    );
    const older = { companyName: "ABC Staffing", isForClient: null, clientName: null, clientIndustry: null };
    expect(await read()).toEqual({ myApplications: { items: [{ job: older }] } });
  });

  it("is held in the database too: a client's name without a client is none", async () => {
    await expect(make.job({ companyId: company.id, clientName: "Kabini Mills" })).rejects.toThrow(
      "jobs_client_check",
    );
  });
});

describe("a client that is the company itself (AGCY-02)", () => {
  const problem = { field: "clientName", message: "is the company that posts the job: leave it out" };
  const named = { ...problem, rule: "OWN_COMPANY" };

  it("is refused, posted, changed, checked or imported, and changes nothing", async () => {
    const own = { companyId: company.id, clientName: "ABC Staffing Pvt. Ltd." };
    const { code, errors } = await postForm(portal, member, own);
    expect([code, errors[0]?.extensions.fields]).toEqual(["BAD_USER_INPUT", [named]]);
    const checked = await ask<object>(
      "query ($fields: JobDraftFieldsInput!) { checkJob(fields: $fields) { problems { field message } } }",
      { fields: jobForm(own) },
    );
    expect(checked).toEqual({ checkJob: { problems: [problem] } });
    const imported = await ask<object>(
      "mutation ($input: ImportJobsInput!) { importJobs(input: $input) { created problems { field message } } }",
      { input: { mode: "SKIP_INVALID", rows: [{ ...jobForm(), ...own }] } },
    );
    expect(imported).toEqual({ importJobs: { created: 0, problems: [problem] } });
    expect(await portal.dataSource.query("select from jobs")).toEqual([]);
    const { id } = await postFor(NAMED);
    const changed = await portal.ask(
      "mutation ($id: ID!, $input: JobContentInput!) { updateJob(id: $id, version: 1, input: $input) { id } }",
      { variables: { id, input: jobForm({ clientName: "ABC STAFFING" }) }, token: member.token },
    );
    expect(changed.code).toBe("BAD_USER_INPUT");
    expect(await portal.dataSource.query("select client_name, version from jobs")).toEqual([
      { client_name: "Kabini Mills", version: 1 },
    ]);
  });
});

it("an agency posts the same work for each of its clients without being asked (AGCY-02)", async () => {
  await postFor({ clientName: "Kabini Mills" });
  await postFor({ clientName: "Hampi Tours" });
  const { code } = await postForm(portal, member, { companyId: company.id, clientName: "Kabini Mills Ltd" });
  expect(code).toBe("POSSIBLE_DUPLICATE");
});

describe("a search (AGCY-06)", () => {
  const titles = async (q: string) => {
    const { jobs } = await ask<{ jobs: { items: { title: string }[] } }>(
      "query ($filter: JobFilter!) { jobs(filter: $filter) { items { title } } }",
      { filter: { q } },
    );
    return jobs.items.map(({ title }) => title);
  };

  it("for the client's name finds the job as one for the company's does", async () => {
    const { id } = await postFor({ title: "Loom Fitter", ...NAMED });
    await postFor({ title: "Night Guard" });
    expect(await titles("kabini mills")).toEqual(["Loom Fitter"]);
    expect(await titles("loom fitter kabini")).toEqual(["Loom Fitter"]);
    expect((await titles("abc staffing")).sort()).toEqual(["Loom Fitter", "Night Guard"]);
    await ask(
      "mutation ($id: ID!, $input: JobContentInput!) { updateJob(id: $id, version: 1, input: $input) { id } }",
      { id, input: jobForm({ title: "Loom Fitter", clientName: "Hampi Tours" }) },
    );
    expect(await titles("kabini mills")).not.toContain("Loom Fitter");
    expect(await titles("hampi tours")).toEqual(["Loom Fitter"]);
  });

  it("finds it by the client's name after its company is renamed", async () => {
    await postFor({ title: "Loom Fitter", ...NAMED });
    await portal.dataSource.query("update companies set name = 'Netravati Staffing'");
    expect(await titles("kabini mills")).toEqual(["Loom Fitter"]);
  });
});

describe("a file of jobs (AGCY-03)", () => {
  const importCsv = async (csv: string) => {
    const { errors } = await portal.ask(
      "mutation ($input: ImportJobsCsvInput!) { importJobsCsv(input: $input) { created } }",
      { variables: { input: { companyId: company.id, importId: randomUUID(), csv } }, token: member.token },
    );
    expect(errors).toEqual([]);
  };
  const kept = () =>
    portal.dataSource.query<object[]>(
      `select title, is_for_client as "isForClient", client_name as "clientName",
         client_industry as "clientIndustry" from jobs order by title`,
    );

  it("has the client in columns, in and out", async () => {
    await importCsv(
      [
        "title,type,location,salary,experience,description,requirements,End Client,Client Sector",
        "Fitter,full-time,Mysuru,₹20k/month,2 years,Fit.,ITI.,Kabini Mills,Textiles",
        "Guard,full-time,Mysuru,₹20k/month,2 years,Guard.,None.,Confidential,Banking",
        "Cook,full-time,Mysuru,₹20k/month,2 years,Cook.,None.,ABC Staffing,",
        "Driver,full-time,Mysuru,₹20k/month,2 years,Drive.,None.,,",
      ].join("\n"),
    );
    const jobs = [
      { title: "Cook", ...OWN },
      { title: "Driver", ...OWN },
      { title: "Fitter", ...NAMED },
      { title: "Guard", ...UNNAMED },
    ];
    expect(await kept()).toEqual(jobs);
    const { exportJobsCsv } = await ask<{ exportJobsCsv: { text: string } }>(
      "query ($id: ID!) { exportJobsCsv(companyId: $id) { text } }",
      { id: company.id },
    );
    expect(exportJobsCsv.text).toContain(",for client,client name,client industry,");
    await portal.dataSource.query("truncate jobs cascade");
    await importCsv(exportJobsCsv.text);
    expect(await kept()).toEqual(jobs);
  });
});

describe("whoever reads a job away from its page (AGCY-05)", () => {
  const URL = "https://jobs.example/jobs/1";

  it("is told the client where it is named, and who takes the applications", async () => {
    const job = await make.job({ companyId: company.id, ...NAMED, clientName: "Kabini & Sons" });
    const posting = jobPosting(job, company, URL);
    expect(posting.hiringOrganization).toEqual({ "@type": "Organization", name: "Kabini & Sons" });
    expect(posting.description).toContain(
      "<p>Posted by ABC Staffing for Kabini &amp; Sons (Textiles). Applications go to ABC Staffing.</p>",
    );
  });

  it("is told the company where the client isn't named", async () => {
    const job = await make.job({ companyId: company.id, ...UNNAMED, applyUrl: "https://abc.example/apply" });
    const posting = jobPosting(job, company, URL);
    expect(posting.hiringOrganization).toMatchObject({ name: "ABC Staffing" });
    expect(posting.description).toContain("<p>Posted by ABC Staffing for a client in banking.</p>");
    const own = jobPosting(await make.job({ companyId: company.id }), company, URL);
    expect(own.description).not.toContain("Posted by");
  });
});

it("the client's name is read for words of scams like the rest (AGCY-08)", async () => {
  const { standing } = await postFor({ clientName: "Kabini Mills, pay Rs 500 for registration" });
  expect(standing?.status).toBe("HELD");
  const { describeWording } = await ask<{ describeWording: object[] }>(
    "query ($fields: JobDraftFieldsInput!) { describeWording(fields: $fields) { field kind text } }",
    { fields: jobForm({ clientName: "Kabini Mills, call 98450 12345" }) },
  );
  expect(describeWording).toEqual([{ field: "clientName", kind: "PHONE_NUMBER", text: "98450 12345" }]);
});
