import { FIRST_LOCALE, type Locale, SPOKEN, wholeLocaleOf } from "./locale";

/** A moment: a date, milliseconds since 1970, or the server's text of it. */
type Moment = Date | number | string;

/** The zone that the portal's clock is read in. */
export const INDIAN_ZONE = "Asia/Kolkata";

const INDIA = { timeZone: INDIAN_ZONE } as const;
/** A day of the calendar, YYYY-MM-DD, is read as midnight in UTC and must be written in UTC. */
const CALENDAR = { timeZone: "UTC" } as const;

const WEEKDAY = { weekday: "short", day: "numeric", month: "short" } as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const INDIA_AHEAD = 5.5 * HOUR;
/** The number of a day in India, counted from 1970 on. */
const indianDayOf = (at: Date): number => Math.floor((at.getTime() + INDIA_AHEAD) / DAY);

/** Makes a value when it is first asked for, and once: an `Intl` object is costly, and so is a large pattern. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** From two weeks on the age is told in weeks, from five weeks on in months of 30 days. */
function age(format: Intl.RelativeTimeFormat, milliseconds: number): string | null {
  const ago = (count: number, unit: Intl.RelativeTimeFormatUnit) => format.format(-Math.floor(count), unit);
  if (milliseconds < MINUTE) return null;
  if (milliseconds < HOUR) return ago(milliseconds / MINUTE, "minute");
  if (milliseconds < DAY) return ago(milliseconds / HOUR, "hour");
  const days = Math.floor(milliseconds / DAY);
  if (days < 14) return ago(days, "day");
  return days < 35 ? ago(days / 7, "week") : ago(days / 30, "month");
}

function numberFormats(tag: string) {
  function number(options?: Intl.NumberFormatOptions) {
    const format = lazily(() => new Intl.NumberFormat(tag, options));
    return (value: number) => format().format(value);
  }
  return {
    /** 5,234 and 1,00,000. */
    count: number(),
    /** 10.5K and 2.5L. */
    compactCount: number({ notation: "compact", maximumSignificantDigits: 3 }),
    /** Whole rupees: ₹1,00,000. */
    rupees: number({ style: "currency", currency: "INR", maximumFractionDigits: 0 }),
    /** ₹1,00,000.50. */
    exactRupees: number({ style: "currency", currency: "INR" }),
  };
}

/** @param numbers the tag of the language whose way to write figures is taken */
function makeFormats(tag: string, numbers: string) {
  function moment(options: Intl.DateTimeFormatOptions) {
    const format = lazily(() => new Intl.DateTimeFormat(tag, options));
    return (at: Moment) => format().format(new Date(at));
  }
  const calendarDates = lazily(() => new Intl.DateTimeFormat(tag, { dateStyle: "medium", ...CALENDAR }));
  const timeSpans = lazily(() => new Intl.DateTimeFormat(tag, { timeStyle: "short", ...INDIA }));
  const ages = lazily(() => new Intl.RelativeTimeFormat(tag));
  const lists = lazily(() => new Intl.ListFormat(tag));
  return {
    /** Names in a row: "sex, religion and age". */
    list: (names: readonly string[]) => lists().format(names),
    ...numberFormats(numbers),
    /** 5 Nov 2026. */
    date: moment({ dateStyle: "medium", ...INDIA }),
    /** 5 November 2026. */
    longDate: moment({ dateStyle: "long", ...INDIA }),
    /** 5 November. */
    day: moment({ day: "numeric", month: "long", ...INDIA }),
    /** 5 Nov. */
    shortDay: moment({ day: "numeric", month: "short", ...INDIA }),
    /** Wed, 25 Nov. */
    weekday: moment({ ...WEEKDAY, ...INDIA }),
    /** Wednesday, 25 November. */
    longWeekday: moment({ weekday: "long", day: "numeric", month: "long", ...INDIA }),
    /** November. */
    month: moment({ month: "long", ...INDIA }),
    /** 3:04 pm. */
    time: moment({ timeStyle: "short", ...INDIA }),
    /** 3:00 – 3:45 pm. */
    timeSpan: (from: Moment, to: Moment) => {
      const [first, last] = [new Date(from), new Date(to)];
      // Over midnight a range would name the days as well.
      return indianDayOf(first) === indianDayOf(last)
        ? timeSpans().formatRange(first, last)
        : `${timeSpans().format(first)} – ${timeSpans().format(last)}`;
    },
    /** Wed, 25 Nov, 3:04 pm in a time zone, India's or another. */
    momentIn: (timeZone: string, at: Moment) =>
      new Intl.DateTimeFormat(tag, { ...WEEKDAY, hour: "numeric", minute: "2-digit", timeZone }).format(
        new Date(at),
      ),
    /** 5 Nov 2026, 3:04 pm. */
    dateTime: moment({ dateStyle: "medium", timeStyle: "short", ...INDIA }),
    /** A day YYYY-MM-DD, which is the same in every time zone: 5 Nov 2026. */
    calendarDate: (day: string) => calendarDates().format(new Date(day)),
    /** A day YYYY-MM-DD: 5 November 2026. */
    calendarLongDate: moment({ dateStyle: "long", ...CALENDAR }),
    /** A day YYYY-MM-DD: 5 Nov. */
    calendarShortDay: moment({ day: "numeric", month: "short", ...CALENDAR }),
    /** Two days YYYY-MM-DD: 5–11 Nov 2026. */
    calendarSpan: (from: string, to: string) => calendarDates().formatRange(new Date(from), new Date(to)),
    /** 3 days ago; null of what is younger than a minute, which words alone can say. */
    age: (milliseconds: number) => age(ages(), milliseconds),
  };
}

export type Formats = ReturnType<typeof makeFormats>;

const FORMATS = new Map<Locale, Formats>();

/** How numbers, amounts and times are written in a language. Always answers the same object for it. */
export function formatsIn(locale: Locale): Formats {
  const known = FORMATS.get(locale);
  if (known) return known;
  // With the digits that people type and that stand on notes and phones.
  const tag = `${SPOKEN[locale].tag}-u-nu-latn`;
  // Unicode has no lakh and crore for some languages: those of a job seeker's way write figures as English (LANG-16).
  const formats = makeFormats(tag, locale === wholeLocaleOf(locale) ? tag : SPOKEN[FIRST_LOCALE].tag);
  FORMATS.set(locale, formats);
  return formats;
}
