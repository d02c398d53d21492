import { randomUUID } from "node:crypto";
import { apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { post, postForm } from "../../../test/posting";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { Education } from "./job.enums";
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

const titlesFor = async (q: string) => {
  const { jobs } = await ask<{ jobs: { items: { title: string }[] } }>(
    "query ($q: String!) { jobs(filter: { q: $q }) { items { title } } }",
    { q },
  );
  return jobs.items.map(({ title }) => title).sort();
};

describe("the education that a job asks for (JOBX-01)", () => {
  it("is posted, changed, and read with the job; left out, nothing is said of it", async () => {
    const read = async (id: string) =>
      (await ask<{ job: object }>("query ($id: ID!) { job(id: $id) { education } }", { id })).job;
    const open = await post(portal, member, { companyId: company.id });
    expect(await read(open.id)).toEqual({ education: null });
    const { id } = await post(portal, member, {
      companyId: company.id,
      title: "Draughtsman",
      education: "ITI",
    });
    expect(await read(id)).toEqual({ education: "ITI" });
    const { code } = await postForm(portal, member, { companyId: company.id, education: "PHD" });
    expect(code).toBe("BAD_USER_INPUT");
  });

  it("is kept in a draft, and in a copy of the job", async () => {
    const draft = await ask<{ saveJobDraft: object }>(
      `mutation ($id: ID!) { saveJobDraft(id: $id, fields: { education: DIPLOMA }) { fields { title education } } }`,
      { id: randomUUID() },
    );
    expect(draft.saveJobDraft).toEqual({ fields: { title: null, education: "DIPLOMA" } });
    const job = await make.job({ companyId: company.id, education: Education.GRADUATE });
    const copy = await ask<{ duplicateJob: object }>(
      "mutation ($id: ID!) { duplicateJob(id: $id) { fields { education } } }",
      { id: job.id },
    );
    expect(copy.duplicateJob).toEqual({ fields: { education: "GRADUATE" } });
  });

  it("stays with an application as it was", async () => {
    const job = await make.job({ education: Education.TENTH });
    const seeker = await make.person();
    await apply(portal, seeker, job);
    await portal.dataSource.query("update jobs set education = null where id = $1", [job.id]);
    const answer = await ask<{ myApplications: object }>(
      "{ myApplications { items { job { education } } } }",
      {},
      seeker,
    );
    expect(answer.myApplications).toEqual({ items: [{ job: { education: "TENTH" } }] });
  });
});

describe("a search", () => {
  it("finds jobs by the words of their education, and lets go of them when it changes (JOBX-01)", async () => {
    const { id: companyId } = company;
    const job = await make.job({ companyId, title: "Loom Tuner", education: Education.DIPLOMA });
    await make.job({ companyId, title: "Bobbin Winder", education: Education.TENTH });
    await make.job({ companyId, title: "Yarn Grader", education: Education.TWELFTH });
    await make.job({ companyId, title: "Bale Checker", education: Education.ANY });
    expect(await titlesFor("diploma")).toEqual(["Loom Tuner"]);
    expect(await titlesFor("10th pass")).toEqual(["Bobbin Winder"]);
    expect(await titlesFor("12th pass yarn")).toEqual(["Yarn Grader"]);
    await portal.dataSource.query("update jobs set education = 'postgraduate' where id = $1", [job.id]);
    expect(await titlesFor("diploma")).toEqual([]);
    expect(await titlesFor("postgraduate")).toEqual(["Loom Tuner"]);
  });
});

describe("a file of jobs", () => {
  const REST = "type,location,salary,experience,description,requirements";
  const importFile = (csv: string) =>
    portal.ask("mutation ($input: ImportJobsCsvInput!) { importJobsCsv(input: $input) { created } }", {
      variables: { input: { companyId: company.id, importId: randomUUID(), csv } },
      token: member.token,
    });

  it.each(["education", "Qualification", "Minimum Qualification"])(
    "has it in a column called '%s' (JOBX-01)",
    async (header) => {
      const row = "full-time,Mysuru,₹20k/month,2 years,Lay pipes.,None.";
      const csv = `title,${header},${REST}\nPlumber,ITI,${row}\nWelder,,${row}`;
      expect((await importFile(csv)).errors).toEqual([]);
      const { exportJobsCsv } = await ask<{ exportJobsCsv: { text: string } }>(
        "query ($id: ID!) { exportJobsCsv(companyId: $id) { text } }",
        { id: company.id },
      );
      const [head = "", ...rows] = exportJobsCsv.text.replace("\uFEFF", "").trim().split("\r\n");
      const at = head.split(",").indexOf("education");
      expect(rows.map((line) => line.split(",")[at]).sort()).toEqual(["", "iti"]);
    },
  );

  it("says which values a cell may have, and takes the column once", async () => {
    const row = "full-time,Mysuru,₹20k/month,2 years,Lay pipes.,None.";
    const wrong = await importFile(`title,education,${REST}\nPlumber,Own laptop,${row}`);
    expect(wrong.errors[0]?.extensions.fields).toEqual([
      {
        field: "lines.2.education",
        message: "must be one of 10th, 12th, iti, diploma, graduate, postgraduate, any",
      },
    ]);
    const twice = await importFile(`title,education,qualification,${REST}\nPlumber,iti,iti,${row}`);
    expect(twice.errors[0]?.extensions.fields).toEqual([
      { field: "qualification", message: "stands there twice" },
    ]);
  });
});

it.each([
  [Education.TENTH, "high school"],
  [Education.TWELFTH, "high school"],
  [Education.ITI, "professional certificate"],
  [Education.DIPLOMA, "associate degree"],
  [Education.GRADUATE, "bachelor degree"],
  [Education.POSTGRADUATE, "postgraduate degree"],
])("Google is told of %s as of a credential: %s (JOBX-01)", async (education, credentialCategory) => {
  const job = await make.job({ companyId: company.id, education });
  expect(jobPosting(job, company, "https://jobs.example").educationRequirements).toEqual({
    "@type": "EducationalOccupationalCredential",
    credentialCategory,
  });
});

it("Google is told where a job asks for none in particular, and nothing where it doesn't say (JOBX-01)", async () => {
  const jobs = [await make.job({ education: Education.ANY }), await make.job({ education: null })];
  const told = jobs.map((job) => jobPosting(job, company, "https://jobs.example").educationRequirements);
  expect(told).toEqual(["no requirements", undefined]);
});
