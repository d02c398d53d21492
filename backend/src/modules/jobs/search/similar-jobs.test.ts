import { createFactories, type Factories } from "../../../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import { WorkMode } from "../job/job.enums";
import { tradeOf } from "./similar-jobs.service";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(() => portal.dataSource.query("truncate jobs, companies, accounts cascade"));

async function similarTo(id: string, first?: number) {
  const query = `query ($id: ID!, $first: Int! = 6) {
    similarJobs(id: $id, first: $first) { id title city company { name } }
  }`;
  const variables = { id, ...(first !== undefined && { first }) };
  const { data, errors, code } = await portal.ask<{
    similarJobs: { id: string; title: string; city: string }[];
  }>(query, { variables });
  return { code, errors, places: data?.similarJobs.map(({ title, city }) => `${title}, ${city}`) };
}

it.each([
  ["Senior Software Engineer - Payments (Pune)", "Software Engineer"],
  ["Sr. Accountant", "Accountant"],
  ["Staff Nurse II", "Nurse"],
  ["Head Cook, night shift", "Cook"],
  ["Electrician | Industrial", "Electrician"],
  ["Trainee", "Trainee"],
  ["C++ Developer", "C++ Developer"],
])("'%s' is the trade '%s'", (title, trade) => {
  expect(tradeOf(title)).toBe(trade);
});

describe("similar jobs", () => {
  it("are of the same trade: in the same city first, then of its first skill there, then anywhere", async () => {
    const skills = ["Patient care"];
    const job = await make.job({ title: "Senior Staff Nurse", city: "Pune", skills });
    await make.job({ title: "Ward Nurse", city: "Delhi", skills: ["Triage"] });
    await make.job({ title: "Caregiver", city: "Delhi", skills });
    await make.job({ title: "Caregiver", city: "Pune", skills });
    await make.job({ title: "Nurse - Nights (Camp)", city: "Pune", skills: ["Triage"] });
    await make.job({ title: "Welder", city: "Pune", skills: ["Arc welding"] });
    expect((await similarTo(job.id)).places).toEqual([
      "Nurse - Nights (Camp), Pune",
      "Caregiver, Pune",
      "Ward Nurse, Delhi",
      "Caregiver, Delhi",
    ]);
  });

  it("are of the trade that the title means, in the words of others too", async () => {
    const job = await make.job({ title: "Junior Office Assistant", city: "Pune", skills: [] });
    await make.job({ title: "Office Manager", city: "Pune", skills: [] });
    await make.job({ title: "Back Office Executive", city: "Pune", skills: [] });
    expect((await similarTo(job.id)).places).toEqual(["Back Office Executive, Pune"]);
  });

  it("are as many as asked for, six unless said otherwise", async () => {
    const [job] = await make.jobs(9);
    expect((await similarTo(job?.id ?? "")).places).toHaveLength(6);
    expect((await similarTo(job?.id ?? "", 3)).places).toHaveLength(3);
    expect((await similarTo(job?.id ?? "", 13)).code).toBe("BAD_USER_INPUT");
    expect((await similarTo(job?.id ?? "", 0)).code).toBe("BAD_USER_INPUT");
  });

  it("of a remote job are remote ones first", async () => {
    const job = await make.job({ city: null, workMode: WorkMode.REMOTE });
    await make.job({ city: "Pune" });
    await make.job({ city: null, workMode: WorkMode.REMOTE });
    expect((await similarTo(job.id)).places).toEqual(["Staff Nurse, null", "Staff Nurse, Pune"]);
  });

  it("are there for a job that has closed, and not for a draft or for no job at all", async () => {
    const closed = await make.job({ closedAt: new Date() });
    const draft = await make.job({ postedAt: null });
    await make.job();
    expect((await similarTo(closed.id)).places).toHaveLength(1);
    for (const id of [draft.id, "none", "01a1fcec-b8c6-771f-8283-6c8f625203bc"])
      expect((await similarTo(id)).places).toEqual([]);
  });

  it("take a constant number of statements", async () => {
    const [job] = await make.jobs(20);
    // The first search has the index take in what changed.
    await similarTo(job?.id ?? "", 2);
    const few = await countQueries(() => similarTo(job?.id ?? "", 2));
    const many = await countQueries(() => similarTo(job?.id ?? "", 12));
    expect(many).toBe(few);
  });
});
