import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { JobFileWorld, workbook } from "../../../test/files/job-file-world";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { workbookOf } from "../../../test/files/workbook-file";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let company: Company;
let files: JobFileWorld;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  company = await make.company({}, [member]);
  files = new JobFileWorld({ portal, member, company });
});

describe("a file that is sent", () => {
  it("is taken apart, and its columns are found with examples of what is read", async () => {
    const { id, status } = await files.upload(workbook({ Vehicle: "2W reqd" }, {}));
    expect(status).toBe(201);
    expect(await files.see(id)).toMatchObject({ state: "READING", counts: { rows: 0 } });
    await files.work(id);
    const file = await files.see(id);
    expect(file).toMatchObject({ state: "MAPPING", counts: { rows: 2, read: 0 }, unanswered: [] });
    expect(file?.columns.map(({ field }) => field)).toEqual([
      ...["title", "pay", "location", "experience", "skills", "description", "requirements", "type"],
      ...[null, "reference", "company"],
    ]);
    expect(file?.columns[4]?.examples[0]).toMatchObject({ found: "LMV | GPS", read: "LMV · GPS" });
  });

  it("once more with its id stays one file", async () => {
    const { id } = await files.upload(workbook({}));
    expect(await files.upload(workbook({}), { id })).toMatchObject({ status: 201 });
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
    const { id } = await files.upload(content);
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ state: "FAILED", failure });
  });

  it("larger than 20 MB is refused, and so is one for a company of others", async () => {
    expect(await files.upload(Buffer.alloc(20 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      code: "JOB_FILE_TOO_LARGE",
    });
    const other = await make.company({}, []);
    expect(await files.upload(workbook({}), { companyId: other.id })).toMatchObject({ status: 404 });
  });

  it("is its uploader's alone", async () => {
    const { id } = await files.upload(workbook({}));
    const colleague = await make.person();
    expect(await files.see(id, colleague.token)).toBeNull();
    expect(await files.act("deleteJobFile", { id }, colleague.token)).toBe("NOT_FOUND");
    expect((await files.upload(workbook({}), { id, token: colleague.token })).status).toBe(404);
  });
});

describe("the columns of a file", () => {
  const map = (id: string, columns: object[], answers: object[] = []) =>
    files.act("mapJobFile", { input: { id, columns, answers } });

  it("can be told, are remembered for the company, and two of one field are asked about", async () => {
    const { id } = await files.upload(workbook({ Vehicle: "2W reqd" }));
    await files.work(id);
    expect(await map(id, [{ index: 8, field: "requirements" }])).toMatchObject({
      columns: expect.arrayContaining([expect.objectContaining({ index: 6, isAsked: true })]) as object,
    });
    expect(await files.act("readJobFile", { id, isRemembered: true })).toBe("JOB_FILE_UNANSWERED");
    await map(id, [{ index: 6, field: null }]);
    expect(await files.act("readJobFile", { id, isRemembered: true })).toMatchObject({ state: "MENDING" });
    const { id: next } = await files.upload(workbook({}));
    await files.work(next);
    const file = await files.see(next);
    expect(file?.columns.map(({ field }) => field).slice(6)).toEqual([
      null,
      "type",
      "requirements",
      "reference",
      "company",
    ]);
    expect(file?.columns[8]?.toldAt).not.toBeNull();
  });

  it("that are missing, and a type that is none, are answered once for the file", async () => {
    const { id } = await files.upload(workbook({ Type: "IT-Software" }, { Type: "" }, {}));
    await files.work(id);
    await map(id, [{ index: 6, field: null }]);
    expect(await files.see(id)).toMatchObject({ unanswered: ["requirements", "type"], rowsWithoutType: 2 });
    expect(await files.act("readJobFile", { id, isRemembered: false })).toBe("JOB_FILE_UNANSWERED");
    const answers = [
      { field: "requirements", value: "As described." },
      { field: "type", value: "contract" },
    ];
    expect(await map(id, [], answers)).toMatchObject({ unanswered: [] });
    await files.act("readJobFile", { id, isRemembered: false });
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ counts: { ready: 3 } });
  });

  it("are refused where they name no field of a job", async () => {
    const { id } = await files.upload(workbook({}));
    await files.work(id);
    expect(await map(id, [{ index: 0, field: "salary" }])).toBe("BAD_USER_INPUT");
  });
});

describe("what is asked about rows (FILE-05)", () => {
  it("is told with the spreadsheet's row, the cell and proposals, and taken or taken back for all at once", async () => {
    const id = await files.bringIn({}, { CTC: "50000 - 300000 PA" }, { City: "" }, { CTC: "" });
    expect(await files.see(id)).toMatchObject({
      counts: { rows: 4, read: 4, ready: 1, proposed: 2, refused: 1 },
    });
    const [pay] = await files.rowsOf(id, "pay");
    expect(pay).toMatchObject({ row: 3, problems: [{ field: "pay", found: "50000 - 300000 PA" }] });
    expect(pay?.problems[0]?.proposals[0]?.words).toBe("Up to ₹3 LPA");
    expect(await files.act("takeJobFileProposals", { id })).toMatchObject({
      counts: { ready: 3, proposed: 0, answered: 2 },
    });
    expect((await files.rowsOf(id)).map(({ row, standing }) => [row, standing])).toEqual([
      [3, "READY"],
      [4, "REFUSED"],
      [5, "READY"],
    ]);
    expect(await files.act("undoJobFileRows", { id, row: 3 })).toMatchObject({
      counts: { ready: 2, proposed: 1 },
    });
    expect(await files.act("undoJobFileRows", { id })).toMatchObject({
      counts: { ready: 1, proposed: 2, answered: 0 },
    });
  });

  it("is mended by another text, which can be taken back, or left out", async () => {
    const id = await files.bringIn({ City: "" }, { City: "" });
    const mended = await files.act("mendJobFileRow", { id, row: 2, field: "location", value: "Agra" });
    expect(mended).toMatchObject({ counts: { ready: 1, refused: 1 } });
    expect(await files.act("undoJobFileRows", { id, row: 2 })).toMatchObject({
      counts: { ready: 0, refused: 2 },
    });
    expect(await files.act("leaveOutJobFileRow", { id, row: 2, isLeftOut: true })).toMatchObject({
      counts: { refused: 1, leftOut: 1 },
    });
  });

  it("names rows and open jobs that a row is like, and references that stand twice", async () => {
    await make.job({ companyId: company.id, title: "Cooks", city: "Pune" });
    const id = await files.bringIn(
      { "Job Title": "Cook" },
      { "Job Title": "Guard", Ref: "G1" },
      { "Job Title": "Guards", Ref: "G1" },
    );
    const asked = await files.rowsOf(id);
    expect(
      asked.map(({ row, standing, problems }) => [row, standing, problems.map(({ field }) => field)]),
    ).toEqual([
      [2, "PROPOSED", ["title"]],
      [4, "REFUSED", ["reference", "title"]],
    ]);
  });

  it("is told of wording too, which is mended in all rows at once and taken back (FILE-14)", async () => {
    const only = { JD: "You drive. Female only." };
    const id = await files.bringIn(
      only,
      { JD: "You drive at night. Female only." },
      { "Job Title": "Salesman" },
      {},
    );
    expect(await files.see(id)).toMatchObject({
      counts: { ready: 4, worded: 3, held: 2, answered: 0 },
      wordings: [
        { words: "female only", rowCount: 2, mendableCount: 2, isHeld: true, grounds: ["SEX"] },
        { words: "salesman", rowCount: 1, isHeld: false, instead: ["Salesperson"] },
      ],
    });
    expect((await files.rowsOf(id)).map(({ row, wording }) => [row, wording[0]?.text])).toEqual([
      [2, "Female only."],
      [3, "Female only."],
      [4, "Salesman"],
    ]);
    const mend = (words: string) => files.act("mendJobFileWording", { id, words });
    expect(await mend("female only")).toMatchObject({
      counts: { ready: 4, worded: 1, held: 0, answered: 2 },
    });
    const [first] = await files.rowsOf(id, "wording");
    expect(first).toMatchObject({
      row: 2,
      canUndo: true,
      wording: [{ text: "Female only.", isMended: true }],
    });
    expect(await files.act("undoJobFileRows", { id, row: 3 })).toMatchObject({
      counts: { worded: 2, held: 1 },
    });
    expect(await files.act("mendJobFileWording", { id, words: "salesman", row: 4 })).toMatchObject({
      counts: { worded: 1 },
    });
    expect(await mend("bachelors only")).toBe("NOT_FOUND");
    await files.act("postJobFile", { id, isPartial: false });
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ state: "DONE", createdCount: 4, heldCount: 1 });
    const jobs = await portal.dataSource.query<{ title: string; description: string }[]>(
      "select title, description from jobs where company_id = $1 order by title",
      [company.id],
    );
    expect(jobs.map(({ title, description }) => [title, description])).toEqual([
      ["Driver a", "You drive. Everybody who can do this work may apply."],
      ["Driver b", "You drive at night. Female only."],
      ["Driver d", "You drive."],
      ["Salesperson", "You drive."],
    ]);
  });

  it("is taken for all at once only where nothing is doubtful, unless that is said (FILE-20)", async () => {
    const low = "4000 pm";
    const id = await files.bringIn(
      {},
      { CTC: "50000 - 300000 PA", "Key Skills": "x".repeat(41) },
      { CTC: low },
      { "Job Title": "Driver a" },
      { "Job Title": "Driver a", CTC: low },
      { City: "Aurangabad" },
    );
    expect(await files.see(id)).toMatchObject({ counts: { ready: 1, proposed: 5 } });
    const doubts = [
      { doubt: "PAY", rowCount: 2 },
      { doubt: "DUPLICATE", rowCount: 2 },
      { doubt: "PLACE", rowCount: 1 },
    ];
    expect(await files.proposalsOf(id)).toEqual({
      ...{ rowCount: 1, mendedCount: 1, clearedCount: 1, keptCount: 0 },
      doubts,
    });
    expect(await files.proposalsOf(id, ["PAY"])).toMatchObject({
      rowCount: 2,
      mendedCount: 1,
      keptCount: 1,
      doubts,
    });
    expect(await files.proposalsOf(id, ["PAY", "DUPLICATE"])).toMatchObject({ rowCount: 4 });
    const ready = async (variables: object) => {
      const file = await files.act("takeJobFileProposals", { id, ...variables });
      return typeof file === "string" ? file : file.counts.ready;
    };
    expect(await ready({})).toBe(2);
    expect(await ready({ doubts: ["PAY"] })).toBe(3);
    expect(await ready({ row: 6 })).toBe(4);
    expect(await files.proposalsOf(id, ["DUPLICATE"])).toMatchObject({
      rowCount: 1,
      doubts: [doubts[1] && { ...doubts[1], rowCount: 1 }, doubts[2]],
    });
    expect(await ready({ doubts: ["PAY", "DUPLICATE", "PLACE"] })).toBe(6);
  });

  it("counts as doubtful what a release before proposed as it stands (FILE-20)", async () => {
    const id = await files.bringIn({ CTC: "4000 pm" });
    await portal.dataSource.query(
      "update job_file_rows set problems = problems #- '{0,proposals,0,doubt}' where file_id = $1",
      [id],
    );
    expect(await files.proposalsOf(id)).toMatchObject({ rowCount: 0, doubts: [{ doubt: "PAY" }] });
  });

  it("comes back as a file with what was typed, and the problems in its last column", async () => {
    const id = await files.bringIn({}, { City: "" });
    await portal.dataSource.query("update job_file_rows set taken = $2 where file_id = $1", [
      id,
      { title: "Van driver" },
    ]);
    const answer = await portal.ask<{ exportJobFileRows: { text: string; rowCount: number } }>(
      "query ($id: ID!) { exportJobFileRows(id: $id) { text rowCount } }",
      { variables: { id }, token: member.token },
    );
    expect(answer.data?.exportJobFileRows.rowCount).toBe(1);
    expect(answer.data?.exportJobFileRows.text).toMatch(
      /Ref,Company,problems\r\nVan driver,.*location is required/s,
    );
  });
});
