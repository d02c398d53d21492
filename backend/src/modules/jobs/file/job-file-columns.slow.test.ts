import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { JobFileWorld, workbook } from "../../../test/files/job-file-world";
import { startTestPortal, type TestPortal } from "../../../test/portal";

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

const map = (id: string, columns: object[], answers: object[] = []) =>
  files.act("mapJobFile", { input: { id, columns, answers } });

describe("the columns of a file", () => {
  it("of types have an answer for each word that is none, with a proposal (FILE-13)", async () => {
    const { id } = await files.upload(
      workbook({ Type: "Perm" }, { Type: "perm." }, { Type: "Zulu" }, { Type: "" }),
    );
    await files.work(id);
    await map(id, [], [{ field: "type", value: "internship" }]);
    expect(await files.see(id)).toMatchObject({
      ...{ unanswered: ["type"], rowsWithoutType: 1 },
      typeWords: [
        { word: expect.stringMatching(/^perm/i) as string, rowCount: 2, proposal: "FULL_TIME", answer: null },
        { word: "Zulu", rowCount: 1, proposal: null, answer: null },
      ],
    });
    const tell = (word: string, type: string) =>
      files.act("mapJobFile", { input: { id, columns: [], answers: [], types: [{ word, type }] } });
    expect(await tell("Banking", "CONTRACT")).toBe("BAD_USER_INPUT");
    await tell("PERM", "FULL_TIME");
    expect(await files.act("readJobFile", { id, isRemembered: false })).toBe("JOB_FILE_UNANSWERED");
    expect(await tell("Zulu", "CONTRACT")).toMatchObject({ unanswered: [] });
    await files.act("readJobFile", { id, isRemembered: false });
    await files.work(id);
    await files.act("postJobFile", { id, isPartial: false });
    await files.work(id);
    const types = await portal.dataSource.query<{ type: string }[]>(
      "select type from jobs where company_id = $1 order by title",
      [company.id],
    );
    expect(types.map(({ type }) => type)).toEqual(["full-time", "full-time", "contract", "internship"]);
  });

  it("of types keep the one answer of a file that was mapped before its words were asked about", async () => {
    const { id } = await files.upload(workbook({ Type: "Perm" }));
    await files.work(id);
    await portal.dataSource.query(
      "update job_files set answers = '{\"type\": \"contract\"}', state = 'mending' where id = $1",
      [id],
    );
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ counts: { ready: 1 } });
  });

  it("name companies, whose rows go to the uploader's own or stay out, never to another's (FILE-15)", async () => {
    const mills = await make.company({ name: "Kabini Mills Pvt Ltd", verifiedAt: new Date() }, [member]);
    const foods = await make.company({ name: "Tunga Foods", verifiedAt: null }, [member]);
    const others = await make.company({ name: "Hampi Tours", verifiedAt: new Date() }, [await make.person()]);
    await make.job({ companyId: mills.id, reference: "R1" });
    const { id } = await files.upload(
      workbook(
        { Company: company.name },
        { Company: "M/s Kabini Mills", Ref: "R2" },
        { Company: "Kabini Mills", Ref: "R1" },
        { Company: "Tunga Foods", Ref: "R1" },
        { Company: "Hampi Tours" },
        {},
      ),
    );
    await files.work(id);
    const names = (await files.see(id))?.companyNames.map((one) => [
      one.rowCount,
      one.isAsked,
      one.companyName,
    ]);
    expect(names).toHaveLength(4);
    expect(names).toEqual(
      expect.arrayContaining([
        [2, false, mills.name],
        [1, false, company.name],
        [1, true, null],
        [1, true, null],
      ]),
    );
    const tell = (name: string, companyId: string | null) =>
      files.act("mapJobFile", { input: { id, columns: [], answers: [], companies: [{ name, companyId }] } });
    expect(await tell("Hampi Tours", others.id)).toBe("BAD_USER_INPUT");
    expect(await tell("Kabini Mills", company.id)).toBe("BAD_USER_INPUT");
    expect(await tell("Tunga Foods", foods.id)).toMatchObject({ unanswered: [] });
    await files.act("readJobFile", { id, isRemembered: true });
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ counts: { ready: 4, refused: 1, unchanged: 1 } });
    const [stays] = await files.rowsOf(id, "company");
    expect(stays).toMatchObject({
      row: 6,
      problems: [{ field: "company", found: "Hampi Tours", proposals: [] }],
    });
    const answer = { id, row: 6, field: "company" };
    expect(await files.act("mendJobFileRow", { ...answer, value: null })).toMatchObject({
      counts: { refused: 1 },
    });
    expect(await files.act("mendJobFileRow", { ...answer, value: "Kabini Mills" })).toMatchObject({
      counts: { ready: 5 },
    });
    expect(await files.act("undoJobFileRows", { id, row: 6 })).toMatchObject({ counts: { refused: 1 } });
    await files.act("postJobFile", { id, isPartial: true });
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ state: "DONE", createdCount: 4 });
    const titles = async (of: Company) => (await files.jobsOf(of.id)).map(({ title }) => title);
    expect(await titles(company)).toEqual(["Driver a", "Driver f"]);
    expect(await titles(mills)).toHaveLength(2);
    expect(await titles(mills)).toContain("Driver b");
    expect(await titles(foods)).toEqual(["Driver d"]);
    expect(await titles(others)).toEqual([]);
  });
});
