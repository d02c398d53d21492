import { indianDay } from "../src/time/indian-calendar";
import { createFactories } from "../src/test/factories";
import { startTestPortal, type TestPortal } from "../src/test/portal";
import { apply } from "../src/test/applications";
import { take } from "../src/test/calls/walk-in-calls";
import { renewDemoJobs } from "./demo-renewal";
import { planJobs } from "./jobs/job-plan";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date();
const LOADED = new Date(NOW.getTime() - 100 * DAY_MS);

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const dayAfterLoad = (day: number) => new Date(LOADED.getTime() + day * DAY_MS);
const daysOf = async (id: string) => {
  const [job] = await portal.dataSource.query<
    { postedAt: Date; openUntil: Date; isOpen: boolean; walkIn: number | null }[]
  >(
    `select posted_at as "postedAt", open_until as "openUntil", is_listed and open_until > now() as "isOpen",
       walk_in_until - $2::date as "walkIn"
     from jobs where id = $1`,
    [id, indianDay(LOADED)],
  );
  const day = (date: Date | undefined) => date && (date.getTime() - LOADED.getTime()) / DAY_MS;
  const { postedAt, openUntil, isOpen, walkIn } = job ?? {};
  return { postedAt: day(postedAt), openUntil: day(openUntil), isOpen, walkIn };
};

describe("the demo jobs at a later start", () => {
  it("are as long open and as new as on the day they were loaded; others stay (SEEN-12)", async () => {
    const make = createFactories(portal.dataSource);
    const [planned] = planJobs();
    if (!planned) throw new Error("No job is planned.");
    const { id: companyId } = await make.company({ name: planned.profile.company.name });
    const times = { companyId, postedAt: dayAfterLoad(-3), openUntil: dayAfterLoad(70) };
    const { reference } = planned;
    const walkIn = {
      walkInFrom: indianDay(dayAfterLoad(2)),
      walkInUntil: indianDay(dayAfterLoad(5)),
      walkInVenue: "Gate 2",
    };
    const lapsed = await make.job({ ...times, ...walkIn, reference });
    const own = await make.job({ ...times, ...walkIn, reference: "OWN-1" });

    expect(await renewDemoJobs(portal.dataSource, { renewedAt: LOADED, now: dayAfterLoad(6) })).toBe(0);
    expect(await daysOf(lapsed.id)).toEqual({ postedAt: -3, openUntil: 70, isOpen: false, walkIn: 5 });

    expect(await renewDemoJobs(portal.dataSource, { renewedAt: LOADED, now: NOW })).toBe(100);
    expect(await daysOf(lapsed.id)).toEqual({ postedAt: 97, openUntil: 170, isOpen: true, walkIn: 105 });
    expect(await daysOf(own.id)).toEqual({ postedAt: -3, openUntil: 70, isOpen: false, walkIn: 5 });

    // Somebody has a number for a day of it.
    const visitor = await make.person();
    await apply(portal, visitor, lapsed);
    await take(portal, visitor, lapsed.id, indianDay(dayAfterLoad(103)));
    const inTenDays = new Date(NOW.getTime() + 10 * DAY_MS);
    expect(await renewDemoJobs(portal.dataSource, { renewedAt: NOW, now: inTenDays })).toBe(10);
    expect(await daysOf(lapsed.id)).toEqual({ postedAt: 97, openUntil: 180, isOpen: true, walkIn: 105 });
  });
});
