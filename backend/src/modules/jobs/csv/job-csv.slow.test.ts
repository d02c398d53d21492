import { randomUUID } from "node:crypto";
import type { CsvFile } from "../../../text/csv";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { rowSums } from "../../../test/row-sums";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { WorkMode } from "../job/job.enums";

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

const HEADER = "title,type,location,salary,experience,description,requirements";
const ROW = "Plumber,full-time,Mysuru,₹20k/month,2 years,Lay pipes.,ITI.";
const file = (...rows: string[]) => [HEADER, ...rows].join("\r\n");

interface Preview {
  rowCount: number;
  unchangedCount: number;
  problemCount: number;
  problems: { line: number; column: string; message: string }[];
  questions: { line: number; column: string; code: string }[];
  sample: object[];
}

async function preview(csv: string) {
  const answer = await portal.ask<{ previewJobsCsv: Preview }>(
    `query ($input: PreviewJobsCsvInput!) { previewJobsCsv(input: $input) {
      rowCount unchangedCount problemCount problems { line column message }
      questions { line column code } sample { line title type location pay }
    } }`,
    { variables: { input: { companyId: company.id, csv } }, token: member.token },
  );
  return { ...answer, preview: answer.data?.previewJobsCsv };
}

async function importCsv(csv: string, values: object = {}, who: { token: string } = member) {
  const answer = await portal.ask<{ importJobsCsv: { created: number; held: number; unchanged: number } }>(
    "mutation ($input: ImportJobsCsvInput!) { importJobsCsv(input: $input) { created held unchanged } }",
    {
      variables: { input: { companyId: company.id, importId: randomUUID(), csv, ...values } },
      token: who.token,
    },
  );
  return { ...answer, result: answer.data?.importJobsCsv };
}

async function exportFile(companyId = company.id) {
  const { data, errors } = await portal.ask<{ exportJobsCsv: CsvFile }>(
    "query ($companyId: ID!) { exportJobsCsv(companyId: $companyId) { text rowCount isCut } }",
    { variables: { companyId }, token: member.token },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.exportJobsCsv;
}

const exportCsv = async (companyId = company.id) => (await exportFile(companyId)).text;

const COMPARED = `reference, title, type, work_mode, city, locality, pay_text, pay_yearly_max, experience_text, skills,
  description, requirements, benefits, openings, (open_until at time zone 'Asia/Kolkata')::date::text as open_until`;
const stored = (companyId: string) =>
  portal.dataSource.query<object[]>(
    `select ${COMPARED} from jobs where company_id = $1 order by title, reference`,
    [companyId],
  );

/** All tables but the count of calls, and the search index, which takes in earlier imports beside the requests. */
async function contents() {
  const sums = Object.entries(await rowSums(portal.dataSource));
  return sums.filter(([table]) => table !== "rate_limits" && !table.startsWith("job_search_"));
}

/** The refusal's code, and that nothing has changed. */
async function refusalOf(csv: string, values: object = {}) {
  const before = await contents();
  const { status, code, errors } = await importCsv(csv, values);
  expect(await contents()).toEqual(before);
  return { status, code, fields: errors[0]?.extensions.fields, message: errors[0]?.message };
}

describe("a file of jobs", () => {
  it("is shown as it is understood, and then goes in", async () => {
    const csv = file(ROW, ROW.replace("Plumber", "Welder").replace("₹20k/month", "Negotiable"));
    expect((await preview(csv)).preview).toEqual({
      rowCount: 2,
      unchangedCount: 0,
      problemCount: 0,
      problems: [],
      questions: [],
      sample: [
        {
          line: 2,
          title: "Plumber",
          type: "FULL_TIME",
          location: "Mysuru",
          pay: "₹20,000 a month, ₹2,40,000 a year",
        },
        { line: 3, title: "Welder", type: "FULL_TIME", location: "Mysuru", pay: null },
      ],
    });
    expect((await importCsv(csv)).result).toEqual({ created: 2, held: 0, unchanged: 0 });
    expect(await stored(company.id)).toMatchObject([
      { title: "Plumber", city: "Mysore", pay_yearly_max: 240_000, work_mode: "on-site", openings: 1 },
      { title: "Welder", pay_yearly_max: null },
    ]);
  });

  it("says how many of the jobs wait for an admin's review", async () => {
    const held = ROW.replace("Plumber", "Welder").replace(
      "Lay pipes.",
      "A registration fee of ₹500 is required.",
    );
    expect((await importCsv(file(ROW, held))).result).toEqual({ created: 2, held: 1, unchanged: 0 });
  });

  it("comes out as it went in: the columns are the same both ways", async () => {
    const tricky = {
      reference: "A-1",
      title: '=HYPERLINK("http://x")',
      description: '- Lay pipes\n- "Quoted", too',
      requirements: "+91 or @ home\r\nITI",
      experience: "-",
      skills: ["Pipes; and more", "@work"],
      benefits: ["PF, ESI", "Lunch"],
      openings: 3,
      payYearlyMax: 400_000,
    };
    await make.job({ companyId: company.id, ...tricky });
    await make.job({
      companyId: company.id,
      title: "Tailor",
      reference: "A-2",
      city: null,
      workMode: WorkMode.REMOTE,
      payYearlyMax: 400_000,
    });
    const csv = await exportCsv();
    const other = await make.company({}, [member]);
    expect((await importCsv(csv, { companyId: other.id })).result?.created).toBe(2);
    const trim = (rows: object[]) => JSON.parse(JSON.stringify(rows).replaceAll("\\r\\n", "\\n")) as object[];
    expect(trim(await stored(other.id))).toEqual(trim(await stored(company.id)));
    expect((await importCsv(csv)).result).toEqual({ created: 0, held: 0, unchanged: 2 });
  });

  it("is taken with and without a byte order mark, its columns in any order and case", async () => {
    const csv =
      "\uFEFFTYPE,Title,LOCATION,Salary,experience,Requirements,Description,work_mode\nInternship,Clerk,Mysuru,5 LPA,Fresher,B.Com.,Type.,Hybrid\n\n";
    expect((await importCsv(csv)).result).toEqual({ created: 1, held: 0, unchanged: 0 });
    expect(await stored(company.id)).toMatchObject([
      { title: "Clerk", type: "internship", work_mode: "hybrid" },
    ]);
  });

  it("leaves one entry in the audit trail: who brought in how many, for which company", async () => {
    const importId = randomUUID();
    const csv = file(ROW, ROW.replace("Plumber", "Welder"));
    await preview(csv);
    await importCsv(csv, { importId });
    const trail = await portal.dataSource.query<object[]>(
      `select action, actor_id as "actorId", subject_type as "subjectType", subject_id as "subjectId", after
       from audit_entries where subject_id = $1`,
      [company.id],
    );
    expect(trail).toEqual([
      {
        action: "job.import",
        actorId: member.id,
        subjectType: "company",
        subjectId: company.id,
        after: { created: "2" },
      },
    ]);
  });

  it("sent twice at once goes in once", async () => {
    const importId = randomUUID();
    const csv = file(ROW, ROW.replace("Plumber", "Welder"));
    const answers = await Promise.all([importCsv(csv, { importId }), importCsv(csv, { importId })]);
    expect(answers.map(({ result }) => result?.created).sort()).toEqual([0, 2]);
    expect(await stored(company.id)).toHaveLength(2);
  });
});

describe("a file for a company that was merged into the member's", () => {
  it("is compared with that one's jobs, and goes there", async () => {
    const merged = await make.company({ mergedIntoId: company.id });
    const { id, companyId } = { id: company.id, companyId: merged.id };
    const csv = `reference,${HEADER}\nM-1,${ROW}`;
    expect((await importCsv(csv)).result).toEqual({ created: 1, held: 0, unchanged: 0 });
    company = merged;
    expect((await preview(csv)).preview).toMatchObject({ unchangedCount: 1, questions: [] });
    expect((await preview(csv.replace("M-1", "M-2"))).preview?.questions).toMatchObject([
      { code: "POSSIBLE_DUPLICATE" },
    ]);
    expect((await importCsv(csv.replace("M-1", "M-2"))).code).toBe("CSV_UNCONFIRMED");
    const other = csv.replace("M-1", "M-3").replace("Plumber", "Welder");
    expect((await importCsv(other, { companyId })).result).toEqual({ created: 1, held: 0, unchanged: 0 });
    expect(await exportCsv(companyId)).toContain("Welder");
    const entries = await portal.dataSource.query<{ subject: string }[]>(
      "select distinct subject_id as subject from audit_entries where subject_id = any($1)",
      [[id, companyId]],
    );
    expect(entries).toEqual([{ subject: id }]);
  });
});

describe("a file that can't be read", () => {
  it.each([
    ["has another encoding", `${HEADER}\nCaf\uFFFD`, "CSV_ENCODING"],
    ["is UTF-16", [...`${HEADER}\n${ROW}`].join("\u0000"), "CSV_ENCODING"],
    ["is empty", "", "CSV_EMPTY"],
    ["has a header alone", HEADER, "CSV_EMPTY"],
    ["leaves a quote open", `${HEADER}\n"Plumber,full-time`, "CSV_MALFORMED"],
  ])("because it %s is refused with a code of its own", async (_what, csv, code) => {
    expect(await refusalOf(csv)).toMatchObject({ status: 400, code });
    expect((await preview(csv)).code).toBe(code);
  });

  it("because of its header says which columns stand there twice, or are missing", async () => {
    const { code, fields } = await refusalOf(`name,type,type,location,salary,experience,description\n${ROW}`);
    expect(code).toBe("CSV_HEADER");
    expect(fields).toEqual([
      { field: "type", message: "stands there twice" },
      { field: "title", message: "is missing" },
      { field: "requirements", message: "is missing" },
    ]);
  });
});

describe("a row with something wrong", () => {
  it("keeps the whole file out, and is named by line and column", async () => {
    const csv = file(
      ROW,
      `"Two\nlines, one cell",full-time,Mysuru,5 LPA,2 years,Text.,`,
      `=cmd|' /C calc'!A0,someday,--,₹2–9 LPA,5-2,Text.,ITI.`,
      `Short,full-time`,
    );
    const expected = [
      { line: 3, column: "requirements", message: "is required" },
      {
        line: 4,
        column: "title",
        message: "must not begin with '=': a spreadsheet would take it for a formula",
      },
      { line: 4, column: "location", message: "is required" },
      { line: 4, column: "experience", message: "must say the fewer years first, such as 2–4 years" },
      { line: 4, column: "type", message: "must be one of full-time, part-time, contract, internship" },
      { line: 5, column: "location", message: "is required" },
    ];
    const { problems, rowCount } = (await preview(csv)).preview ?? {};
    expect(rowCount).toBe(4);
    expect(problems?.slice(0, expected.length)).toEqual(expected);
    const { code, fields } = await refusalOf(`reference,${csv}`.replaceAll("\r\n", "\r\n,"));
    expect(code).toBe("CSV_REJECTED");
    expect(fields?.[0]).toEqual({ field: "lines.3.requirements", message: expected[0]?.message });
  });

  it.each([
    ["reference", `reference,${HEADER}\nA,${ROW}\nA,${ROW}`, "stands in line 2 as well"],
    ["openings", `openings,${HEADER}\nmany,${ROW}`, "must be a number"],
    ["open until", `open until,${HEADER}\nsoon,${ROW}`, "must be a day, such as 31-12-2026"],
    ["open until", `open until,${HEADER}\n2020-01-01,${ROW}`, "must lie ahead"],
    ["open until", `open until,${HEADER}\n2099-01-01,${ROW}`, "must lie at most 90 days ahead"],
    ["work mode", `work mode,${HEADER}\nmoon,${ROW}`, "must be one of on-site, hybrid, remote"],
  ])("is told by its %s", async (column, csv, message) => {
    expect((await preview(csv)).preview?.problems).toEqual([
      expect.objectContaining({ column, message: expect.stringContaining(message) as string }),
    ]);
    expect((await refusalOf(csv)).code).toBe("CSV_REJECTED");
  });
});

describe("a file with questions", () => {
  it("goes in once they are confirmed", async () => {
    await make.job({ companyId: company.id, title: "Plumbers", city: "Mysore" });
    const csv = file(ROW, ROW.replace("Plumber", "Welder").replace("₹20k/month", "₹20000 a year"), ROW);
    expect((await preview(csv)).preview?.questions).toEqual([
      { line: 2, column: "title", code: "POSSIBLE_DUPLICATE" },
      { line: 3, column: "salary", code: "PAY_LOOKS_MONTHLY" },
      { line: 4, column: "title", code: "POSSIBLE_DUPLICATE" },
    ]);
    expect((await refusalOf(csv)).code).toBe("CSV_UNCONFIRMED");
    expect((await importCsv(csv, { isConfirmed: true })).result?.created).toBe(3);
  });
});

describe("an export", () => {
  it("lets no cell be taken for a formula", async () => {
    for (const title of ["=1+1", "+1", "-1", "@sum"]) await make.job({ companyId: company.id, title });
    const lines = (await exportCsv()).split("\r\n").slice(1, -1);
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toMatch(/^,'[=+\-@]/);
  });
});

describe("the size of a file", () => {
  it("may have 5,000 rows, and no more; an export says where it leaves out older jobs", async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => ROW.replace("Plumber", `Plumber ${index}`));
    expect((await importCsv(file(...rows))).result).toEqual({ created: 5_000, held: 0, unchanged: 0 });
    expect((await refusalOf(file(...rows, ROW))).code).toBe("CSV_TOO_MANY_ROWS");
    const { data } = await portal.ask<{ jobs: { total: number } }>(
      '{ jobs(filter: { q: "plumber 4321" }) { total } }',
    );
    expect(data?.jobs.total).toBe(1);
    expect(await exportFile()).toMatchObject({ rowCount: 5_000, isCut: false });
    await make.job({ companyId: company.id });
    expect(await exportFile()).toMatchObject({ rowCount: 5_000, isCut: true });
  }, 60_000);
});
