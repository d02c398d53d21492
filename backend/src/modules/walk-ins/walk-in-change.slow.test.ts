import { taskHandlers } from "../../app/tasks";
import { noticesOf } from "../../test/candidates";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { callOff, editWalkIn, recordVisit, take } from "../../test/calls/walk-in-calls";
import { startTestPortal, type TestPortal } from "../../test/portal";
import type { Account } from "../accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let member: Person;
let companyId: string;
let jobId: string;
let now: Date;

const NOW = new Date("2026-11-24T04:30:00Z");
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
  now = NOW;
  member = await make.person({ displayName: "Meera Iyer" });
  companyId = (await make.company({}, [member])).id;
  jobId = (await make.job({ companyId, openUntil: FAR, title: "Delivery Executive", ...WALK_IN })).id;
});

/** So many people with a number each for a day, in the order of their numbers. */
async function queue(count: number, day: string = TODAY) {
  const people = [];
  for (let index = 0; index < count; index += 1) {
    const person = await make.person();
    people.push(Object.assign(person, { pass: await take(portal, person, jobId, day) }));
  }
  return people;
}

describe("whoever waits with a number (WALK-13)", () => {
  it("is told once of another venue and other hours, with what it was (WALK-13)", async () => {
    const [today, tomorrow] = [(await queue(1))[0], (await queue(1, TOMORROW))[0]];
    const tell = () => taskHandlers(portal.services)["walk-in-change"]?.({ jobId });
    await editWalkIn(portal, member, jobId, { ...WALK_IN, walkInVenue: "Plot 7, Peenya" });
    const late = (await queue(1, TOMORROW))[0];
    await editWalkIn(portal, member, jobId, {
      ...WALK_IN,
      walkInVenue: "Plot 9",
      walkInHours: "2 pm to 5 pm",
    });
    const due = await portal.dataSource.query<[{ at: Date }]>(
      "select run_at as at from graphile_worker._private_jobs where key = $1",
      [`walk-in-change:${jobId}`],
    );
    expect(due.map(({ at }) => at.getTime() - NOW.getTime())).toEqual([10 * 60_000]);
    await recordVisit(portal, member, today?.pass.id, "CAME");
    await tell();
    await tell();
    expect(await noticesOf(portal, today as Person)).toEqual([]);
    const [notice, ...others] = await noticesOf(portal, tomorrow as Person);
    expect(others).toEqual([]);
    expect(notice).toMatch(
      /has changed the walk-in for Delivery Executive on 25 November 2026\. Hours: 2 pm to 5 pm, was 10 am to 1 pm\. Place: Plot 9, was Plot 41, Peenya$/,
    );
    expect((await noticesOf(portal, late as Person))[0]).toMatch(/Place: Plot 9, was Plot 7, Peenya$/);
  });

  it("is told nothing of a change that is taken back, or after the day is called off (WALK-13)", async () => {
    const [tomorrow, later] = [(await queue(1, TOMORROW))[0], (await queue(1, LATER))[0]];
    await editWalkIn(portal, member, jobId, { ...WALK_IN, walkInVenue: "Plot 7" });
    await editWalkIn(portal, member, jobId, WALK_IN);
    await taskHandlers(portal.services)["walk-in-change"]?.({ jobId });
    expect(await noticesOf(portal, tomorrow as Person)).toEqual([]);
    await editWalkIn(portal, member, jobId, { ...WALK_IN, walkInVenue: "Plot 7" });
    await callOff(portal, member, jobId, TOMORROW);
    await taskHandlers(portal.services)["walk-in-change"]?.({ jobId });
    expect(await noticesOf(portal, tomorrow as Person)).toEqual([
      expect.stringContaining("has called off the walk-in"),
    ]);
    expect(await noticesOf(portal, later as Person)).toEqual([expect.stringContaining("Place: Plot 7, was")]);
  });
});
