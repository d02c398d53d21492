import { apply } from "../../../test/applications";
import { storeApplications } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
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

const CRITERIA = ["Stitching", "Punctuality"];

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
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

const name = (criteria: string[], person = owner, jobId = job.id) =>
  portal.ask<{ saveScorecardCriteria: { scorecardCriteria: string[] } }>(
    `mutation ($input: SaveScorecardCriteriaInput!) {
      saveScorecardCriteria(input: $input) { scorecardCriteria }
    }`,
    { variables: { input: { jobId, criteria } }, token: person.token },
  );

const give = (person: Person, marks: (number | null)[], remark = "", criteria = CRITERIA) =>
  portal.ask("mutation ($input: GiveScorecardInput!) { giveScorecard(input: $input) { id } }", {
    variables: {
      input: {
        applicationId,
        remark,
        marks: criteria.map((criterion, index) => ({ criterion, mark: marks[index] ?? null })),
      },
    },
    token: person.token,
  });

interface Seen {
  scorecardSummary: { count: number; average: number | null };
  scorecards: {
    authorName: string | null;
    isOwn: boolean;
    average: number | null;
    remark: string | null;
    marks: { criterion: string; mark: number | null }[] | null;
  }[];
}

async function seenBy({ token }: Person): Promise<Seen> {
  const { data, errors } = await portal.ask<{ candidate: Seen }>(
    `query ($id: ID!) {
      candidate(applicationId: $id) {
        scorecardSummary { count average }
        scorecards { authorName isOwn average remark marks { criterion mark } }
      }
    }`,
    { variables: { id: applicationId }, token },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.candidate;
}

describe("the criteria of a job (PIPE-04)", () => {
  it("are named by whoever posts jobs, up to eight, each once", async () => {
    const { data } = await name([" Stitching ", "Punctuality"], recruiter);
    expect(data?.saveScorecardCriteria.scorecardCriteria).toEqual(CRITERIA);
    const nine = Array.from({ length: 9 }, (_, index) => `Skill ${index}`);
    expect((await name(nine)).code).toBe("BAD_USER_INPUT");
    expect((await name(["Stitching", "stitching"])).code).toBe("BAD_USER_INPUT");
  });

  it("are not named by viewers, nor by other companies", async () => {
    const stranger = await make.person();
    await make.company({}, [stranger]);
    expect((await name(CRITERIA, viewer)).code).toBe("MEMBER_ROLE");
    expect((await name(CRITERIA, stranger)).code).toBe("NOT_FOUND");
    expect((await name(CRITERIA, seeker)).code).toBe("NOT_FOUND");
  });

  it("are refused where it must not be asked about", async () => {
    expect((await name(["Stitching", "Your religion"])).code).toBe("QUESTION_NOT_ALLOWED");
  });

  it("are nothing that seekers or viewers read", async () => {
    await name(CRITERIA);
    const asked = async ({ token }: Person) => {
      const query = "query ($id: ID!) { job(id: $id) { scorecardCriteria } }";
      const { data } = await portal.ask<{ job: { scorecardCriteria: string[] } }>(query, {
        variables: { id: job.id },
        token,
      });
      return data?.job.scorecardCriteria;
    };
    expect(await asked(seeker)).toEqual([]);
    expect(await asked(viewer)).toEqual([]);
    expect(await asked(recruiter)).toEqual(CRITERIA);
  });
});

describe("scorecards (PIPE-05)", () => {
  beforeEach(() => name(CRITERIA));

  it("of others stay hidden until one has given one's own", async () => {
    await give(owner, [5, null], "Neat seams.");
    expect(await seenBy(recruiter)).toEqual({
      scorecardSummary: { count: 1, average: null },
      scorecards: [{ authorName: "Asha Menon", isOwn: false, average: null, remark: null, marks: null }],
    });
    await give(recruiter, [3, 4], "Came late.");
    expect(await seenBy(recruiter)).toEqual({
      scorecardSummary: { count: 2, average: 4.25 },
      scorecards: [
        {
          ...{ authorName: "Bala Kumar", isOwn: true, average: 3.5, remark: "Came late." },
          marks: [
            { criterion: "Stitching", mark: 3 },
            { criterion: "Punctuality", mark: 4 },
          ],
        },
        {
          ...{ authorName: "Asha Menon", isOwn: false, average: 5, remark: "Neat seams." },
          marks: [
            { criterion: "Stitching", mark: 5 },
            { criterion: "Punctuality", mark: null },
          ],
        },
      ],
    });
  });

  it("are one for each member, also where it is given twice at once", async () => {
    await Promise.all([give(owner, [1, 1]), give(owner, [2, 2]), give(owner, [3, 3])]);
    expect((await seenBy(owner)).scorecardSummary.count).toBe(1);
    await give(owner, [4, 4]);
    expect((await seenBy(owner)).scorecardSummary).toEqual({ count: 1, average: 4 });
  });

  it("keep their criteria, and are given by those that the job names now", async () => {
    await give(owner, [4, 4]);
    await name(["Speed"]);
    expect((await give(recruiter, [2, 2])).code).toBe("CRITERIA_CHANGED");
    expect((await give(recruiter, [2], "", ["Speed"])).code).toBeUndefined();
    const { scorecards } = await seenBy(recruiter);
    expect(scorecards.map(({ marks }) => marks?.length)).toEqual([1, 2]);
  });

  it("have one mark at least, each from 1 to 5", async () => {
    expect((await give(owner, [null, null])).code).toBe("BAD_USER_INPUT");
    expect((await give(owner, [6, 1])).code).toBe("BAD_USER_INPUT");
  });

  it("are not given by viewers, strangers or the candidate", async () => {
    const stranger = await make.person();
    await make.company({}, [stranger]);
    for (const person of [viewer, stranger, seeker])
      expect((await give(person, [4, 4])).code).toBe("NOT_FOUND");
  });

  it("go with the account that they are about, and stay without a name when their author's goes", async () => {
    await give(owner, [4, 4]);
    await give(recruiter, [4, 4]);
    await portal.ask("mutation { deleteMyAccount { id } }", { token: recruiter.token });
    const { scorecards } = await seenBy(owner);
    expect(scorecards.map(({ authorName }) => authorName)).toEqual(["Asha Menon", null]);
    await portal.ask("mutation { deleteMyAccount { id } }", { token: seeker.token });
    expect((await seenBy(owner)).scorecards).toEqual([]);
    expect((await give(owner, [4, 4])).code).toBe("NOT_FOUND");
  });

  it("are in the export of whoever gave them without their words, and not in the candidate's", async () => {
    await give(owner, [4, 4], "Neat seams.");
    const exported = async ({ token }: Person) =>
      JSON.stringify((await portal.ask("{ exportMyData }", { token })).data);
    expect(await exported(owner)).toContain('"scorecards":[{"applicationId"');
    for (const person of [owner, seeker]) expect(await exported(person)).not.toContain("Neat seams.");
  });

  it("cost a list as many queries for twenty candidates as for one", async () => {
    const list = () =>
      portal.ask<{ candidates: { items: Seen[] } }>(
        "{ candidates(first: 50) { items { scorecardSummary { count average } } } }",
        { token: owner.token },
      );
    await give(owner, [4, 4]);
    const few = await countQueries(list);
    await storeApplications(portal, job, { count: 19, status: "viewed", at: new Date() });
    expect(await countQueries(list)).toBeLessThanOrEqual(few);
    const counts = (await list()).data?.candidates.items.map(({ scorecardSummary: { count } }) => count);
    expect(counts?.toSorted()).toEqual([...Array.from({ length: 19 }, () => 0), 1]);
  });
});
