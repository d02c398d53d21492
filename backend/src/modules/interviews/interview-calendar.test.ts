import ICAL from "ical.js";
import { calendarOf } from "./interview-calendar";
import { Interview } from "./interview.entity";
import { InterviewStatus, InterviewWay } from "./interview.enums";
import { InterviewSlot } from "./interview-slot.entity";

const slot = (values: Partial<InterviewSlot> = {}) =>
  Object.assign(new InterviewSlot(), {
    ...{ startsAt: new Date("2026-11-26T09:30:00Z"), minutes: 45, way: InterviewWay.PLACE },
    ...{ place: "Plot 41, 2nd Cross; Peenya", mapUrl: null, phone: null, videoUrl: null },
    ...{
      interviewer: "Farah Khan",
      note: "Bring your last two GST filings, and a photo ID.\nAsk at gate 2.",
    },
    ...values,
  });

const interview = Object.assign(new Interview(), { status: InterviewStatus.SCHEDULED, sequence: 0 });

const fileOf = (of: Partial<Interview> = {}, at = slot(), candidateName: string | null = null) =>
  calendarOf({
    candidateName,
    interview: Object.assign(new Interview(), interview, of),
    slot: at,
    application: {
      job: { title: "Senior Accountant – Ind AS (लेखाकार)", companyName: "Kaveri Foods" } as never,
    },
    organizer: { name: "JobPortal", email: "no-reply@jobs.example" },
    attendee: { name: "Asha Menon", email: "asha@jobs.example" },
    url: "https://jobs.example/dashboard/applications?open=1",
    locale: "en",
  });

/** As another program reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const [component] = calendar.getAllSubcomponents("vevent");
  if (!component) throw new Error("There is no event.");
  return { method: calendar.getFirstPropertyValue("method"), event: new ICAL.Event(component), component };
}

describe("the file of an interview, as another reader sees it (INTV-09)", () => {
  it("is a request for the agreed time, in UTC, with place and words as they were typed", () => {
    const { method, event, component } = read(fileOf().text);
    expect(method).toBe("REQUEST");
    expect(event.startDate.toJSDate()).toEqual(new Date("2026-11-26T09:30:00Z"));
    expect(event.duration.toSeconds()).toBe(45 * 60);
    expect(event.location).toBe("Plot 41, 2nd Cross; Peenya");
    expect(event.summary).toBe("Interview: Senior Accountant – Ind AS (लेखाकार) at Kaveri Foods");
    expect(event.description).toContain("Bring your last two GST filings, and a photo ID.\nAsk at gate 2.");
    expect(event.organizer).toMatch(/^mailto:no-reply@jobs\.example$/i);
    expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  });

  it("names whom the company meets in its own calendar (INTV-18)", () => {
    const { event } = read(fileOf({}, slot(), "Asha Menon").text);
    expect(event.summary).toBe("Interview: Asha Menon, Senior Accountant – Ind AS (लेखाकार)");
  });

  it("changes and cancels the same event", () => {
    const [first, moved, off] = [
      fileOf(),
      fileOf({ sequence: 1 }, slot({ startsAt: new Date("2026-11-27T05:00:00Z") })),
      fileOf({ sequence: 2, status: InterviewStatus.CANCELLED }),
    ].map(({ text }) => read(text));
    expect(new Set([first, moved, off].map((file) => file?.event.uid))).toEqual(new Set([interview.id]));
    expect([first, moved, off].map((file) => file?.event.sequence)).toEqual([0, 1, 2]);
    expect([first, moved, off].map((file) => file?.method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    expect(off?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  it("names its reader alone", () => {
    const { event } = read(fileOf().text);
    expect(event.attendees.map((attendee) => attendee.getFirstValue() as unknown)).toEqual([
      "mailto:asha@jobs.example",
    ]);
  });

  it("keeps its lines to 75 octets, as the standard asks", () => {
    const lines = fileOf().text.split("\r\n");
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });
});
