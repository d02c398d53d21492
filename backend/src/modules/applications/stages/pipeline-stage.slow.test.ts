import { apply } from "../../../test/applications";
import { noticesOf, seenBy, storeApplications, undo } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import type { Job } from "../../jobs/job/job.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let owner: Person;
let recruiter: Person;
let viewer: Person;
let seeker: Person;
let companyId: string;
let job: Job;
let applicationId: string;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  owner = await make.person({ displayName: "Asha Menon" });
  recruiter = await make.person({ displayName: "Bala Kumar" });
  viewer = await make.person();
  seeker = await make.person();
  companyId = (await make.company({}, [owner, recruiter, viewer])).id;
  await hasRole(recruiter, "recruiter");
  await hasRole(viewer, "viewer");
  job = await make.job({ companyId });
  applicationId = await apply(portal, seeker, job);
});

const hasRole = ({ id }: Person, role: string) =>
  portal.dataSource.query("update company_members set role = $2 where account_id = $1", [id, role]);

interface Stages {
  pipelineStages: { id: string; name: string; status: string }[];
}

async function add(name: string, { by = owner, status = "SHORTLISTED", of = companyId } = {}) {
  const { data, code } = await portal.ask<{ addPipelineStage: Stages } | null>(
    `mutation ($input: AddPipelineStageInput!) {
      addPipelineStage(input: $input) { pipelineStages { id name status } }
    }`,
    { variables: { input: { companyId: of, name, status } }, token: by.token },
  );
  return { stages: data?.addPipelineStage.pipelineStages ?? [], code };
}

async function added(name: string, status = "SHORTLISTED"): Promise<string> {
  const { stages } = await add(name, { status });
  return stages.find((stage) => stage.name === name)?.id ?? "";
}

interface Outcome {
  moveId: string | null;
  results: { refusal: string | null; candidate: { status: string; stageId: string | null } | null }[];
}

async function move(
  item: { expectedStatus: string; expectedStageId?: string | null },
  target: { to: string; stageId?: string | null },
  by = recruiter,
) {
  const { data, code } = await portal.ask<{ moveApplications: Outcome } | null>(
    `mutation ($input: MoveApplicationsInput!) {
      moveApplications(input: $input) { moveId results { refusal candidate { status stageId } } }
    }`,
    { variables: { input: { items: [{ applicationId, ...item }], ...target } }, token: by.token },
  );
  const [result] = data?.moveApplications.results ?? [];
  return {
    moveId: data?.moveApplications.moveId ?? null,
    refusal: result?.refusal,
    ...result?.candidate,
    code,
  };
}

const rename = async (stageId: string, name: string, by = owner) => {
  const { data, code } = await portal.ask<{ renamePipelineStage: Stages } | null>(
    `mutation ($input: RenamePipelineStageInput!) {
      renamePipelineStage(input: $input) { pipelineStages { id name status } }
    }`,
    { variables: { input: { stageId, name } }, token: by.token },
  );
  return { names: data?.renamePipelineStage.pipelineStages.map((stage) => stage.name), code };
};

const remove = async (id: string, by = owner) => {
  const { data, code } = await portal.ask<{ removePipelineStage: { candidateCount: number } } | null>(
    "mutation ($id: ID!) { removePipelineStage(id: $id) { candidateCount company { pipelineStages { id } } } }",
    { variables: { id }, token: by.token },
  );
  return { count: data?.removePipelineStage.candidateCount, code };
};

async function standing() {
  const [row] = await portal.dataSource.query<{ status: string; stageId: string | null; at: Date }[]>(
    `select status, stage_id as "stageId", status_at as at from applications where id = $1`,
    [applicationId],
  );
  return row;
}

async function countsAt(stageId: string, filter: object = {}): Promise<number | undefined> {
  const { data } = await portal.ask<{
    candidates: {
      stageCounts: { stageId: string; count: number }[];
      counts: { status: string; count: number }[];
    };
  }>(
    `query ($filter: CandidateFilter!) {
      candidates(filter: $filter, first: 1) { stageCounts { stageId count } counts { status count } }
    }`,
    { variables: { filter }, token: recruiter.token },
  );
  return data?.candidates.stageCounts.find((one) => one.stageId === stageId)?.count;
}

async function listedAt(filter: object): Promise<{ ids: string[]; total: number | undefined }> {
  const { data } = await portal.ask<{ candidates: { total: number; items: { id: string }[] } }>(
    "query ($filter: CandidateFilter!) { candidates(filter: $filter) { total items { id } } }",
    { variables: { filter }, token: recruiter.token },
  );
  return { ids: (data?.candidates.items ?? []).map(({ id }) => id), total: data?.candidates.total };
}

async function historyOf() {
  const { data } = await portal.ask<{
    candidate: {
      history: { status: string; stageName: string | null; actorName: string | null; isUndo: boolean }[];
    };
  }>(`query ($id: ID!) { candidate(applicationId: $id) { history { status stageName actorName isUndo } } }`, {
    variables: { id: applicationId },
    token: recruiter.token,
  });
  return (data?.candidate.history ?? []).map(({ status, stageName, actorName, isUndo }) =>
    [status, stageName, actorName, isUndo ? "undo" : ""].filter(Boolean).join(" "),
  );
}

describe("a company's own stages (STAGE-01)", () => {
  it("stand behind their status in the pipeline's order, with a tidy name", async () => {
    await add("Trade test", { status: "INTERVIEW" });
    const { stages } = await add("  Phone   screen ");
    expect(stages.map(({ name, status }) => [name, status])).toEqual([
      ["Phone screen", "SHORTLISTED"],
      ["Trade test", "INTERVIEW"],
    ]);
  });

  it.each(["phone SCREEN", "Shortlisted", "under review", "इंटरव्यू"])(
    "are refused the name %s",
    async (name) => {
      await add("Phone screen");
      expect(await add(name)).toMatchObject({ code: "STAGE_NAME_TAKEN" });
    },
  );

  it.each(["SUBMITTED", "HIRED", "NOT_SELECTED", "WITHDRAWN"])("never stand behind %s", async (status) => {
    expect(await add("Phone screen", { status })).toMatchObject({ code: "STAGE_NOT_ALLOWED" });
  });

  it("are eight at most, even when two owners add at once", async () => {
    for (let count = 1; count < 8; count += 1) await add(`Round ${count}`);
    const both = await Promise.all([add("Last one"), add("One more")]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(["STAGE_LIMIT_REACHED", undefined]);
  });

  it("are renamed by owners, and keep those who stand there", async () => {
    const id = await added("Phone screen");
    await add("Trial day");
    await move({ expectedStatus: "SUBMITTED" }, { to: "SHORTLISTED", stageId: id });
    expect(await rename(id, "trial DAY")).toMatchObject({ code: "STAGE_NAME_TAKEN" });
    expect(await rename(id, "First call", recruiter)).toMatchObject({ code: "MEMBER_ROLE" });
    expect(await rename(id, "PHONE screen")).toMatchObject({ names: ["PHONE screen", "Trial day"] });
    expect(await standing()).toMatchObject({ stageId: id });
    expect((await historyOf()).at(-1)).toBe("SHORTLISTED Phone screen Bala Kumar");
  });

  it("are the owners' to name, and read by whoever answers candidates alone", async () => {
    expect(await add("Phone screen", { by: recruiter })).toMatchObject({ code: "MEMBER_ROLE" });
    expect(await add("Phone screen", { by: seeker })).toMatchObject({ code: "NOT_FOUND" });
    const id = await added("Phone screen");
    expect(await remove(id, recruiter)).toMatchObject({ code: "MEMBER_ROLE" });
    const read = async ({ token }: Person) => {
      const { data } = await portal.ask<{ myCompanies: Stages[] }>(
        "{ myCompanies { pipelineStages { id } } }",
        {
          token,
        },
      );
      return data?.myCompanies[0]?.pipelineStages.length;
    };
    expect([await read(recruiter), await read(viewer)]).toEqual([1, 0]);
  });
});

describe("moves to them (STAGE-02)", () => {
  let stageId: string;
  beforeEach(async () => {
    stageId = await added("Phone screen");
  });

  it("lead to the status and the stage, of which the applicant reads the status alone", async () => {
    const moved = await move({ expectedStatus: "SUBMITTED" }, { to: "SHORTLISTED", stageId });
    expect(moved).toMatchObject({ refusal: null, status: "SHORTLISTED", stageId });
    expect(await seenBy(portal, seeker)).toMatchObject({ status: "SHORTLISTED" });
    expect(await historyOf()).toEqual(["SUBMITTED", "SHORTLISTED Phone screen Bala Kumar"]);
  });

  it("within a status tell the applicant nothing, and are in the history with who made them", async () => {
    await move({ expectedStatus: "SUBMITTED" }, { to: "SHORTLISTED" });
    const [before, told, seen] = [
      await standing(),
      await noticesOf(portal, seeker),
      await seenBy(portal, seeker),
    ];
    const step = { expectedStatus: "SHORTLISTED", expectedStageId: null };
    expect(await move(step, { to: "SHORTLISTED", stageId })).toMatchObject({ refusal: null, stageId });
    expect(await standing()).toEqual({ ...before, stageId });
    expect(await noticesOf(portal, seeker)).toEqual(told);
    expect(await seenBy(portal, seeker)).toEqual(seen);
    expect((await historyOf()).at(-1)).toBe("SHORTLISTED Phone screen Bala Kumar");
    // A second recruiter saw them stand where they were.
    expect(await move(step, { to: "SHORTLISTED", stageId })).toMatchObject({ refusal: "CONFLICT" });
    const again = { expectedStatus: "SHORTLISTED" };
    expect(await move(again, { to: "SHORTLISTED", stageId })).toMatchObject({ refusal: "MOVE_NOT_ALLOWED" });
  });

  it("are taken back, within a status and beyond it", async () => {
    await move({ expectedStatus: "SUBMITTED" }, { to: "SHORTLISTED" });
    const told = await noticesOf(portal, seeker);
    const within = await move({ expectedStatus: "SHORTLISTED" }, { to: "SHORTLISTED", stageId });
    expect(await undo(portal, recruiter, within.moveId)).toMatchObject({ movedCount: 1 });
    expect(await standing()).toMatchObject({ status: "shortlisted", stageId: null });
    expect(await noticesOf(portal, seeker)).toEqual(told);
    expect(await undo(portal, recruiter, within.moveId)).toMatchObject({ movedCount: 0 });

    await move({ expectedStatus: "SHORTLISTED" }, { to: "SHORTLISTED", stageId });
    const beyond = await move({ expectedStatus: "SHORTLISTED" }, { to: "INTERVIEW" });
    expect(await standing()).toMatchObject({ status: "interview", stageId: null });
    expect(await undo(portal, recruiter, beyond.moveId)).toMatchObject({ movedCount: 1 });
    expect(await standing()).toMatchObject({ status: "shortlisted", stageId });
    expect((await historyOf()).at(-1)).toBe("SHORTLISTED Phone screen Bala Kumar undo");
  });

  it("end with the status, whoever changes it", async () => {
    await move({ expectedStatus: "SUBMITTED" }, { to: "SHORTLISTED", stageId });
    await portal.ask("mutation ($id: ID!) { withdrawApplication(id: $id) { id } }", {
      variables: { id: applicationId },
      token: seeker.token,
    });
    expect(await standing()).toMatchObject({ status: "withdrawn", stageId: null });
  });

  it("are refused to a stage that is gone, another status's or another company's", async () => {
    const step = { expectedStatus: "SUBMITTED" };
    expect(await move(step, { to: "INTERVIEW", stageId })).toMatchObject({ code: "STAGE_GONE" });
    const stranger = await make.person();
    const other = await make.company({}, [stranger]);
    const foreign = (await add("Phone screen", { by: stranger, of: other.id })).stages[0]?.id;
    expect(await move(step, { to: "SHORTLISTED", stageId: foreign })).toMatchObject({ code: "STAGE_GONE" });
    await remove(stageId);
    expect(await move(step, { to: "SHORTLISTED", stageId })).toMatchObject({ code: "STAGE_GONE" });
    expect(await standing()).toMatchObject({ status: "submitted" });
  });
});

describe("who stands at them (STAGE-03)", () => {
  it("counts with the rest of the filter, and among those of the status", async () => {
    const stageId = await added("Phone screen");
    const [one] = await storeApplications(portal, job, { count: 2, status: "shortlisted", at: new Date() });
    await portal.dataSource.query("update applications set stage_id = $1 where id = $2", [stageId, one]);
    expect(await countsAt(stageId)).toBe(1);
    expect(await countsAt(stageId, { jobId: job.id })).toBe(1);
    expect(await countsAt(stageId, { oncePerPerson: true })).toBe(1);
    expect(await countsAt(stageId, { text: "nobody is called so" })).toBe(0);
  });

  it.each([{}, { oncePerPerson: true }])(
    "are listed by themselves, and those at none by themselves, %j",
    async (more) => {
      const stageId = await added("Phone screen");
      const ids = await storeApplications(portal, job, { count: 3, status: "shortlisted", at: new Date() });
      const [one = "", ...others] = ids;
      await portal.dataSource.query("update applications set stage_id = $1 where id = $2", [stageId, one]);
      const filter = { statuses: ["SHORTLISTED"], ...more };
      expect(await listedAt({ ...filter, stageId })).toEqual({ ids: [one], total: 1 });
      const unstaged = await listedAt({ ...filter, stageId: null });
      expect(unstaged.ids.toSorted()).toEqual(others.toSorted());
      expect(unstaged.total).toBe(2);
      expect(await listedAt(filter)).toMatchObject({ total: 3 });
      expect(await listedAt({ ...filter, stageId: "no id" })).toEqual({ ids: [], total: 0 });
      expect(await countsAt(stageId, { ...filter, stageId: null })).toBe(0);
    },
  );

  it("go back to the status when the stage is removed, and are told nothing", async () => {
    const stageId = await added("Phone screen");
    await move({ expectedStatus: "SUBMITTED" }, { to: "SHORTLISTED", stageId });
    const [before, told] = [await standing(), await noticesOf(portal, seeker)];
    expect(await remove(stageId)).toEqual({ count: 1, code: undefined });
    expect(await standing()).toEqual({ ...before, stageId: null });
    expect(await noticesOf(portal, seeker)).toEqual(told);
    expect((await historyOf()).slice(-2)).toEqual([
      "SHORTLISTED Phone screen Bala Kumar",
      "SHORTLISTED Asha Menon",
    ]);
  });

  it("are nobody when a stage goes while somebody is moved there", async () => {
    const stageId = await added("Phone screen");
    const [moved, removed] = await Promise.all([
      move({ expectedStatus: "SUBMITTED" }, { to: "SHORTLISTED", stageId }),
      remove(stageId),
    ]);
    expect(removed.code).toBeUndefined();
    expect([undefined, "STAGE_GONE"]).toContain(moved.code);
    expect(await standing()).toMatchObject({ stageId: null });
  });
});
