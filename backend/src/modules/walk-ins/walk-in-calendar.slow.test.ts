import ICAL from "ical.js";
import { giveBack, take } from "../../test/calls/walk-in-calls";
import { createFactories, type Factories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";
import type { Job } from "../jobs/job/job.entity";

let portal: TestPortal;
let make: Factories;

const DAY = "2026-11-25";
const WALK_IN = { walkInUntil: DAY, walkInHours: "10 am to 1 pm", walkInVenue: "Plot 41, Peenya" };

beforeAll(async () => {
  portal = await startTestPortal({ clock: { now: () => new Date("2026-11-24T04:30:00Z") } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

async function opening(values: Partial<Job> = {}) {
  const { id: companyId } = await make.company({ name: "Kaveri Foods" }, [await make.person()]);
  const openUntil = new Date("2030-01-01T00:00:00Z");
  return await make.job({ companyId, openUntil, title: "Delivery Executive", ...WALK_IN, ...values });
}

async function fileOf(person: { token: string }, jobId: string) {
  const { data, code } = await portal.ask<{ walkInCalendar: string }>(
    "query ($jobId: ID!) { walkInCalendar(jobId: $jobId) }",
    { variables: { jobId }, token: person.token },
  );
  if (!data) return { code, event: null };
  const calendar = new ICAL.Component(ICAL.parse(data.walkInCalendar) as never);
  const [component] = calendar.getAllSubcomponents("vevent");
  return { code, event: component ? new ICAL.Event(component) : null };
}

describe("a walk-in's number as a file for calendars (WALK-17)", () => {
  it("says when and where to come, with the number and its code", async () => {
    const [person, { id: jobId }] = [await make.person(), await opening()];
    const pass = await take(portal, person, jobId, DAY);
    const { event } = await fileOf(person, jobId);
    expect(event?.summary).toBe("Walk-in: Delivery Executive at Kaveri Foods");
    expect(event?.location).toBe("Plot 41, Peenya");
    expect(event?.startDate.toJSDate()).toEqual(new Date("2026-11-25T04:30:00Z"));
    expect(event?.endDate.toJSDate()).toEqual(new Date("2026-11-25T07:30:00Z"));
    expect(event?.description).toContain(`Show this code at the desk: ${pass.shown}`);
    expect(event?.description).toContain(`/jobs/${jobId}/walk-in`);
    expect(event?.uid).toBe(pass.id);
  });

  it("is the whole day where nobody can read the hours", async () => {
    const [person, { id: jobId }] = [await make.person(), await opening({ walkInHours: "in the morning" })];
    await take(portal, person, jobId, DAY);
    const { event } = await fileOf(person, jobId);
    expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
      true,
      DAY,
      "2026-11-26",
    ]);
    expect(event?.description).toContain("Hours: in the morning");
  });

  it("is nobody's who waits with no number", async () => {
    const [person, other, { id: jobId }] = [await make.person(), await make.person(), await opening()];
    await take(portal, person, jobId, DAY);
    expect((await fileOf(other, jobId)).code).toBe("NOT_FOUND");
    await giveBack(portal, person, jobId);
    expect((await fileOf(person, jobId)).code).toBe("NOT_FOUND");
  });
});
