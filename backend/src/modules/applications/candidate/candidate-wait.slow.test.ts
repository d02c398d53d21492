import { moveMany, storeApplications } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let job: { id: string };

const DAY = 24 * 60 * 60 * 1000;
const FAR = new Date("2036-01-01T00:00:00Z");

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  const { id: companyId } = await make.company({}, [member]);
  job = await make.job({ companyId, openUntil: FAR });
});

/** Applications that came to a status so many days ago. */
const standing = (status: string, days: number, count = 1): Promise<string[]> =>
  storeApplications(portal, job, { count, status, at: new Date(Date.now() - days * DAY) });

interface Waiting {
  id: string;
  status: string;
  daysAtStatus: number | null;
  isLate: boolean;
}

interface Told {
  candidates: { total: number; items: Waiting[] };
  candidateFilterCounts: { field: string; value: string; candidateCount: number; isCapped: boolean }[];
}

async function ask(filter: object = {}): Promise<Told> {
  const { data, errors } = await portal.ask<Told>(
    `query ($filter: CandidateFilter) {
      candidates(filter: $filter, first: 50) { total items { id status daysAtStatus isLate } }
      candidateFilterCounts(filter: $filter) { field value candidateCount isCapped }
    }`,
    { variables: { filter }, token: member.token },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

const late = ({ candidateFilterCounts }: Told) => candidateFilterCounts.find(({ field }) => field === "LATE");

describe("how long candidates wait (PIPE-01)", () => {
  it.each([
    ["submitted", 5],
    ["viewed", 5],
    ["shortlisted", 7],
    ["interview", 14],
  ])("at %s is late from day %i on", async (status, days) => {
    const [early, due] = [await standing(status, days - 0.01), await standing(status, days)];
    const { candidates } = await ask();
    expect(new Map(candidates.items.map(({ id, ...one }) => [id, [one.daysAtStatus, one.isLate]]))).toEqual(
      new Map([
        [due[0], [days, true]],
        [early[0], [days - 1, false]],
      ]),
    );
    expect((await ask({ isLate: true })).candidates.items.map(({ id }) => id)).toEqual(due);
  });

  it("is told of an offer, and of nobody who waits no more; none of them is late", async () => {
    for (const status of ["offered", "hired", "not-selected", "withdrawn"]) await standing(status, 90);
    const { candidates } = await ask();
    expect(Object.fromEntries(candidates.items.map((one) => [one.status, one.daysAtStatus]))).toEqual({
      ...{ OFFERED: 90, HIRED: null, NOT_SELECTED: null, WITHDRAWN: null },
    });
    expect((await ask({ isLate: true })).candidates.total).toBe(0);
  });

  it("begins anew with each step", async () => {
    const [id = ""] = await standing("shortlisted", 9);
    expect((await ask()).candidates.items).toMatchObject([{ daysAtStatus: 9, isLate: true }]);
    await moveMany(portal, member, [id], { from: "SHORTLISTED", to: "INTERVIEW" });
    expect((await ask()).candidates.items).toMatchObject([{ daysAtStatus: 0, isLate: false }]);
  });

  it("counts those who are late beside the filter, behind however many others", async () => {
    await standing("submitted", 1, 600);
    await standing("submitted", 30, 3);
    await standing("interview", 13, 2);
    for (const filter of [{}, { jobId: job.id }, { oncePerPerson: true }, { isLate: true }])
      expect(late(await ask(filter))).toEqual({
        ...{ field: "LATE", value: "true", candidateCount: 3, isCapped: false },
      });
    await standing("shortlisted", 40, 1_000);
    expect(late(await ask())).toMatchObject({ candidateCount: 1_000, isCapped: true });
    expect(late(await ask({ statuses: ["SUBMITTED"] }))).toMatchObject({ candidateCount: 3 });
  });
});
