import type { CareerContent } from "../../career-profiles/career.fields";
import type { Education } from "../../jobs/job/job.enums";
import { cityOf } from "../../jobs/reading/job-places";
import { readPlaces } from "../../places/read-places";
import { levelOf } from "./education-level";
import { type FactualResume, factsOf, type SeekerFacts } from "./seeker-facts";
import { placeLine } from "../../resumes/json/resume-json";

/** The resume or profile and the career profile as they went with an application. */
interface SentContent {
  profile: FactualResume;
  career: CareerContent | null;
  appliedAt: Date;
}

const factsIn = ({ profile, career, appliedAt }: SentContent): SeekerFacts =>
  factsOf([profile], appliedAt, career);

/** As they said; else the whole years that their resume's dates tell. */
const monthsOf = ({ career }: SentContent, { years }: SeekerFacts): number | null =>
  career?.experienceMonths ?? (years === null ? null : years * 12);

/** Months of work at applying; null: nothing that was sent tells them. */
export const sentExperience = (content: SentContent): number | null => monthsOf(content, factsIn(content));

/** The highest education at applying; null: nothing that was sent tells it. */
export const sentEducation = (content: SentContent): Education | null => factsIn(content).education;

/** What a company narrows its candidates down by (CAND-02). Null: it was not sent. */
export interface SentColumns {
  experienceMonths: number | null;
  /** The gazetteer's number of the city that they live in. */
  cityId: number | null;
  /** In rupees. */
  expectedYearlyPay: number | null;
  noticePeriodDays: number | null;
  /** As `levelOf` has it. */
  educationLevel: number | null;
}

/** The column takes little more, and no filter asks for so much. */
const MOST_PAY = 2_000_000_000;

export function sentColumnsOf(content: SentContent): SentColumns {
  const facts = factsIn(content);
  const { expectedYearlyPay, noticePeriodDays, education } = facts;
  return {
    experienceMonths: monthsOf(content, facts),
    cityId: cityIdIn(placeLine(content.profile.basics.location)),
    expectedYearlyPay: expectedYearlyPay === null ? null : Math.min(expectedYearlyPay, MOST_PAY),
    noticePeriodDays,
    educationLevel: education === null ? null : levelOf(education),
  };
}

/** The city that a text names first, itself or a part of it; null where the gazetteer knows none. */
export function cityIdIn(text: string): number | null {
  const [place] = readPlaces(text).places;
  return (place && cityOf(place)?.id) ?? null;
}
