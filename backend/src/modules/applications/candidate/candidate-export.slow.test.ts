import { apply, move } from "../../../test/applications";
import { storeApplications } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import { FULL, newResume } from "../../../test/resumes";
import type { CsvFile } from "../../../text/csv";
import type { Account } from "../../accounts/account.entity";
import type { Job } from "../../jobs/job/job.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let member: Person;
let job: Job;

const NOW = new Date("2026-11-10T20:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");
const HEADER =
  "\uFEFFname,e-mail (once shortlisted),phone (once shortlisted),title,job,stage,applied on,match in %,years of experience,city,employer,expected pay,notice period in days,education";

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => NOW },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  const { id: companyId } = await make.company({}, [member]);
  job = await make.job({ companyId, title: "Welder", openUntil: FAR });
});

async function exportedFile(args = "", viewer = member): Promise<CsvFile> {
  const { data, code } = await portal.ask<{ exportCandidatesCsv: CsvFile } | null>(
    `{ exportCandidatesCsv${args && `(${args})`} { text rowCount isCut } }`,
    viewer,
  );
  if (!data) throw new Error(code);
  return data.exportCandidatesCsv;
}

const exported = async (args = "", viewer = member): Promise<string[]> =>
  (await exportedFile(args, viewer)).text.split("\r\n").slice(0, -1);

async function sent(displayName: string, additionalData: Account["additionalData"] = {}, to: Job = job) {
  const seeker = await make.person({ displayName, additionalData });
  return { seeker, id: await apply(portal, seeker, to) };
}

describe("an export of candidates", () => {
  it("has e-mail and phone of those shortlisted alone, as the candidate's page does", async () => {
    const profile = { phone: "98450 12345", title: "Welder", location: "Pune" };
    const { id, seeker } = await sent("Asha", profile);
    const [header, hidden] = await exported();
    expect(header).toBe(HEADER);
    expect(hidden).toBe("Asha,,,Welder,Welder,New,2026-11-11,,,Pune,,,,");
    await move(portal, member, id, "SHORTLISTED");
    const [, shown] = await exported();
    expect(shown).toContain(`Asha,${seeker.email},98450 12345,Welder,Welder,Shortlisted,`);
    await move(portal, member, id, "NOT_SELECTED");
    expect((await exported()).join()).not.toMatch(/98450|@/);
  });

  it("has the match, and the years that a resume tells of", async () => {
    const person = await make.person();
    const work = { ...FULL.experience[0], startDate: "2020-01", endDate: "2024-06", isCurrent: false };
    const { id: resumeId } = await newResume(portal, person, {
      title: "Welder",
      basicInfo: { ...FULL.basicInfo, location: "Pune" },
      experience: [work],
    });
    await portal.ask("mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }", {
      variables: { input: { jobId: job.id, resumeId } },
      token: person.token,
    });
    const [, row] = await exported();
    expect(row).toBe("Asha Menon,,,Welder,Welder,New,2026-11-11,91,4,Pune,,,,graduate");
  });

  it("has those whom the list has for the same filter, and in its order", async () => {
    const { id } = await sent("Asha");
    await sent("Bala");
    const other = await make.job({ companyId: job.companyId, title: "Turner", openUntil: FAR });
    await sent("Chitra", {}, other);
    await move(portal, member, id, "SHORTLISTED");
    const names = async (args: string) => (await exported(args)).slice(1).map((row) => row.split(",")[0]);
    expect(await names("sort: NEWEST")).toEqual(["Chitra", "Bala", "Asha"]);
    expect(await names(`filter: { jobId: "${job.id}" }, sort: NEWEST`)).toEqual(["Bala", "Asha"]);
    expect(await names("filter: { statuses: [SHORTLISTED] }")).toEqual(["Asha"]);
    expect(await names('filter: { text: "turn" }')).toEqual(["Chitra"]);
  });

  it("has nothing of other companies, whatever job is asked for", async () => {
    await sent("Asha");
    const rival = await make.person();
    await make.company({}, [rival]);
    for (const args of ["", `filter: { jobId: "${job.id}" }`])
      expect(await exported(args, rival)).toEqual([HEADER]);
  });

  it("lets no cell be taken for a formula", async () => {
    await sent('=HYPERLINK("https://example.com")');
    expect((await exported())[1]).toMatch(/^"'=HYPERLINK/);
  });

  it("reads hundreds of them in a few queries, and says where it leaves out those beyond 5,000", async () => {
    const people = (count: number) => storeApplications(portal, job, { count, status: "viewed", at: NOW });
    await people(240);
    expect(await countQueries(() => exported())).toBeLessThan(10);
    await people(4_760);
    expect(await exportedFile()).toMatchObject({ rowCount: 5_000, isCut: false });
    await people(1);
    const { text, rowCount, isCut } = await exportedFile();
    expect([text.split("\r\n").slice(1, -1).length, rowCount, isCut]).toEqual([5_000, 5_000, true]);
  });
});
