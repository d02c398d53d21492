import { taskHandlers } from "../../app/tasks";
import { noticesOf } from "../../test/candidates";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { call, dayOf, setPace, takeBand, walkInOf } from "../../test/calls/walk-in-calls";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";
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

/** Makes a call that is refused, and sees to it that nothing has changed. */
async function refused(act: () => Promise<{ code: string | undefined }>) {
  const before = await rowSums(portal.dataSource);
  const { code } = await act();
  expect(await rowSums(portal.dataSource)).toEqual({ ...before, rate_limits: expect.anything() as string });
  return code;
}

describe("a walk-in with so many people an hour (WALK-14)", () => {
  const bandsOf = async (person: Person, day: string) =>
    (await walkInOf(portal, person, jobId))?.bands.filter((band) => band.day === day).map(({ from }) => from);

  it("offers bands of hours that have a place left, and gives numbers that carry one", async () => {
    const seeker = await make.person();
    expect(await bandsOf(seeker, TOMORROW)).toEqual([]);
    expect((await setPace(portal, member, jobId, 1)).code).toBeUndefined();
    expect(await bandsOf(seeker, TOMORROW)).toEqual(["10:00", "11:00", "12:00"]);
    expect(await takeBand(portal, seeker, jobId, TOMORROW, "11:00")).toMatchObject({
      ...{ number: 1, band: { from: "11:00", until: "12:00" } },
    });
    const second = await make.person();
    expect(await bandsOf(second, TOMORROW)).toEqual(["10:00", "12:00"]);
    expect(await refused(() => takeBand(portal, second, jobId, TOMORROW, "11:00"))).toBe("WALK_IN_BAND_FULL");
    expect(await refused(() => takeBand(portal, second, jobId, TOMORROW, "09:00"))).toBe("WALK_IN_BAND_FULL");
    expect(await takeBand(portal, second, jobId, TOMORROW)).toMatchObject({
      number: 2,
      band: { from: "10:00" },
    });
    expect(await takeBand(portal, seeker, jobId, TOMORROW, "12:00")).toMatchObject({ number: 3 });
    const third = await make.person();
    expect(await takeBand(portal, third, jobId, TOMORROW, "11:00")).toMatchObject({ number: 4 });
    expect((await walkInOf(portal, await make.person(), jobId))?.days).toEqual([TODAY, LATER]);
    const { visits } = await dayOf(portal, member, jobId, TOMORROW);
    expect(visits?.map(({ band }) => band?.from)).toEqual(["11:00", "10:00", "12:00", "11:00"]);
  });

  it("gives twenty at once no more than a band takes", async () => {
    await setPace(portal, member, jobId, 3);
    const people = await Promise.all(Array.from({ length: 20 }, () => make.person()));
    const passes = await Promise.all(
      people.map((person) => takeBand(portal, person, jobId, TOMORROW, "10:00")),
    );
    expect(passes.filter(({ code }) => code === undefined)).toHaveLength(3);
    expect(passes.filter(({ code }) => code === "WALK_IN_BAND_FULL")).toHaveLength(17);
  });

  it("offers no band that is over, and calls the numbers of an earlier band first", async () => {
    await setPace(portal, member, jobId, 5);
    const [late, early] = [await make.person(), await make.person()];
    await takeBand(portal, late, jobId, TODAY, "12:00");
    await takeBand(portal, early, jobId, TODAY, "10:00");
    now = new Date("2026-11-24T05:45:00Z");
    expect(await bandsOf(await make.person(), TODAY)).toEqual(["11:00", "12:00"]);
    expect((await call(portal, member, { jobId, day: TODAY })).answer?.number).toBe(2);
  });

  it("reminds with the hour of the number", async () => {
    await setPace(portal, member, jobId, 5);
    const seeker = await make.person();
    const { id } = await takeBand(portal, seeker, jobId, TOMORROW, "12:00");
    now = new Date("2026-11-24T12:30:00Z");
    await taskHandlers(portal.services)["walk-in-reminder"]?.({ visitId: id ?? "" });
    expect(await noticesOf(portal, seeker)).toEqual([
      expect.stringMatching(/Your number is 1\. Come from 12:00 pm to 1:00 pm$/),
    ]);
  });

  it("needs hours that are read, members who answer candidates, and a sound number", async () => {
    const unread = await make.job({ companyId, openUntil: FAR, ...WALK_IN, walkInHours: "in the morning" });
    expect(await refused(() => setPace(portal, member, unread.id, 5))).toBe("WALK_IN_HOURS_UNREAD");
    expect(await refused(() => setPace(portal, member, jobId, 0))).toBe("BAD_USER_INPUT");
    const stranger = await make.person();
    expect(await refused(() => setPace(portal, stranger, jobId, 5))).toBe("NOT_FOUND");
    await setPace(portal, member, jobId, 5);
    const seeker = await make.person();
    await setPace(portal, member, jobId, null);
    expect(await takeBand(portal, seeker, jobId, TODAY)).toMatchObject({ number: 1, band: null });
    expect(await refused(() => takeBand(portal, stranger, jobId, TODAY, "10:00"))).toBe("WALK_IN_BAND_FULL");
  });
});
