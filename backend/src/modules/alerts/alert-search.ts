import { jobListPath } from "@job-portal/protocol/paths";
import { labelOf, placeById } from "../places/gazetteer";
import { placesWithin } from "../places/nearby-places";
import { Education, EnglishLevel, JobType, Shift, WorkMode } from "../jobs/job/job.enums";
import { PayBound } from "../jobs/reading/pay.enums";
import { parsePay } from "../jobs/reading/pay";
import { headlineOf } from "../jobs/reading/pay-headline";
import type { JobFilter } from "../jobs/search/job-search.inputs";

/** A search as an alert keeps it: as it was asked for, by the names of `JobFilter`. */
export type KeptFilter = Omit<JobFilter, "near" | "postedWithinDays">;

const MONTHS = 12;
const LAKH = 100_000;
/** The nearest place stands for a point if it is no further than this. */
const KM_TO_A_PLACE = 25;

/**
 * What an alert keeps of a search (ALRT-02). An alert finds new jobs alone, so it leaves out when they were posted. A
 * point is nobody's to keep: the nearest place of the gazetteer stands for it where a distance is asked for.
 */
export function keptFilter({ near, postedWithinDays: _, ...filter }: JobFilter): KeptFilter {
  const given = Object.entries(filter).filter(([, value]) => isGiven(value));
  const kept = Object.fromEntries(given.sort(([one], [other]) => (one < other ? -1 : 1))) as KeptFilter;
  if (!near || kept.withinKm == null) return kept;
  const [nearest] = placesWithin([near], KM_TO_A_PLACE).sort((one, other) => one.km - other.km);
  const place = nearest && placeById(nearest.id);
  if (place) return { ...kept, location: labelOf(place) };
  delete kept.withinKm;
  return kept;
}

const isGiven = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === "string"
      ? value.trim() !== ""
      : value !== null && value !== undefined && value !== false;

const TYPES: Readonly<Record<JobType, string>> = {
  [JobType.FULL_TIME]: "Full-time",
  [JobType.PART_TIME]: "Part-time",
  [JobType.CONTRACT]: "Contract",
  [JobType.INTERNSHIP]: "Internship",
};
const MODES: Readonly<Record<WorkMode, string>> = {
  [WorkMode.ON_SITE]: "On site",
  [WorkMode.HYBRID]: "Hybrid",
  [WorkMode.REMOTE]: "Remote",
};
const SHIFTS: Readonly<Record<Shift, string>> = {
  [Shift.DAY]: "Day shift",
  [Shift.NIGHT]: "Night shift",
  [Shift.ROTATIONAL]: "Rotational shift",
  [Shift.FLEXIBLE]: "Flexible hours",
};
const EDUCATIONS: Readonly<Record<Education, string>> = {
  [Education.ANY]: "Below 10th",
  [Education.TENTH]: "10th pass",
  [Education.TWELFTH]: "12th pass",
  [Education.ITI]: "ITI",
  [Education.DIPLOMA]: "Diploma",
  [Education.GRADUATE]: "Graduate",
  [Education.POSTGRADUATE]: "Postgraduate",
};
const ENGLISH: Readonly<Record<EnglishLevel, string>> = {
  [EnglishLevel.NONE]: "No English",
  [EnglishLevel.BASIC]: "Basic English",
  [EnglishLevel.GOOD]: "Good English",
  [EnglishLevel.FLUENT]: "Fluent English",
};

/** The search in words: "accountant, Pune". */
export function titleOf({ q, location, skills, type }: KeptFilter): string {
  const what = q ?? skills?.join(", ") ?? (type && `${TYPES[type]} jobs`);
  return [what ?? (location ? "Jobs" : "All jobs"), location].filter(Boolean).join(", ");
}

/** What else the search asks for: "₹6 LPA or more", "Within 10 km". */
export function conditionsOf(filter: KeptFilter): string[] {
  const { q, withinKm, type, workMode, experienceYears, education, shift, englishLevel, skills } = filter;
  return [
    withinKm != null && `Within ${withinKm} km`,
    ...payWords(filter),
    type && (q || skills) && TYPES[type],
    workMode && MODES[workMode],
    experienceYears != null && (experienceYears === 0 ? "Fresher" : `${experienceYears} years of work`),
    education && EDUCATIONS[education],
    shift && SHIFTS[shift],
    englishLevel && ENGLISH[englishLevel],
    filter.walkInOnly && "Walk-in",
    q && skills?.join(", "),
    filter.verifiedOnly && "Verified companies",
    filter.repliesOnly && "Companies that reply",
  ].filter((words): words is string => Boolean(words));
}

function payWords({ payMin, payMax }: KeptFilter): string[] {
  const least = payMin == null ? null : parsePay(`₹${payMin} a year`);
  const most = payMax == null ? null : parsePay(`₹${payMax} a year`);
  return [
    ...(least ? [`${headlineOf(least, null).headline} or more`] : []),
    ...(most ? [headlineOf(most, PayBound.AT_MOST).headline] : []),
  ];
}

/** The list's address for the search. */
export function pathOf(filter: KeptFilter): string {
  const { q, location, type, workMode, experienceYears, education, shift, englishLevel, withinKm } = filter;
  return jobListPath({
    q: q ?? "",
    exact: filter.isExact ? "1" : "",
    location: location ?? "",
    within: withinKm?.toString() ?? "",
    type: type ?? "",
    experience: experienceYears?.toString() ?? "",
    mode: workMode ?? "",
    ...payParts(filter),
    education: education === Education.ANY ? "below-10th" : (education ?? ""),
    shift: shift ?? "",
    english: englishLevel ?? "",
    walkIn: filter.walkInOnly ? "true" : "",
    skills: filter.skills?.join(",") ?? "",
    verified: filter.verifiedOnly ? "true" : "",
    replies: filter.repliesOnly ? "true" : "",
  });
}

function payParts({ payMin, payMax }: KeptFilter) {
  const isInLakhs = payMin != null && payMin % LAKH === 0;
  return {
    pay: payMin != null && !isInLakhs ? String(Math.round(payMin / MONTHS)) : "",
    payFrom: isInLakhs ? String(payMin / LAKH) : "",
    payTo: payMax == null ? "" : String(payMax / LAKH),
  };
}

/** Why a job is in an alert (ALRT-04): each thing that the search asks for, and the job has. */
export function reasonsOf(filter: KeptFilter, { isTitled }: { isTitled: boolean }): string[] {
  const { q, location, skills, payMin, payMax, withinKm } = filter;
  return [
    q && (isTitled ? "title" : "skills or company"),
    (location || withinKm != null) && "place",
    (payMin != null || payMax != null) && "pay",
    skills && "skills",
    filter.type && TYPES[filter.type].toLowerCase(),
    filter.workMode && MODES[filter.workMode].toLowerCase(),
    filter.experienceYears != null && "experience",
    filter.education && "education",
    filter.shift && SHIFTS[filter.shift].toLowerCase(),
    filter.englishLevel && "English",
    filter.walkInOnly && "walk-in",
    filter.verifiedOnly && "verified company",
    filter.repliesOnly && "company that replies",
  ].filter((words): words is string => Boolean(words));
}
