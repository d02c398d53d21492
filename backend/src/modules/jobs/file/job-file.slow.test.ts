import { randomUUID } from "node:crypto";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { workbookOf } from "../../../test/workbook-file";
import type { JobFile } from "./job-file.entity";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let company: Company;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  company = await make.company({}, [member]);
});

const HEADER = [
  "Job Title",
  "CTC",
  "City",
  "Exp",
  "Key Skills",
  "JD",
  "Desired profile",
  "Type",
  "Vehicle",
  "Ref",
];
type Row = Partial<Record<(typeof HEADER)[number], string>>;

const GOOD: Row = {
  "Job Title": "Car Driver",
  CTC: "18k pm",
  City: "Pune",
  Exp: "1-3 yrs",
  "Key Skills": "LMV | GPS",
  JD: "You drive.",
  "Desired profile": "A licence.",
  Type: "Full Time, Permanent",
};

/** A workbook of rows that are good but for what is said of them; their titles tell them apart. */
const workbook = (...rows: readonly Row[]) =>
  workbookOf({
    name: "Openings",
    rows: [
      HEADER,
      ...rows.map((row, at) =>
        HEADER.map((name) => ({ ...GOOD, "Job Title": `Driver ${"abcdefgh"[at % 8]}`, ...row })[name] ?? ""),
      ),
    ],
  });

async function upload(
  file: Buffer,
  { id = randomUUID() as string, token = member.token, companyId = company.id } = {},
) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(file)]), "ignored.xlsx");
  const answer = await fetch(`${portal.url}/api/companies/${companyId}/job-files/${id}?name=openings.xlsx`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { id, status: answer.status, ...((await answer.json()) as { code?: string }) };
}

const FILE = `id state name sheet isStopped failure failedRow createdCount heldCount unanswered rowsWithoutType
  counts { rows read ready proposed refused unchanged leftOut answered } fieldCounts { field count }
  columns { index header field isAsked toldAt examples { row found read } } answers { field value }`;

interface SeenFile extends Pick<
  JobFile,
  "id" | "state" | "failure" | "createdCount" | "heldCount" | "isStopped"
> {
  unanswered: string[];
  rowsWithoutType: number;
  counts: Record<string, number>;
  columns: {
    index: number;
    header: string;
    field: string | null;
    isAsked: boolean;
    toldAt: string | null;
    examples: { found: string; read: string | null }[];
  }[];
}

async function see(id: string, token = member.token): Promise<SeenFile | null> {
  const answer = await portal.ask<{ myJobFile: SeenFile | null }>(
    `query ($id: ID!) { myJobFile(id: $id) { ${FILE} } }`,
    {
      variables: { id },
      token,
    },
  );
  expect(answer.errors).toEqual([]);
  return answer.data?.myJobFile ?? null;
}

/** @returns the file, or the code of the refusal */
async function act(call: string, variables: object, token = member.token): Promise<SeenFile | string> {
  const types: Record<string, string> = {
    ...{
      id: "ID!",
      row: "Int",
      field: "String!",
      value: "String",
      isRemembered: "Boolean!",
      isStopped: "Boolean!",
    },
    ...{ isPartial: "Boolean!", isLeftOut: "Boolean!", sheet: "String!", input: "MapJobFileInput!" },
  };
  const names = Object.keys(variables);
  const isOne = call === "mendJobFileRow" || call === "leaveOutJobFileRow";
  const declared = names
    .map((name) => `$${name}: ${name === "row" && isOne ? "Int!" : types[name]}`)
    .join(", ");
  const passed = names.map((name) => `${name}: $${name}`).join(", ");
  const answer = await portal.ask<{ file: SeenFile }>(
    `mutation (${declared}) { file: ${call}(${passed}) { ${FILE} } }`,
    { variables, token },
  );
  return answer.data?.file ?? answer.code ?? "";
}

const work = (id: string) => portal.services.jobFileWorker.work(id);

/** Sends a file and has it read with its columns as they are found. */
async function bringIn(...rows: readonly Row[]): Promise<string> {
  const { id } = await upload(workbook(...rows));
  await work(id);
  expect(await act("readJobFile", { id, isRemembered: true })).toMatchObject({ state: "MENDING" });
  await work(id);
  return id;
}

const rowsOf = async (id: string, field?: string) => {
  const answer = await portal.ask<{
    jobFileRows: {
      total: number;
      items: {
        row: number;
        standing: string;
        canUndo: boolean;
        problems: { field: string; found: string; proposals: { value: string | null; words: string }[] }[];
      }[];
    };
  }>(
    "query ($id: ID!, $field: String) { jobFileRows(id: $id, field: $field) { total items { row standing canUndo problems { field found message proposals { value words } } } } }",
    { variables: { id, field }, token: member.token },
  );
  expect(answer.errors).toEqual([]);
  return answer.data?.jobFileRows.items ?? [];
};

const jobsOf = (companyId: string) =>
  portal.dataSource.query<{ title: string; reference: string | null }[]>(
    "select title, reference from jobs where company_id = $1 order by title",
    [companyId],
  );

describe("a file that is sent", () => {
  it("is taken apart, and its columns are found with examples of what is read", async () => {
    const { id, status } = await upload(workbook({ Vehicle: "2W reqd" }, {}));
    expect(status).toBe(201);
    expect(await see(id)).toMatchObject({ state: "READING", counts: { rows: 0 } });
    await work(id);
    const file = await see(id);
    expect(file).toMatchObject({ state: "MAPPING", counts: { rows: 2, read: 0 }, unanswered: [] });
    expect(file?.columns.map(({ field }) => field)).toEqual([
      ...["title", "pay", "location", "experience", "skills", "description", "requirements", "type"],
      ...[null, "reference"],
    ]);
    expect(file?.columns[4]?.examples[0]).toMatchObject({ found: "LMV | GPS", read: "LMV · GPS" });
  });

  it("once more with its id stays one file", async () => {
    const { id } = await upload(workbook({}));
    expect(await upload(workbook({}), { id })).toMatchObject({ status: 201 });
    const answer = await portal.ask<{ myJobFiles: object[] }>("{ myJobFiles { id } }", {
      token: member.token,
    });
    expect(answer.data?.myJobFiles).toEqual([{ id }]);
  });

  it.each([
    ["a PDF", Buffer.from("%PDF-1.7"), "FORMAT"],
    ["a sheet without rows", workbookOf({ name: "A", rows: [["Job Title"]] }), "EMPTY"],
    ["a bomb of rows", Buffer.from(`title\n${"a\n".repeat(5_001)}`), "TOO_MANY_ROWS"],
  ])("as %s fails with the reason", async (_what, content, failure) => {
    const { id } = await upload(content);
    await work(id);
    expect(await see(id)).toMatchObject({ state: "FAILED", failure });
  });

  it("larger than 20 MB is refused, and so is one for a company of others", async () => {
    expect(await upload(Buffer.alloc(20 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      code: "JOB_FILE_TOO_LARGE",
    });
    const other = await make.company({}, []);
    expect(await upload(workbook({}), { companyId: other.id })).toMatchObject({ status: 404 });
  });

  it("is its uploader's alone", async () => {
    const { id } = await upload(workbook({}));
    const colleague = await make.person();
    expect(await see(id, colleague.token)).toBeNull();
    expect(await act("deleteJobFile", { id }, colleague.token)).toBe("NOT_FOUND");
    expect((await upload(workbook({}), { id, token: colleague.token })).status).toBe(404);
  });
});

describe("the columns of a file", () => {
  const map = (id: string, columns: object[], answers: object[] = []) =>
    act("mapJobFile", { input: { id, columns, answers } });

  it("can be told, are remembered for the company, and two of one field are asked about", async () => {
    const { id } = await upload(workbook({ Vehicle: "2W reqd" }));
    await work(id);
    expect(await map(id, [{ index: 8, field: "requirements" }])).toMatchObject({
      columns: expect.arrayContaining([expect.objectContaining({ index: 6, isAsked: true })]) as object,
    });
    expect(await act("readJobFile", { id, isRemembered: true })).toBe("JOB_FILE_UNANSWERED");
    await map(id, [{ index: 6, field: null }]);
    expect(await act("readJobFile", { id, isRemembered: true })).toMatchObject({ state: "MENDING" });
    const { id: next } = await upload(workbook({}));
    await work(next);
    const file = await see(next);
    expect(file?.columns.map(({ field }) => field).slice(6)).toEqual([
      null,
      "type",
      "requirements",
      "reference",
    ]);
    expect(file?.columns[8]?.toldAt).not.toBeNull();
  });

  it("that are missing, and a type that is none, are answered once for the file", async () => {
    const { id } = await upload(workbook({ Type: "IT-Software" }, { Type: "" }, {}));
    await work(id);
    await map(id, [{ index: 6, field: null }]);
    expect(await see(id)).toMatchObject({ unanswered: ["requirements", "type"], rowsWithoutType: 2 });
    expect(await act("readJobFile", { id, isRemembered: false })).toBe("JOB_FILE_UNANSWERED");
    const answers = [
      { field: "requirements", value: "As described." },
      { field: "type", value: "contract" },
    ];
    expect(await map(id, [], answers)).toMatchObject({ unanswered: [] });
    await act("readJobFile", { id, isRemembered: false });
    await work(id);
    expect(await see(id)).toMatchObject({ counts: { ready: 3 } });
  });

  it("are refused where they name no field of a job", async () => {
    const { id } = await upload(workbook({}));
    await work(id);
    expect(await map(id, [{ index: 0, field: "salary" }])).toBe("BAD_USER_INPUT");
  });
});

describe("what is asked about rows", () => {
  it("is told with the spreadsheet's row, the cell and proposals, and taken or taken back for all at once", async () => {
    const id = await bringIn({}, { CTC: "50000 - 300000 PA" }, { City: "" }, { CTC: "" });
    expect(await see(id)).toMatchObject({ counts: { rows: 4, read: 4, ready: 1, proposed: 2, refused: 1 } });
    const [pay] = await rowsOf(id, "pay");
    expect(pay).toMatchObject({ row: 3, problems: [{ field: "pay", found: "50000 - 300000 PA" }] });
    expect(pay?.problems[0]?.proposals[0]?.words).toBe("Up to ₹3 LPA");
    expect(await act("takeJobFileProposals", { id })).toMatchObject({
      counts: { ready: 3, proposed: 0, answered: 2 },
    });
    expect((await rowsOf(id)).map(({ row, standing }) => [row, standing])).toEqual([
      [3, "READY"],
      [4, "REFUSED"],
      [5, "READY"],
    ]);
    expect(await act("undoJobFileRows", { id, row: 3 })).toMatchObject({ counts: { ready: 2, proposed: 1 } });
    expect(await act("undoJobFileRows", { id })).toMatchObject({
      counts: { ready: 1, proposed: 2, answered: 0 },
    });
  });

  it("is mended by another text, which can be taken back, or left out", async () => {
    const id = await bringIn({ City: "" }, { City: "" });
    const mended = await act("mendJobFileRow", { id, row: 2, field: "location", value: "Agra" });
    expect(mended).toMatchObject({ counts: { ready: 1, refused: 1 } });
    expect(await act("undoJobFileRows", { id, row: 2 })).toMatchObject({ counts: { ready: 0, refused: 2 } });
    expect(await act("leaveOutJobFileRow", { id, row: 2, isLeftOut: true })).toMatchObject({
      counts: { refused: 1, leftOut: 1 },
    });
  });

  it("names rows and open jobs that a row is like, and references that stand twice", async () => {
    await make.job({ companyId: company.id, title: "Cooks", city: "Pune" });
    const id = await bringIn(
      { "Job Title": "Cook" },
      { "Job Title": "Guard", Ref: "G1" },
      { "Job Title": "Guards", Ref: "G1" },
    );
    const asked = await rowsOf(id);
    expect(
      asked.map(({ row, standing, problems }) => [row, standing, problems.map(({ field }) => field)]),
    ).toEqual([
      [2, "PROPOSED", ["title"]],
      [4, "REFUSED", ["reference", "title"]],
    ]);
  });

  it("comes back as a file with the problems in its last column", async () => {
    const id = await bringIn({}, { City: "" });
    const answer = await portal.ask<{ exportJobFileRows: { text: string; rowCount: number } }>(
      "query ($id: ID!) { exportJobFileRows(id: $id) { text rowCount } }",
      { variables: { id }, token: member.token },
    );
    expect(answer.data?.exportJobFileRows.rowCount).toBe(1);
    expect(answer.data?.exportJobFileRows.text).toMatch(/Ref,problems\r\nDriver b,.*location is required/s);
  });
});

describe("posting a file", () => {
  it("brings in the rows that are ready, once, and leaves the others out where that is said", async () => {
    const id = await bringIn({ Ref: "D1" }, { City: "" }, { Ref: "D3" });
    expect(await act("postJobFile", { id, isPartial: false })).toBe("JOB_FILE_UNANSWERED");
    expect(await act("postJobFile", { id, isPartial: true })).toMatchObject({ state: "POSTING" });
    await Promise.all([work(id), work(id)]);
    await work(id);
    expect(await see(id)).toMatchObject({ state: "DONE", createdCount: 2, heldCount: 0 });
    expect(await jobsOf(company.id)).toEqual([
      { title: "Driver a", reference: "D1" },
      { title: "Driver c", reference: "D3" },
    ]);
    expect(await act("postJobFile", { id, isPartial: true })).toBe("JOB_FILE_STATE");
  });

  it("takes the proposals that were taken", async () => {
    const id = await bringIn({ CTC: "50000 - 300000 PA" });
    await act("takeJobFileProposals", { id });
    await act("postJobFile", { id, isPartial: false });
    await work(id);
    const [job] = await portal.dataSource.query<{ pay: string }[]>(
      "select pay_text as pay from jobs where company_id = $1",
      [company.id],
    );
    expect(job?.pay).toContain("Up to");
  });

  it("leaves jobs as they are whose reference the company has", async () => {
    await make.job({ companyId: company.id, reference: "D1", title: "Pilot" });
    const id = await bringIn({ Ref: "D1" }, {});
    expect(await see(id)).toMatchObject({ counts: { ready: 1, unchanged: 1 } });
  });

  it("posts none where the node dies in the middle, and all when another takes over", async () => {
    const id = await bringIn(
      ...Array.from({ length: 300 }, (_, at) => ({ "Job Title": `Driver of line ${at}` })),
    );
    await act("postJobFile", { id, isPartial: false });
    // The database ends the node's connection at the last row, as it does with a node that is killed.
    await portal.dataSource.query(`
      create function end_node() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger end_node before insert on jobs for each row
        when (new.title = 'Driver of line 299') execute function end_node();`);
    await expect(work(id)).rejects.toThrow();
    expect([await jobsOf(company.id), await see(id)]).toMatchObject([
      [],
      { state: "POSTING", createdCount: 0 },
    ]);
    await portal.dataSource.query("drop trigger end_node on jobs; drop function end_node()");
    await work(id);
    expect(await see(id)).toMatchObject({ state: "DONE", createdCount: 300 });
    expect(await jobsOf(company.id)).toHaveLength(300);
  });

  it("fails where its uploader may not post for the company any more", async () => {
    const id = await bringIn({});
    await act("postJobFile", { id, isPartial: false });
    await portal.dataSource.query("delete from company_members where company_id = $1", [company.id]);
    await work(id);
    const [file] = await portal.dataSource.query<object[]>(
      "select state, failure from job_files where id = $1",
      [id],
    );
    expect(file).toEqual({ state: "failed", failure: "not-allowed" });
  });
});

describe("a file whose node is gone", () => {
  it("goes to another within two minutes, and goes on where the first one was", async () => {
    const id = await bringIn({}, {}, {});
    await portal.dataSource.query("update job_file_rows set standing = null where file_id = $1 and row > 2", [
      id,
    ]);
    await portal.dataSource.query("delete from graphile_worker._private_jobs");
    const waiting = () =>
      portal.dataSource.query<{ key: string }[]>(
        "select key from graphile_worker._private_jobs where key like 'job-file:%'",
      );
    await portal.services.jobFileWorker.watch();
    expect(await waiting()).toEqual([]);
    await portal.dataSource.query(
      "update job_files set updated_at = now() - interval '61 seconds' where id = $1",
      [id],
    );
    await portal.services.jobFileWorker.watch();
    expect(await waiting()).toEqual([{ key: `job-file:${id}` }]);
    await work(id);
    expect(await see(id)).toMatchObject({ counts: { read: 3, ready: 3 } });
  });

  it("stays stopped where it was stopped, keeps what was read, and can be posted so", async () => {
    const id = await bringIn({}, {});
    await portal.dataSource.query("update job_file_rows set standing = null where file_id = $1 and row > 2", [
      id,
    ]);
    await act("stopJobFile", { id, isStopped: true });
    await work(id);
    expect(await see(id)).toMatchObject({ isStopped: true, counts: { read: 1 } });
    await act("postJobFile", { id, isPartial: true });
    await work(id);
    expect(await see(id)).toMatchObject({ state: "DONE", createdCount: 1 });
  });
});
