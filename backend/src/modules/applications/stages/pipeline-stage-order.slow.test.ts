import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let owner: Person;
let recruiter: Person;
let companyId: string;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  owner = await make.person();
  recruiter = await make.person();
  companyId = (await make.company({}, [owner, recruiter])).id;
  await portal.dataSource.query("update company_members set role = 'recruiter' where account_id = $1", [
    recruiter.id,
  ]);
});

interface Stages {
  pipelineStages: { id: string; name: string }[];
}

/** @returns the new stage's id */
async function added(name: string, status = "SHORTLISTED"): Promise<string> {
  const { data } = await portal.ask<{ addPipelineStage: Stages }>(
    `mutation ($input: AddPipelineStageInput!) { addPipelineStage(input: $input) { pipelineStages { id name } } }`,
    { variables: { input: { companyId, name, status } }, token: owner.token },
  );
  return data?.addPipelineStage.pipelineStages.find((stage) => stage.name === name)?.id ?? "";
}

const order = async (stageIds: readonly string[], { by = owner, status = "SHORTLISTED" } = {}) => {
  const { data, code } = await portal.ask<{ orderPipelineStages: Stages } | null>(
    `mutation ($input: OrderPipelineStagesInput!) {
      orderPipelineStages(input: $input) { pipelineStages { id name status } }
    }`,
    { variables: { input: { companyId, status, stageIds } }, token: by.token },
  );
  return { names: data?.orderPipelineStages.pipelineStages.map((stage) => stage.name), code };
};

describe("the order of own stages (STAGE-04)", () => {
  it("is another one within a status, however often it is sent", async () => {
    const [phone, trial] = [await added("Phone screen"), await added("Trial day")];
    const offer = await added("Papers", "OFFERED");
    expect(await order([trial, phone])).toMatchObject({ names: ["Trial day", "Phone screen", "Papers"] });
    expect(await order([trial, phone])).toMatchObject({ names: ["Trial day", "Phone screen", "Papers"] });
    const last = await added("Medical");
    expect((await order([last, trial, phone])).names).toEqual([
      ...["Medical", "Trial day", "Phone screen"],
      "Papers",
    ]);
    expect((await order([offer], { status: "OFFERED" })).code).toBeUndefined();
  });

  it("is refused where stages are missing, foreign or twice, and to others than owners", async () => {
    const [phone, trial] = [await added("Phone screen"), await added("Trial day")];
    const papers = await added("Papers", "OFFERED");
    for (const ids of [[phone], [phone, phone], [phone, trial, papers], [phone, papers], []])
      expect((await order(ids)).code).toBe("STAGES_CHANGED");
    expect((await order([trial, phone], { by: recruiter })).code).toBe("MEMBER_ROLE");
    expect((await order([trial, phone], { by: await make.person() })).code).toBe("NOT_FOUND");
    expect((await order([papers], { status: "OFFERED" })).names).toEqual([
      ...["Phone screen", "Trial day", "Papers"],
    ]);
  });
});
