import { statedPayIn } from "@job-portal/protocol/amounts";
import type { CareerFactsInput, Education } from "../../../shared/schema.generated";
import { toIsoDate } from "../resume/resume-date";
import type { ExperienceValues, ResumeValues } from "../resume/resume-values";
import type { BroughtWishes } from "./brought-resume";

const FIELDS = [
  ...(["currentTitle", "currentEmployer", "experienceMonths", "skills", "education", "languages"] as const),
  ...(["expectedPay", "currentPay", "noticePeriodDays"] as const),
] as const;
type Field = (typeof FIELDS)[number];

/** What a work profile says of these already; null: nothing. */
export type KnownCareer = Record<Field, unknown>;
export type CareerGaps = Pick<CareerFactsInput, Field>;

const LONGEST_LINE = 120;
const LONGEST_NAME = 40;
const MOST_SKILLS = 30;
const MOST_LANGUAGES = 10;
const MOST_MONTHS = 720;

/** WORK-06: what a resume says of fields that the work profile has empty; what the profile says always stays. */
export function careerGaps(
  known: KnownCareer,
  { experience, education, skills }: ResumeValues,
  wishes: BroughtWishes,
  now: number,
) {
  const current = experience.find(({ isCurrent }) => isCurrent);
  const said: CareerGaps = {
    currentTitle: lineOf(current?.position),
    currentEmployer: lineOf(current?.company),
    experienceMonths: monthsOf(experience, now),
    skills: namesOf(skills.technical, MOST_SKILLS),
    education: highestOf(education.map(({ degree }) => degree)),
    languages: namesOf(skills.languages, MOST_LANGUAGES),
    expectedPay: payIn(wishes.expectedPay),
    currentPay: payIn(wishes.currentPay),
    noticePeriodDays: noticeDaysIn(wishes.noticePeriod),
  };
  const gaps = FIELDS.filter((field) => known[field] === null && said[field] !== null);
  return Object.fromEntries(gaps.map((field) => [field, said[field]])) as CareerGaps;
}

/** Less says in what it counts: "6-8" may be lakhs. */
const LEAST_PAY = 1_000;
/** Of so many rupees a year is rather meant than a month. */
const LEAST_YEARLY = 100_000;

function payIn(text: string) {
  const { rupees, unit } = statedPayIn(text);
  if (rupees === null || rupees > MOST_PAY || (unit === null && rupees < LEAST_PAY)) return null;
  return { amount: rupees, unit: unit ?? (rupees < LEAST_YEARLY ? "MONTH" : "YEAR") };
}

/** What the profile takes. */
const MOST_PAY = 1_000_000_000;
const AT_ONCE = /^(?:immediate|immediately|at once|none|nil|no notice|0(?: days?)?$|तुरंत)/i;
const MOST_NOTICE_DAYS = 180;
const DAYS = { day: 1, week: 7, month: 30, दिन: 1, हफ़्ते: 7, महीने: 30, महीना: 30 } as const;
/** Of a range the longer one: "0-15 days". */
const TIME = new RegExp(
  `^(?:\\d{1,3}\\s*(?:-|–|to)\\s*)?(\\d{1,3})\\s*(${Object.keys(DAYS).join("|")})s?`,
  "iu",
);

/** "30 days", "2 months", "Immediate"; null of what says no number of days. */
function noticeDaysIn(text: string): number | null {
  if (AT_ONCE.test(text.trim())) return 0;
  const [, count, unit = ""] = TIME.exec(text.trim()) ?? [];
  if (count === undefined) return null;
  const days = Number(count) * DAYS[unit.toLowerCase() as keyof typeof DAYS];
  return days <= MOST_NOTICE_DAYS ? days : null;
}

const lineOf = (text = ""): string | null =>
  text.trim() !== "" && text.trim().length <= LONGEST_LINE ? text.trim() : null;

function namesOf(text: string, most: number): { name: string }[] | null {
  const names = text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "" && name.length <= LONGEST_NAME);
  return names.length > 0 ? [...new Set(names)].slice(0, most).map((name) => ({ name })) : null;
}

/** A month as a number that counts on from year to year; a year alone is its first month. */
function monthOf(typed: string): number | null {
  const [year, month = "01"] = toIsoDate(typed)?.split("-") ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(month) - 1;
}

/** Months of work in all. Work side by side counts once; work without dates says nothing. */
function monthsOf(experience: readonly ExperienceValues[], now: number): number | null {
  const today = new Date(now);
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const spans = experience.flatMap(({ startDate, endDate, isCurrent }) => {
    const [start, end] = [monthOf(startDate), isCurrent ? thisMonth : monthOf(endDate)];
    return start !== null && end !== null && end >= start ? [{ start, end }] : [];
  });
  let [months, until] = [0, -Infinity];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    months += Math.max(end - Math.max(start, until), 0);
    until = Math.max(until, end);
  }
  return spans.length > 0 ? Math.min(months, MOST_MONTHS) : null;
}

/** How degrees of India are written, the highest first. */
const DEGREES: readonly (readonly [Education, RegExp])[] = [
  [
    "POSTGRADUATE",
    /\bm\.?\s?(?:a|sc|s|com|tech|e|b\.?a|c\.?a|ed|phil|d)\b|master|post\s?-?grad|\bpg|ph\.?\s?d|\bca\b/i,
  ],
  [
    "GRADUATE",
    /\bb\.?\s?(?:a|s|sc|com|tech|e|b\.?a|c\.?a|ed|arch|pharm|des)\b|bachelor|graduat|mbbs|ll\.?b|स्नातक/i,
  ],
  ["DIPLOMA", /diploma|polytechnic|\bgnm\b/i],
  ["ITI", /\biti\b|industrial training/i],
  ["TWELFTH", /\b12(?:th)?\b|\bxii\b|h\.?s\.?c\b|higher secondary|intermediate|\bpuc?\b|senior secondary/i],
  ["TENTH", /\b10(?:th)?\b|\bx\b|s\.?s\.?c\b|sslc|matric|secondary/i],
];

function highestOf(degrees: readonly string[]): Education | null {
  return DEGREES.find(([, names]) => degrees.some((degree) => names.test(degree)))?.[0] ?? null;
}
