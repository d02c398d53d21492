import type { Education } from "../../shared/schema.generated";
import type { candidatesWords } from "../../features/applications/candidate/candidates.words";
import type { CandidatesScreenQueryVariables } from "./CandidatesScreen.generated";

type Filter = NonNullable<CandidatesScreenQueryVariables["filter"]>;

/** What the list of candidates is narrowed by (CAND-02, PIPE-01), in the filters' order and by the address's names. */
export const FACT_NAMES = ["experience", "city", "pay", "notice", "education", "wait"] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** As the address spells what is chosen: '3-5', 'Pune', '600000', '30', 'graduate', 'late'; empty for any. */
export type ChosenFacts = Readonly<Record<FactName, string>>;

interface Words {
  words: (typeof candidatesWords)["en"]["filters"];
  educations: Readonly<Record<Education, string>>;
}

/** One of them: everything that differs from fact to fact stands here. */
interface Fact {
  /** Those that the server counts; null: it says which these are. */
  values: readonly string[] | null;
  /** What the address gives, empty where it makes no sense. */
  read(given: string): string;
  /** What the server is asked. */
  filter(value: string): Filter;
  /** What the server's counts call it, and its value there. */
  field: string;
  counted?(value: string): string | undefined;
  inWords(value: string, all: Words): string;
}

const MAX_CITY = 100;
const MAX_YEARS = 60;

const EDUCATION_CODES = {
  "10th": "TENTH",
  "12th": "TWELFTH",
  iti: "ITI",
  diploma: "DIPLOMA",
  graduate: "GRADUATE",
  postgraduate: "POSTGRADUATE",
} as const satisfies Record<string, Education>;
type EducationName = keyof typeof EDUCATION_CODES;

const codeOf = (education: string): Education | undefined => EDUCATION_CODES[education as EducationName];

/** Years from and to; null for what is no such span. */
function yearsIn(text: string): { from: number; to: number | null } | null {
  const [, start, end] = /^(\d{1,2})-(\d{0,2})$/.exec(text) ?? [];
  if (start === undefined) return null;
  const [from, to] = [Number(start), end ? Number(end) : null];
  return from <= (to ?? MAX_YEARS) && (to ?? from) <= MAX_YEARS ? { from, to } : null;
}

/** A fact with some values to choose from, none of which can be typed. */
const choice = (values: readonly string[]): Pick<Fact, "values" | "read"> => ({
  values,
  read: (given) => (values.includes(given) ? given : ""),
});

const FACTS: Readonly<Record<FactName, Fact>> = {
  experience: {
    values: ["0-0", "1-2", "3-5", "6-9", "10-"],
    read: (given) => (yearsIn(given) ? given : ""),
    filter(value) {
      const { from, to } = yearsIn(value) ?? { from: 0, to: null };
      return { minExperienceYears: from, ...(to !== null && { maxExperienceYears: to }) };
    },
    field: "EXPERIENCE",
    inWords(value, { words }) {
      const { from, to } = yearsIn(value) ?? { from: 0, to: null };
      return words.years(from, to);
    },
  },
  city: {
    values: null,
    read: (given) =>
      given
        .replaceAll(/\p{Cc}/gu, " ")
        .trim()
        .slice(0, MAX_CITY),
    filter: (city) => ({ city }),
    field: "CITY",
    inWords: (city) => city,
  },
  pay: {
    ...choice(["200000", "300000", "400000", "600000", "800000", "1200000", "2000000"]),
    filter: (pay) => ({ maxExpectedPay: Number(pay) }),
    field: "EXPECTED_PAY",
    inWords: (pay, { words }) => words.upToPay(Number(pay)),
  },
  notice: {
    ...choice(["0", "15", "30", "60", "90"]),
    filter: (days) => ({ maxNoticeDays: Number(days) }),
    field: "NOTICE",
    inWords: (days, { words }) => words.within(Number(days)),
  },
  education: {
    ...choice(Object.keys(EDUCATION_CODES)),
    filter: (value) => ({ minEducation: codeOf(value) }),
    field: "EDUCATION",
    counted: codeOf,
    inWords(value, { words, educations }) {
      const code = codeOf(value) ?? "POSTGRADUATE";
      return code === "POSTGRADUATE" ? educations[code] : words.orMore(educations[code]);
    },
  },
  wait: {
    ...choice(["late"]),
    filter: () => ({ isLate: true }),
    field: "LATE",
    counted: () => "true",
    inWords: (_, { words }) => words.late,
  },
};

const eachFact = (valueOf: (name: FactName) => string): ChosenFacts =>
  Object.fromEntries(FACT_NAMES.map((name) => [name, valueOf(name)])) as Record<FactName, string>;

export const NO_FACTS: ChosenFacts = eachFact(() => "");

/** What makes no sense reads as not said. */
export const readFacts = (address: URLSearchParams): ChosenFacts =>
  eachFact((name) => FACTS[name].read(address.get(name) ?? ""));

/** What the server is asked. */
export const factFilter = (chosen: ChosenFacts): Filter =>
  Object.assign({}, ...FACT_NAMES.map((name) => chosen[name] && FACTS[name].filter(chosen[name]))) as Filter;

interface FactCount {
  field: string;
  value: string;
  candidateCount: number;
  isCapped: boolean;
}

/** How many candidates a choice would leave; undefined until the server has said so. */
export function countOfFact(counts: readonly FactCount[] | undefined, name: FactName, value: string) {
  const { field, counted = (given) => given } = FACTS[name];
  return counts?.find((count) => count.field === field && count.value === counted(value));
}

/** What to choose from: what the server counts, with the chosen one before it has. */
export function valuesOfFact(
  counts: readonly FactCount[] | undefined,
  name: FactName,
  chosen: string,
): readonly string[] {
  const { values, field } = FACTS[name];
  if (values) return values;
  const counted = counts?.flatMap((count) => (count.field === field ? [count.value] : [])) ?? [];
  return counts || !chosen ? counted : [chosen];
}

/** A choice in words. */
export const factInWords = (name: FactName, value: string, all: Words): string =>
  FACTS[name].inWords(value, all);
