import { DAY_MS } from "../../../time/clock";
import { figuresOf } from "../../career-profiles/career-parts";
import type { CareerContent } from "../../career-profiles/career.fields";
import type { JsonPlace } from "../../resumes/content/resume-content";
import { placeLine } from "../../resumes/json/resume-json";
import { educationOfDegree } from "../../jobs/cells/education";
import type { Education } from "../../jobs/job/job.enums";
import { levelOf } from "./education-level";

/** What is compared of a person. */
export interface SeekerFacts {
  /** Professional titles: the profile's, and positions held. */
  titles: string[];
  skills: string[];
  /** Whole years of work; null: not known. */
  years: number | null;
  /** Where they want to work; where they live, if they don't say. */
  places: readonly string[];
  /** Where they say that they want to work. */
  preferredPlaces: readonly string[];
  /** In rupees; null: not known. */
  expectedYearlyPay: number | null;
  /** The highest that they have finished; null: not known. */
  education: Education | null;
  /** Within how many days they can join; null: not known. */
  noticePeriodDays: number | null;
  /** What the person writes of themselves. */
  text: string;
}

/** The parts of a JSON Resume document that tell what somebody can do. */
export interface FactualResume {
  basics: { label?: string; summary?: string; location?: JsonPlace };
  work?: {
    position?: string;
    startDate?: string;
    endDate?: string;
    isCurrent?: boolean;
    summary?: string;
    highlights?: string[];
  }[];
  education?: { studyType?: string; area?: string; endDate?: string }[];
  skills?: { name?: string; keywords?: string[] }[];
}

/**
 * What documents tell of a person, the earlier ones first, and what goes of their career profile (WORK-07). Who they
 * are and how old is not looked at.
 */
export function factsOf(
  documents: readonly FactualResume[],
  at: Date,
  career: CareerContent | null = null,
): SeekerFacts {
  const { currentTitle, skills = [], experienceMonths, preferredPlaces, expectedPay } = career ?? {};
  const studies = documents.flatMap((document) => document.education ?? []);
  const work = documents.flatMap((document) => document.work ?? []);
  const texts = [...documents.map(({ basics }) => basics.summary), ...work.flatMap(textsOf)];
  return {
    titles: given([
      ...documents.map(({ basics }) => basics.label),
      ...work.map(({ position }) => position),
      currentTitle ?? undefined,
    ]),
    skills: [...documents.flatMap(skillsOf), ...(skills ?? []).map(({ name }) => name)],
    years: experienceMonths == null ? yearsOf(work, at) : Math.floor(experienceMonths / 12),
    places: preferredPlaces ?? given(documents.map(({ basics }) => placeLine(basics.location))).slice(0, 1),
    preferredPlaces: preferredPlaces ?? [],
    expectedYearlyPay: expectedPay ? figuresOf(expectedPay).yearlyMin : null,
    education: career?.education ?? highestOf(studies, at),
    noticePeriodDays: career?.noticePeriodDays ?? null,
    text: given(texts).join("\n"),
  };
}

const textsOf = ({ summary, highlights = [] }: NonNullable<FactualResume["work"]>[number]) => [
  summary,
  ...highlights,
];

const skillsOf = ({ skills = [] }: FactualResume): string[] =>
  skills.flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : given([name])));

const given = (texts: readonly (string | undefined)[]) =>
  texts.filter((text): text is string => text !== undefined && text.trim() !== "");

/** What ends later, or says that it goes on, is not finished. */
function highestOf(studies: NonNullable<FactualResume["education"]>, at: Date): Education | null {
  const finished = studies.flatMap(({ studyType = "", area = "", endDate = "" }) => {
    const name = `${studyType} ${area}`;
    const goesOn = Date.parse(endDate) > at.getTime() || /pursuing|appearing|ongoing/i.test(name);
    return goesOn ? [] : (educationOfDegree(studyType) ?? educationOfDegree(area) ?? []);
  });
  return finished.toSorted((one, other) => levelOf(other) - levelOf(one))[0] ?? null;
}

const YEAR_MS = 365.25 * DAY_MS;

/** Work side by side counts once. A job that is over since nobody knows when says nothing. */
function yearsOf(work: NonNullable<FactualResume["work"]>, at: Date): number | null {
  const spans = work.flatMap(({ startDate, endDate, isCurrent }) => {
    const start = Date.parse(startDate ?? "");
    const end = endDate ? Date.parse(endDate) : isCurrent === false ? Number.NaN : at.getTime();
    return end >= start ? [{ start, end: Math.min(end, at.getTime()) }] : [];
  });
  if (spans.length === 0) return null;
  let worked = 0;
  let until = -Infinity;
  for (const { start, end } of spans.sort((one, other) => one.start - other.start)) {
    worked += Math.max(end - Math.max(start, until), 0);
    until = Math.max(until, end);
  }
  // A few days less than a year are how calendars round.
  return Math.floor(worked / YEAR_MS + 0.02);
}
