import type { Locale } from "@job-portal/protocol/locale";
import { jobListPath } from "@job-portal/protocol/paths";
import { labelOf, placeById } from "../places/gazetteer";
import { placesWithin } from "../places/nearby-places";
import { Education } from "../jobs/job/job.enums";
import { PayBound } from "../jobs/reading/pay.enums";
import { parsePay } from "../jobs/reading/pay";
import { headlineOf } from "../jobs/reading/pay-headline";
import { PAY_TOLD } from "../jobs/reading/pay-told";
import type { JobFilter } from "../jobs/search/job-search.inputs";
import { type AlertSearchWords, english } from "./alert-search.words";
import { bengali } from "./alert-search.words.bn";
import { gujarati } from "./alert-search.words.gu";
import { hindi } from "./alert-search.words.hi";
import { kannada } from "./alert-search.words.kn";
import { marathi } from "./alert-search.words.mr";
import { tamil } from "./alert-search.words.ta";
import { telugu } from "./alert-search.words.te";

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

const WORDS: Readonly<Record<Locale, AlertSearchWords>> = {
  en: english,
  hi: hindi,
  bn: bengali,
  mr: marathi,
  te: telugu,
  ta: tamil,
  gu: gujarati,
  kn: kannada,
};

/** The search in words: "accountant, Pune". */
export function titleOf({ q, location, skills, type }: KeptFilter, locale: Locale): string {
  const words = WORDS[locale];
  const what = q ?? skills?.join(", ") ?? (type && words.jobsOfType(words.types[type]));
  return [what ?? (location ? words.jobs : words.allJobs), location].filter(Boolean).join(", ");
}

/** What else the search asks for: "₹6 LPA or more", "Within 10 km". */
export function conditionsOf(filter: KeptFilter, locale: Locale): string[] {
  const words = WORDS[locale];
  const { q, withinKm, type, workMode, experienceYears, education, shift, englishLevel, skills } = filter;
  return [
    withinKm != null && words.withinKm(withinKm),
    ...payWords(filter, locale),
    type && (q || skills) && words.types[type],
    workMode && words.modes[workMode],
    experienceYears != null && (experienceYears === 0 ? words.fresher : words.yearsOfWork(experienceYears)),
    education && words.educations[education],
    shift && words.shifts[shift],
    englishLevel && words.englishLevels[englishLevel],
    filter.walkInOnly && words.walkIn,
    q && skills?.join(", "),
    filter.verifiedOnly && words.verified,
    filter.repliesOnly && words.replies,
  ].filter((condition): condition is string => Boolean(condition));
}

function payWords({ payMin, payMax }: KeptFilter, locale: Locale): string[] {
  const yearly = (rupees: number, bound: PayBound | null) => {
    const figures = parsePay(`₹${rupees} a year`);
    return figures && PAY_TOLD[locale]({ ...headlineOf(figures, bound), unit: figures.unit, bound });
  };
  const least = payMin == null ? null : yearly(payMin, null);
  const most = payMax == null ? null : yearly(payMax, PayBound.AT_MOST);
  return [...(least === null ? [] : [WORDS[locale].payOrMore(least)]), ...(most === null ? [] : [most])];
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
export function reasonsOf(filter: KeptFilter, isTitled: boolean, locale: Locale): string[] {
  const { types, modes, shifts, reasons } = WORDS[locale];
  const { q, location, skills, payMin, payMax, withinKm } = filter;
  return [
    q && (isTitled ? reasons.title : reasons.skillsOrCompany),
    (location || withinKm != null) && reasons.place,
    (payMin != null || payMax != null) && reasons.pay,
    skills && reasons.skills,
    filter.type && types[filter.type].toLowerCase(),
    filter.workMode && modes[filter.workMode].toLowerCase(),
    filter.experienceYears != null && reasons.experience,
    filter.education && reasons.education,
    filter.shift && shifts[filter.shift].toLowerCase(),
    filter.englishLevel && reasons.english,
    filter.walkInOnly && reasons.walkIn,
    filter.verifiedOnly && reasons.verified,
    filter.repliesOnly && reasons.replies,
  ].filter((reason): reason is string => Boolean(reason));
}
