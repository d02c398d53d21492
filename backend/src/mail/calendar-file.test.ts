import { calendarFile } from "./calendar-file";

const lineOf = (name: string, attendee: string | null): string => {
  const { text } = calendarFile({
    ...{ method: "REQUEST", product: "Interviews", locale: "en", uid: "one", sequence: 0 },
    when: { start: new Date("2026-12-10T06:30:00.000Z"), minutes: 30 },
    ...{ title: "Interview", location: "Pune", description: "At the gate" },
    organizer: { name: "JobPortal", email: "no-reply@jobs.example" },
    attendee: { name: attendee, email: "asha@jobs.example" },
  });
  const lines = text.replace(/\r\n /g, "").split("\r\n");
  return lines.find((line) => line.startsWith(name)) ?? "";
};

describe("a text of an event", () => {
  it("is one property, whatever ends its lines (REQS-11)", () => {
    const { text } = calendarFile({
      ...{ method: "REQUEST", product: "Interviews", locale: "en", uid: "one", sequence: 0 },
      when: { start: new Date("2026-12-10T06:30:00.000Z"), minutes: 30 },
      title: "Interview\rATTACH:https://evil.example/a",
      location: "Pune\r\nATTACH:https://evil.example/b",
      description: "At the gate\rATTACH:https://evil.example/c",
      organizer: { name: "JobPortal", email: "no-reply@jobs.example" },
      attendee: { name: "Asha\rATTACH:https://evil.example/d", email: "asha@jobs.example" },
    });
    const lines = text.replace(/\r\n /g, "").split(/\r\n|\r|\n/);
    expect(lines.filter((line) => line.startsWith("ATTACH"))).toEqual([]);
    expect(lines).toContain("LOCATION:Pune\\nATTACH:https://evil.example/b");
  });
});

describe("whose calendar an event is for", () => {
  it("is named as they call themselves", () => {
    expect(lineOf("ATTENDEE", "Asha Rao")).toBe('ATTENDEE;RSVP=FALSE;CN="Asha Rao":mailto:asha@jobs.example');
  });

  it.each(['Asha "Ash" Rao', 'X":mailto:stranger@evil.example;Y="'])(
    "is never another address, whatever the name: %s",
    (name) => {
      const [parameters, ...address] = lineOf("ATTENDEE", name).split(/:(?=(?:[^"]*"[^"]*")*[^"]*$)/);
      expect(parameters).toMatch(/^ATTENDEE;RSVP=FALSE;CN="[^"]+"$/);
      expect(address.join(":")).toBe("mailto:asha@jobs.example");
    },
  );
});
