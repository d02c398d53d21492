import type { Education } from "../../shared/schema.generated";
import type { candidatesWords } from "../../features/applications/candidate/candidates.words";
import type { CandidatesScreenQueryVariables } from "./CandidatesScreen.generated";

type Filter = NonNullable<CandidatesScreenQueryVariables["filter"]>;

/** What candidates sent that their list is narrowed by (CAND-02), in the filters' order and by the address's names. */
export const FACT_NAMES = ["experience", "city", "pay", "notice", "education"] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** As the address spells what is chosen: '3-5', 'Pune', '600000', '30', 'graduate'; empty for any. */
export type ChosenFacts = Readonly<Record<FactName, string>>;

export const NO_FACTS: ChosenFacts = { experience: "", city: "", pay: "", notice: "", education: "" };

const MAX_CITY = 100;
const MAX_YEARS = 60;

/** Those that the server counts. */
export const EXPERIENCES = ["0-0", "1-2", "3-5", "6-9", "10-"] as const;
export const PAYS = ["200000", "300000", "400000", "600000", "800000", "1200000", "2000000"] as const;
export const NOTICES = ["0", "15", "30", "60", "90"] as const;
const EDUCATION_CODES = {
  "10th": "TENTH",
  "12th": "TWELFTH",
  iti: "ITI",
  diploma: "DIPLOMA",
  graduate: "GRADUATE",
  postgraduate: "POSTGRADUATE",
} as const satisfies Record<string, Education>;
type EducationName = keyof typeof EDUCATION_CODES;
export const EDUCATIONS = Object.keys(EDUCATION_CODES) as EducationName[];

/** Years from and to; null for what is no such span. */
function yearsIn(text: string): { from: number; to: number | null } | null {
  const [, start, end] = /^(\d{1,2})-(\d{0,2})$/.exec(text) ?? [];
  if (start === undefined) return null;
  const [from, to] = [Number(start), end ? Number(end) : null];
  return from <= (to ?? MAX_YEARS) && (to ?? from) <= MAX_YEARS ? { from, to } : null;
}

const oneOf = (values: readonly string[], given: string): string => (values.includes(given) ? given : "");

/** What makes no sense reads as not said. */
export function readFacts(address: URLSearchParams): ChosenFacts {
  const given = (name: FactName) => address.get(name) ?? "";
  return {
    experience: yearsIn(given("experience")) ? given("experience") : "",
    city: given("city")
      .replaceAll(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, MAX_CITY),
    pay: oneOf(PAYS, given("pay")),
    notice: oneOf(NOTICES, given("notice")),
    education: oneOf(EDUCATIONS, given("education")),
  };
}

const codeOf = (education: string): Education | undefined => EDUCATION_CODES[education as EducationName];

/** What the server is asked. */
export function factFilter({ experience, city, pay, notice, education }: ChosenFacts): Filter {
  const years = yearsIn(experience);
  const minEducation = codeOf(education);
  return {
    ...(years && { minExperienceYears: years.from }),
    ...(years?.to != null && { maxExperienceYears: years.to }),
    ...(city && { city }),
    ...(pay && { maxExpectedPay: Number(pay) }),
    ...(notice && { maxNoticeDays: Number(notice) }),
    ...(minEducation && { minEducation }),
  };
}

/** What the server's counts call each, and the value there. */
const FIELDS = {
  experience: "EXPERIENCE",
  city: "CITY",
  pay: "EXPECTED_PAY",
  notice: "NOTICE",
  education: "EDUCATION",
} as const satisfies Record<FactName, string>;

interface FactCount {
  field: string;
  value: string;
  candidateCount: number;
  isCapped: boolean;
}

/** How many candidates a choice would leave; undefined until the server has said so. */
export const countOfFact = (counts: readonly FactCount[] | undefined, name: FactName, value: string) =>
  counts?.find(
    (count) => count.field === FIELDS[name] && count.value === (name === "education" ? codeOf(value) : value),
  );

/** The cities to choose from: those that the server counts, and the chosen one before it has. */
export function citiesIn(counts: readonly FactCount[] | undefined, chosen: string): string[] {
  const counted = counts?.flatMap(({ field, value }) => (field === FIELDS.city ? [value] : [])) ?? [];
  return counts || !chosen ? counted : [chosen];
}

interface Words {
  words: (typeof candidatesWords)["en"]["filters"];
  educations: Readonly<Record<Education, string>>;
}

/** A choice in words. */
export function factInWords(name: FactName, value: string, { words, educations }: Words): string {
  if (name === "city") return value;
  if (name === "pay") return words.upToPay(Number(value));
  if (name === "notice") return words.within(Number(value));
  if (name === "education") {
    const code = codeOf(value) ?? "POSTGRADUATE";
    return code === "POSTGRADUATE" ? educations[code] : words.orMore(educations[code]);
  }
  const { from, to } = yearsIn(value) ?? { from: 0, to: null };
  return words.years(from, to);
}
