import { LOCALES, wholeLocaleOf } from "@job-portal/protocol/locale";
import { formatsIn, indianDay } from "./formats";

const format = formatsIn("en");
/** Half past eight in the evening in UTC is already the next day in India. */
const LATE = "2026-11-04T20:30:00Z";
const HOUR = 3_600_000;

describe("formats in Hindi", () => {
  const hindi = formatsIn("hi");

  it("group by lakh and crore, with the digits of notes and phones", () => {
    expect(hindi.count(1_234_567)).toBe("12,34,567");
    expect(hindi.rupees(100_000)).toBe("₹1,00,000");
    expect(hindi.compactCount(250_000)).toMatch(/^2\.5\s?लाख$/);
  });

  it("name months and ages", () => {
    expect(hindi.date(LATE)).toMatch(/^5 नव.* 2026$/);
    expect(hindi.longDate(LATE)).toBe("5 नवंबर 2026");
    expect(hindi.age(HOUR)).toBe("1 घंटे पहले");
  });
});

describe("formats of a job seeker's way", () => {
  const seekers = LOCALES.filter((locale) => locale !== wholeLocaleOf(locale));

  it.each(seekers)("group by lakh and crore in %s, with Latin digits (LANG-16)", (locale) => {
    const own = formatsIn(locale);
    expect(own.count(1_234_567)).toBe("12,34,567");
    expect(own.rupees(100_000)).toBe("₹1,00,000");
    expect(own.compactCount(250_000)).toBe("2.5L");
    expect(`${own.date(LATE)} ${own.time(LATE)} ${own.age(HOUR)}`).toMatch(
      /^[^\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef]*$/,
    );
  });

  it("name months and ages in the language (LANG-16)", () => {
    expect(formatsIn("ta").longDate(LATE)).toBe("5 நவம்பர், 2026");
    expect(formatsIn("ta").age(HOUR)).toBe("1 மணிநேரம் முன்");
    expect(formatsIn("bn").longDate(LATE)).toBe("5 নভেম্বর, 2026");
  });
});

describe("formats in English", () => {
  it("groups numbers by lakh and crore", () => {
    expect(format.count(1_234_567)).toBe("12,34,567");
    expect(format.rupees(100_000)).toBe("₹1,00,000");
    expect(format.compactCount(250_000)).toBe("2.5L");
  });

  it("writes moments by India's clock, whatever text or number they come as", () => {
    expect(format.date(LATE)).toBe("5 Nov 2026");
    expect(format.longDate(new Date(LATE))).toBe("5 November 2026");
    expect(format.day(Date.parse(LATE))).toBe("5 November");
    expect(format.shortDay(LATE)).toBe("5 Nov");
    expect(format.month("2026-10-31T20:30:00Z")).toBe("November");
    expect(format.time(LATE)).toMatch(/^2:00\sam$/);
    const before = new Date(Date.parse(LATE) - HOUR);
    expect(format.timeSpan(before, LATE)).toMatch(/^1:00\s–\s2:00\sam$/);
    expect(format.timeSpan("2026-11-04T18:00:00Z", "2026-11-04T18:30:00Z")).toMatch(
      /^11:30\spm\s–\s12:00\sam$/,
    );
    expect(format.dateTime(LATE)).toMatch(/^5 Nov 2026, 2:00\sam$/);
    expect(indianDay(new Date(LATE))).toBe("2026-11-05");
  });

  it("keeps a day of the calendar", () => {
    expect(format.calendarDate("2026-11-05")).toBe("5 Nov 2026");
    expect(format.calendarLongDate("2026-11-05")).toBe("5 November 2026");
    expect(format.calendarShortDay("2026-11-05")).toBe("5 Nov");
    expect(format.calendarSpan("2026-11-05", "2026-11-11")).toMatch(/^5.?–.?11 Nov 2026$/);
  });

  it("tells an age in the largest unit that people reckon in", () => {
    expect(format.age(59_999)).toBeNull();
    expect(format.age(HOUR)).toBe("1 hour ago");
    expect(format.age(13 * 24 * HOUR)).toBe("13 days ago");
    expect(format.age(14 * 24 * HOUR)).toBe("2 weeks ago");
    expect(format.age(35 * 24 * HOUR)).toBe("1 month ago");
  });

  it("are the same object every time, so that nothing renders anew for them", () => {
    expect(formatsIn("en")).toBe(format);
  });
});
