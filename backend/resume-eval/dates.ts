interface Time {
  startDate: string;
  endDate: string;
  isCurrent?: boolean;
}

/** A way to write dates. */
export interface Dates {
  range(time: Time): string;
  /** Of a school: its years. */
  years(time: Time): string;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const HINDI_MONTHS = [
  "जनवरी",
  "फरवरी",
  "मार्च",
  "अप्रैल",
  "मई",
  "जून",
  "जुलाई",
  "अगस्त",
  "सितंबर",
  "अक्टूबर",
  "नवंबर",
  "दिसंबर",
];

type Word = (year: string, month: string) => string;

function style(word: Word, between: string, now: string): Dates {
  const inWords = (date: string) => word(date.slice(0, 4), date.slice(5, 7));
  const end = ({ endDate, isCurrent }: Time) => (isCurrent ? now : endDate && inWords(endDate));
  const years = ({ startDate, endDate }: Time) =>
    [startDate, endDate]
      .filter(Boolean)
      .map((date) => date.slice(0, 4))
      .join(" - ");
  return { range: (time) => [inWords(time.startDate), end(time)].filter(Boolean).join(between), years };
}

const named =
  (names: readonly string[], length: number): Word =>
  (year, month) =>
    [names[Number(month) - 1]?.slice(0, length), year].filter(Boolean).join(" ");

export const dateStyles = {
  words: style(named(MONTHS, 3), " – ", "Present"),
  long: style(named(MONTHS, 20), " - ", "PRESENT"),
  numbers: style((year, month) => (month ? `${month}/${year}` : year), " to ", "till date"),
  short: style(
    (year, month) => (month ? `${MONTHS[Number(month) - 1]?.slice(0, 3) ?? ""}'${year.slice(2)}` : year),
    " – ",
    "Now",
  ),
  years: style((year) => year, "-", "Present"),
  hindi: style(named(HINDI_MONTHS, 20), " से ", "अब तक"),
} satisfies Record<string, Dates>;
