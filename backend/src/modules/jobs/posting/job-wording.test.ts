import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { jobForm, post } from "../../../test/posting";
import type { Account } from "../../accounts/account.entity";
import { Job } from "../job/job.entity";

let portal: TestPortal;
let make: Factories;
let poster: Account & NewIdentity;

beforeAll(async () => {
  portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  poster = await make.person();
});

const stored = (id: string) => portal.dataSource.getRepository(Job).findOneByOrFail({ id });

async function wordingOf(fields: object, jobId: string | null = null) {
  const { data } = await portal.ask<{ describeWording: { field: string; text: string; isHeld: boolean }[] }>(
    `query ($fields: JobDraftFieldsInput!, $jobId: ID) {
       describeWording(fields: $fields, jobId: $jobId) { field text isHeld } }`,
    { variables: { fields, jobId }, token: poster.token },
  );
  return data?.describeWording;
}

describe("a job's wording", () => {
  it("is told of field by field, before anything is posted", async () => {
    const wording = await wordingOf({
      title: "Salesman",
      description: "Sell tiles. Only male candidates.",
      requirements: "Call 98450 12345",
      benefits: ["Meals", "Bachelors only"],
    });
    expect(wording).toEqual([
      { field: "title", text: "Salesman", isHeld: false },
      { field: "description", text: "Only male candidates.", isHeld: true },
      { field: "requirements", text: "98450 12345", isHeld: false },
      { field: "benefits", text: "Bachelors only", isHeld: true },
    ]);
  });

  it("that shuts people out holds the job, and an admin sees by which rule and words", async () => {
    const { id, standing } = await post(portal, poster, {
      companyName: "Kabini Mills",
      description: "Run two lathes. Only male Hindu candidates, age below 25.",
    });
    expect(standing?.status).toBe("HELD");
    const { heldRules, heldReason } = await stored(id);
    expect(heldRules).toEqual(
      expect.arrayContaining([
        "shuts-out-by-sex: Only male Hindu candidates",
        "shuts-out-by-religion: Only male Hindu candidates",
        "shuts-out-by-age: age below 25",
      ]),
    );
    expect(heldReason).toMatch(/^Some of its wording seems to shut people out/);
    expect(heldReason).toContain("“Only male Hindu candidates”, “age below 25”");
    expect(heldReason).not.toContain("scam");
  });

  it("tells by causes why it holds a job, for words in another language (HEED-06)", async () => {
    const causesOf = async (id: string) => {
      const { data } = await portal.ask(
        "query ($id: ID!) { job(id: $id) { closure { holdCauses shutOutWords } } }",
        {
          ...{ variables: { id }, token: poster.token },
        },
      );
      return (data as { job: { closure: object } }).job.closure;
    };
    const form = { companyName: "Kabini Mills", description: "Run two lathes. Only male Hindu candidates." };
    const { id } = await post(portal, poster, form);
    expect(await causesOf(id)).toEqual({
      holdCauses: ["SHUTS_OUT"],
      shutOutWords: ["Only male Hindu candidates"],
    });
    const both = await post(portal, poster, {
      ...form,
      description: `${form.description} Pay a registration fee.`,
    });
    expect(await causesOf(both.id)).toMatchObject({ holdCauses: ["LIKE_SCAMS", "SHUTS_OUT"] });
    await portal.dataSource.query("update jobs set held_reason = 'Unclear pay.' where id = $1", [id]);
    expect(await causesOf(id)).toEqual({ holdCauses: [], shutOutWords: [] });
  });

  it("that is only asked about holds nothing", async () => {
    const { standing } = await post(portal, poster, {
      companyName: "Kabini Mills",
      title: "Salesman",
      description: "Young and dynamic team. Call 98450 12345 or mail hr@kabini.example.com",
    });
    expect(standing?.status).toBe("ACTIVE");
  });

  it("that an admin let pass in the job is not told of again", async () => {
    const company = await make.company({}, [poster]);
    const job = await make.job({ companyId: company.id, clearedRules: ["shuts-out-by-sex"] });
    const fields = { description: "Female wardens only." };
    expect(await wordingOf(fields)).toHaveLength(1);
    expect(await wordingOf(fields, job.id)).toEqual([]);
    const others = await make.job({ clearedRules: ["shuts-out-by-sex"] });
    expect(await wordingOf(fields, others.id)).toHaveLength(1);
  });

  it("stands in checkJob's answer, too", async () => {
    const { data } = await portal.ask<{ checkJob: { wording: object[] } }>(
      `query ($fields: JobDraftFieldsInput!) { checkJob(fields: $fields) { wording { kind grounds instead } } }`,
      { variables: { fields: jobForm({ requirements: "Unmarried" }) }, token: poster.token },
    );
    expect(data?.checkJob.wording).toEqual([
      {
        kind: "SHUTS_OUT",
        grounds: ["MARITAL_STATUS"],
        instead: ["You can work the hours and shifts described here"],
      },
    ]);
  });
});
