import { callOff, giveBack, take, upcomingOf } from "../../test/calls/walk-in-calls";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { countQueries, startTestPortal, type TestPortal } from "../../test/portal";
import type { Account } from "../accounts/account.entity";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let companyId: string;
let jobId: string;
let now: Date;

const [TODAY, TOMORROW, LATER] = ["2026-11-24", "2026-11-25", "2026-11-26"] as const;
const FAR = new Date("2030-01-01T00:00:00Z");
const WALK_IN = { walkInUntil: LATER, walkInHours: "10 am to 1 pm", walkInVenue: "Plot 41, Peenya" };

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = new Date("2026-11-24T04:30:00Z");
  member = await make.person({ displayName: "Meera Iyer" });
  companyId = (await make.company({}, [member])).id;
  jobId = (await make.job({ companyId, openUntil: FAR, title: "Delivery Executive", ...WALK_IN })).id;
});

describe("a seeker's numbers", () => {
  it("are told while they are ahead, the next day first, and none that was given back (WALK-15)", async () => {
    const person = await make.person();
    const another = await make.job({ companyId, openUntil: FAR, title: "Cook", ...WALK_IN });
    const third = await make.job({ companyId, openUntil: FAR, title: "Rider", ...WALK_IN });
    await take(portal, person, jobId, TODAY);
    await take(portal, person, jobId, LATER);
    await take(portal, person, another.id, TOMORROW);
    await take(portal, person, third.id, TODAY);
    await giveBack(portal, person, third.id);
    await take(portal, await make.person(), jobId, TODAY);
    const told = [
      ["Cook", TOMORROW, 1, "AHEAD"],
      ["Delivery Executive", LATER, 1, "AHEAD"],
    ];
    expect(await upcomingOf(portal, person)).toEqual(told);
    await callOff(portal, member, another.id, TOMORROW);
    expect(await upcomingOf(portal, person)).toEqual([["Cook", TOMORROW, 1, "OFF"], told[1]]);
    now = new Date(`${LATER}T04:30:00Z`);
    expect(await upcomingOf(portal, person)).toEqual([told[1]]);
    expect(await upcomingOf(portal, await make.person())).toEqual([]);
  });

  it("cost as many queries as one of them does (WALK-15)", async () => {
    const person = await make.person();
    await take(portal, person, jobId, TODAY);
    const one = await countQueries(() => upcomingOf(portal, person));
    for (const title of ["Cook", "Rider", "Guard"]) {
      const { id } = await make.job({ companyId, openUntil: FAR, title, ...WALK_IN });
      await take(portal, person, id, TODAY);
    }
    expect(await countQueries(() => upcomingOf(portal, person))).toBe(one);
  });
});
