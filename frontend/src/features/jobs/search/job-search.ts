import { jobListPath } from "@job-portal/protocol/paths";
import { JOB_TYPES, typeCode, type JobTypeName } from "../job/job-type";

export const JOB_SORTS = ["relevance", "newest", "pay"] as const;
export type JobSortName = (typeof JOB_SORTS)[number];

export const WORK_MODES = ["on-site", "hybrid", "remote"] as const;
export type WorkModeName = (typeof WORK_MODES)[number];

/** Days that a job may have been posted ago. */
export const POSTED_DAYS = [1, 3, 7, 30] as const;
/** Years of work to choose from; 0 is a fresher. */
export const EXPERIENCE_YEARS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20] as const;
/** Lakh rupees a year, of the steps at which the server's index answers fastest. */
export const PAY_FROM = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100] as const;
export const PAY_TO = [2, 3, 5, 8, 12, 20, 30, 50, 100] as const;
export type PostedDays = (typeof POSTED_DAYS)[number];
export type ExperienceYears = (typeof EXPERIENCE_YEARS)[number];
export type PayFrom = (typeof PAY_FROM)[number];
export type PayTo = (typeof PAY_TO)[number];

/** What the job list's address asks for. Empty texts and nulls do not narrow. */
export interface JobSearch {
  q: string;
  location: string;
  type: JobTypeName | "";
  posted: PostedDays | null;
  experience: ExperienceYears | null;
  mode: WorkModeName | "";
  /** Lakh rupees a year; never more than `payTo`. */
  payFrom: PayFrom | null;
  payTo: PayTo | null;
  /** Each once, whatever its case. */
  skills: readonly string[];
  /** Companies that are verified alone. */
  verified: boolean;
  /** Companies that reply to at least half of those who apply. */
  replies: boolean;
  /** Never `relevance` without a text: there would be nothing to be relevant to. */
  sort: JobSortName;
  /** From 1; may lie beyond the last page. */
  page: number;
}

/** The server takes no longer ones; e2e/jobs.spec.ts holds these and LAST_PAGE to what it takes. */
export const MAX_TEXT = 200;
export const MAX_LOCATION = 120;
export const MAX_SKILL = 40;
export const MAX_SKILLS = 10;

/** JOBS-08; the server refuses a page beyond it. */
const LAST_PAGE = 10;
const LAKH = 100_000;

const SORT_CODES = { relevance: "RELEVANCE", newest: "NEWEST", pay: "PAY" } as const;
const MODE_CODES = { "on-site": "ON_SITE", hybrid: "HYBRID", remote: "REMOTE" } as const;

/** The filters that the plans sell (PLAN-08), as an address that has none of them. */
const NO_ADVANCED = { payFrom: null, payTo: null, skills: [], verified: false, replies: false } as const;
/** What the filters' panel holds, with nothing chosen. */
export const NO_FILTERS = { posted: null, experience: null, mode: "", ...NO_ADVANCED } as const;
export const NOTHING_ASKED = { q: "", location: "", type: "", ...NO_FILTERS } as const;

/** The orders to choose from, the one that stands when none is chosen first. */
export function sortsFor(q: string): readonly JobSortName[] {
  return q ? JOB_SORTS : JOB_SORTS.filter((sort) => sort !== "relevance");
}

function pageOf(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Math.max(Number(text), 1) : 1;
}

/** The step that a text spells; null for any other text. */
export function stepOf<Step extends number>(steps: readonly Step[], text: string | null): Step | null {
  return steps.find((step) => String(step) === text) ?? null;
}

/** Control characters, which nobody types and the server refuses, count as spaces. */
function textOf(text: string | null, maxLength: number): string {
  return (text ?? "")
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, maxLength);
}

/** Skills with commas between them, in the order and spelling of their first mention; the server takes ten. */
export function skillsIn(text: string): string[] {
  const byName = new Map<string, string>();
  for (const part of text.split(",")) {
    const skill = textOf(part, MAX_SKILL);
    if (skill && !byName.has(skill.toLowerCase())) byName.set(skill.toLowerCase(), skill);
  }
  return [...byName.values()].slice(0, MAX_SKILLS);
}

/** Reads an address; what makes no sense counts as not said, so that a mistyped link still finds jobs. */
export function readJobSearch(address: URLSearchParams): JobSearch {
  const q = textOf(address.get("q"), MAX_TEXT);
  const sorts = sortsFor(q);
  const payFrom = stepOf(PAY_FROM, address.get("payFrom"));
  const payTo = stepOf(PAY_TO, address.get("payTo"));
  return {
    q,
    location: textOf(address.get("location"), MAX_LOCATION),
    type: JOB_TYPES.find((type) => type === address.get("type")) ?? "",
    posted: stepOf(POSTED_DAYS, address.get("posted")),
    experience: stepOf(EXPERIENCE_YEARS, address.get("experience")),
    mode: WORK_MODES.find((mode) => mode === address.get("mode")) ?? "",
    payFrom,
    payTo: payFrom !== null && payTo !== null && payTo < payFrom ? null : payTo,
    skills: skillsIn(address.get("skills") ?? ""),
    verified: address.get("verified") === "true",
    replies: address.get("replies") === "true",
    sort: sorts.find((sort) => sort === address.get("sort")) ?? sorts[0] ?? "newest",
    page: pageOf(address.get("page")),
  };
}

/** The address of a search, page 1 unless `changes` say otherwise. */
export function jobSearchPath(search: JobSearch, changes: Partial<JobSearch> = {}): string {
  const { sort, ...wanted } = { ...search, page: 1, ...changes };
  const [usual] = sortsFor(wanted.q);
  const isChosen = sort !== usual && sortsFor(wanted.q).includes(sort);
  return jobListPath({
    ...wanted,
    posted: wanted.posted?.toString() ?? "",
    experience: wanted.experience?.toString() ?? "",
    payFrom: wanted.payFrom?.toString() ?? "",
    payTo: wanted.payTo?.toString() ?? "",
    skills: wanted.skills.join(","),
    verified: wanted.verified ? "true" : "",
    replies: wanted.replies ? "true" : "",
    sort: isChosen ? sort : "",
  });
}

/** What is searched for, whatever its order and page: as a text to compare. */
export function questionOf(search: JobSearch): string {
  return jobSearchPath(search, { sort: "newest" });
}

export function isAdvanced({ payFrom, payTo, skills, verified, replies }: JobSearch): boolean {
  return payFrom !== null || payTo !== null || skills.length > 0 || verified || replies;
}

/** The same search as it stands open to every plan. */
export function withoutAdvanced(search: JobSearch): JobSearch {
  return { ...search, ...NO_ADVANCED };
}

/** How many choices of the filters' panel narrow the list. */
export function countFilters({
  posted,
  experience,
  mode,
  payFrom,
  payTo,
  skills,
  verified,
  replies,
}: JobSearch) {
  const chosen = [
    posted !== null,
    experience !== null,
    mode !== "",
    payFrom !== null,
    payTo !== null,
    verified,
    replies,
  ];
  return chosen.filter(Boolean).length + skills.length;
}

/** What the server is asked for. */
export function jobSearchVariables(search: JobSearch) {
  const {
    q,
    location,
    type,
    posted,
    experience,
    mode,
    payFrom,
    payTo,
    skills,
    verified,
    replies,
    sort,
    page,
  } = search;
  return {
    filter: {
      ...(q && { q }),
      ...(location && { location }),
      ...(type && { type: typeCode(type) }),
      ...(posted !== null && { postedWithinDays: posted }),
      ...(experience !== null && { experienceYears: experience }),
      ...(mode && { workMode: MODE_CODES[mode] }),
      ...(payFrom !== null && { payMin: payFrom * LAKH }),
      ...(payTo !== null && { payMax: payTo * LAKH }),
      ...(skills.length > 0 && { skills: [...skills] }),
      ...(verified && { verifiedOnly: true }),
      ...(replies && { repliesOnly: true }),
    },
    sort: SORT_CODES[sort],
    page: Math.min(page, LAST_PAGE),
  };
}
