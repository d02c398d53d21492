const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;

/** As people type it: a year, with a month in words or figures before it, with a day before that. */
const IN_WORDS = /^(?:(\d{1,2})\s+)?([a-z]{3,9})\.?,?\s+(\d{4})$/i;
const IN_FIGURES = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/;
const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

interface DateParts {
  year: number;
  /** From 1. */
  month?: number | undefined;
  day?: number | undefined;
}

/** "Apr 2019", "04/2019" or "2019-04" as the server keeps it: 2019-04; null for what is no date. */
export function toIsoDate(typed: string): string | null {
  const parts = partsOf(typed.trim());
  if (!parts || !isOnCalendar(parts)) return null;
  const { year, month, day } = parts;
  return [year, month, day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** A date of the server's for people: 2019-04 is "Apr 2019". What is no date stays as it is. */
export function formatResumeDate(iso: string): string {
  const parts = isoParts(iso);
  if (!parts || !isOnCalendar(parts)) return iso;
  const { year, month, day } = parts;
  return [day, month === undefined ? undefined : MONTHS[month - 1], year]
    .filter((part) => part !== undefined)
    .join(" ");
}

const isoParts = (text: string): DateParts | null => numbered(ISO.exec(text), 1, 2, 3);

function partsOf(text: string): DateParts | null {
  const words = IN_WORDS.exec(text);
  if (words) {
    const name = (words[2] ?? "").toLowerCase();
    const month = MONTHS.findIndex((short) => name.startsWith(short.toLowerCase())) + 1;
    return month > 0 ? { year: Number(words[3]), month, day: numberOf(words[1]) } : null;
  }
  return isoParts(text) ?? numbered(IN_FIGURES.exec(text), 3, 2, 1);
}

function numbered(found: RegExpExecArray | null, year: number, month: number, day: number): DateParts | null {
  return found && { year: Number(found[year]), month: numberOf(found[month]), day: numberOf(found[day]) };
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

function isOnCalendar({ year, month = 1, day = 1 }: DateParts): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= EARLIEST_YEAR && year <= LATEST_YEAR;
}
