import { jobListPath } from "@job-portal/protocol/paths";
import { JOB_TYPES, type JobTypeName } from "../job/job-type";
import {
  EDUCATIONS,
  ENGLISH_LEVELS,
  EXPERIENCE_YEARS,
  MONTHLY_PAY,
  PAY_FROM,
  PAY_TO,
  POSTED_DAYS,
  SHIFTS,
  stepOf,
  WITHIN_KM,
  WORK_MODES,
  type EducationName,
  type EnglishName,
  type ExperienceYears,
  type PayFrom,
  type PayTo,
  type PostedDays,
  type ShiftName,
  type WithinKm,
  type WorkModeName,
} from "./filter-choices";
import { MAX_LOCATION, MAX_TEXT } from "./search-limits";

export const JOB_SORTS = ["relevance", "newest", "pay", "nearest"] as const;
export type JobSortName = (typeof JOB_SORTS)[number];

/** What the job list's address asks for. Empty texts and nulls do not narrow. */
export interface JobSearch {
  q: string;
  /** Whether the text counts as it stands, with no word of it corrected. */
  exact: boolean;
  /** One place, or several with semicolons between. */
  location: string;
  /** Whether the viewer's own place is where to look; the point itself is in no address. */
  near: boolean;
  /** Kilometres from the viewer, or else from the location. */
  within: WithinKm | null;
  type: JobTypeName | "";
  posted: PostedDays | null;
  experience: ExperienceYears | null;
  mode: WorkModeName | "";
  /** Rupees a month at least. */
  pay: number | null;
  /** Lakh rupees a year; never more than `payTo`. */
  payFrom: PayFrom | null;
  payTo: PayTo | null;
  /** What the seeker has finished. */
  education: EducationName | "";
  shift: ShiftName | "";
  /** How much English the seeker has. */
  english: EnglishName | "";
  walkIn: boolean;
  /** Each once, whatever its case. */
  skills: readonly string[];
  /** Companies that are verified alone. */
  verified: boolean;
  /** Companies that reply to at least half of those who apply. */
  replies: boolean;
  /** Never `relevance` without a text, nor `nearest` without a place: there would be nothing to go by. */
  sort: JobSortName;
  /** From 1; may lie beyond the last page. */
  page: number;
}

export const MAX_SKILL = 40;
export const MAX_SKILLS = 10;

/** The Location text that means no place at all (JOBS-06), in lower case. */
const REMOTE = "remote";

/** One part of the address: how it is read, and written back; `none` where it does not narrow. */
interface Part<Value> {
  none: Value;
  read(text: string): Value;
  write(value: Value): string;
}

const text = (maxLength: number): Part<string> => ({
  none: "",
  read: (given) => textOf(given, maxLength),
  write: (value) => value,
});
const oneOf = <Name extends string>(names: readonly Name[]): Part<Name | ""> => ({
  none: "",
  read: (given) => names.find((name) => name === given) ?? "",
  write: (name) => name,
});
const oneStepOf = <Step extends number>(steps: readonly Step[]): Part<Step | null> => ({
  none: null,
  read: (given) => stepOf(steps, given),
  write: (step) => step?.toString() ?? "",
});
const yes = (spelling: string): Part<boolean> => ({
  none: false,
  read: (given) => given === spelling,
  write: (isSo) => (isSo ? spelling : ""),
});
const monthlyPay: Part<number | null> = {
  none: null,
  read: (given) => {
    const pay = /^\d{4,6}$/.test(given) ? Number(given) : 0;
    const { least, most, step } = MONTHLY_PAY;
    return pay > least && pay <= most && pay % step === 0 ? pay : null;
  },
  write: (pay) => pay?.toString() ?? "",
};
const skillList: Part<readonly string[]> = {
  none: [],
  read: skillsIn,
  write: (skills) => skills.join(","),
};

/** What narrows beside text, type and place: the filters. */
const FILTERS = {
  within: oneStepOf(WITHIN_KM),
  posted: oneStepOf(POSTED_DAYS),
  experience: oneStepOf(EXPERIENCE_YEARS),
  mode: oneOf(WORK_MODES),
  pay: monthlyPay,
  payFrom: oneStepOf(PAY_FROM),
  payTo: oneStepOf(PAY_TO),
  education: oneOf(EDUCATIONS),
  shift: oneOf(SHIFTS),
  english: oneOf(ENGLISH_LEVELS),
  walkIn: yes("true"),
};
/** Those that the plans sell (PLAN-08). */
const ADVANCED = { skills: skillList, verified: yes("true"), replies: yes("true") };
const PARTS: { readonly [Name in PartName]: Part<JobSearch[Name]> } = {
  q: text(MAX_TEXT),
  exact: yes("1"),
  location: text(MAX_LOCATION),
  near: yes("me"),
  type: oneOf(JOB_TYPES),
  ...FILTERS,
  ...ADVANCED,
};

type PartName = Exclude<keyof JobSearch, "sort" | "page">;

const namesOf = <Name extends string>(parts: Record<Name, unknown>) => Object.keys(parts) as Name[];

/** The parts as an address has them that says nothing of them. */
function noneOf<Name extends PartName>(parts: Record<Name, unknown>): Pick<JobSearch, Name> {
  const none = namesOf(parts).map((name) => [name, PARTS[name].none]);
  return Object.fromEntries(none) as Pick<JobSearch, Name>;
}
const NO_ADVANCED = noneOf(ADVANCED);
/** What the filters' panel holds, with nothing chosen. */
export const NO_FILTERS = { ...noneOf(FILTERS), ...NO_ADVANCED };
export const NOTHING_ASKED = noneOf(PARTS);

/** Whether a search names a place to measure from, be it the viewer's. Its text may name one as well. */
export const hasPlace = ({ location, near }: Pick<JobSearch, "location" | "near">): boolean =>
  near || (location !== "" && location.toLowerCase() !== REMOTE);

export const isRemote = ({ location }: Pick<JobSearch, "location">): boolean =>
  location.toLowerCase() === REMOTE;

/** The orders that an address may ask for, the one that stands when none is chosen first. */
export function sortsFor(search: Pick<JobSearch, "q" | "location" | "near">): readonly JobSortName[] {
  return JOB_SORTS.filter((sort) => {
    if (sort === "relevance") return search.q !== "";
    return sort !== "nearest" || search.q !== "" || hasPlace(search);
  });
}

/** The order of a search in which none is chosen. */
export const usualSort = ({ q }: Pick<JobSearch, "q">): JobSortName => (q ? "relevance" : "newest");

function pageOf(given: string | null): number {
  return given !== null && /^\d{1,9}$/.test(given) ? Math.max(Number(given), 1) : 1;
}

/** Control characters, which nobody types and the server refuses, count as spaces. */
function textOf(given: string, maxLength: number): string {
  return given
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, maxLength);
}

/** Skills with commas between them, in the order and spelling of their first mention; the server takes ten. */
export function skillsIn(given: string): string[] {
  const byName = new Map<string, string>();
  for (const part of given.split(",")) {
    const skill = textOf(part, MAX_SKILL);
    if (skill && !byName.has(skill.toLowerCase())) byName.set(skill.toLowerCase(), skill);
  }
  return [...byName.values()].slice(0, MAX_SKILLS);
}

/** The places of a location. */
export const placesIn = (location: string): string[] =>
  location
    .split(";")
    .map((place) => place.trim())
    .filter(Boolean);

/** Reads an address; what makes no sense counts as not said, so that a mistyped link still finds jobs. */
export function readJobSearch(address: URLSearchParams): JobSearch {
  const read = namesOf(PARTS).map((name) => [name, PARTS[name].read(address.get(name) ?? "")]);
  const parts = Object.fromEntries(read) as Pick<JobSearch, PartName>;
  const { payFrom, payTo } = parts;
  const sorts = sortsFor(parts);
  return {
    ...parts,
    payTo: payFrom !== null && payTo !== null && payTo < payFrom ? null : payTo,
    sort: sorts.find((sort) => sort === address.get("sort")) ?? usualSort(parts),
    page: pageOf(address.get("page")),
  };
}

const written = <Name extends PartName>(name: Name, search: Pick<JobSearch, Name>): string =>
  PARTS[name].write(search[name]);

/** The address of a search, page 1 unless `changes` say otherwise. */
export function jobSearchPath(search: JobSearch, changes: Partial<JobSearch> = {}): string {
  const wanted = { ...search, page: 1, ...changes };
  const { sort, page } = wanted;
  const isChosen = sort !== usualSort(wanted) && sortsFor(wanted).includes(sort);
  const parts = Object.fromEntries(namesOf(PARTS).map((name) => [name, written(name, wanted)]));
  return jobListPath({ ...parts, page, sort: isChosen ? sort : "" });
}

/** What is searched for, whatever its order and page: as a text to compare. */
export function questionOf(search: JobSearch): string {
  return jobSearchPath(search, { sort: "newest" });
}

export function isAdvanced(search: JobSearch): boolean {
  return namesOf(ADVANCED).some((name) => written(name, search) !== "");
}

/** A search with changes, from its first page on. An order by distance goes with the place that it went by. */
export function changedSearch(search: JobSearch, changes: Partial<JobSearch>): JobSearch {
  const wanted = { ...search, page: 1, ...changes };
  const isLost = wanted.sort === "nearest" && hasPlace(search) && !hasPlace(wanted);
  return isLost ? { ...wanted, sort: usualSort(wanted) } : wanted;
}

/** The same search where there is nothing to measure from. */
export function withoutDistance(search: JobSearch): JobSearch {
  const sort = search.sort === "nearest" ? usualSort(search) : search.sort;
  return { ...search, within: null, sort };
}

/** The same search as it stands open to every plan. */
export function withoutAdvanced(search: JobSearch): JobSearch {
  return { ...search, ...NO_ADVANCED };
}

/** How many choices of the filters' panel narrow the list. */
export function countFilters(search: JobSearch): number {
  const names = [...namesOf(FILTERS), "verified", "replies"] as const;
  return names.filter((name) => written(name, search) !== "").length + search.skills.length;
}
