import { jobListPath } from "../../shared/paths";
import { JobType } from "./JobCard.generated";

/** The server's codes of the types, and what they are called. */
const TYPE_NAMES = {
  FULL_TIME: "full-time",
  PART_TIME: "part-time",
  CONTRACT: "contract",
  INTERNSHIP: "internship",
} as const satisfies Record<JobType, string>;

/** The four types as the specification spells them (section 9): so they stand in the address and on screen. */
export type JobTypeName = (typeof TYPE_NAMES)[JobType];
export const JOB_TYPES: readonly JobTypeName[] = Object.values(TYPE_NAMES);

export const JOB_SORTS = ["relevance", "newest", "pay"] as const;
export type JobSortName = (typeof JOB_SORTS)[number];

/** What the job list's address asks for. Empty texts do not narrow. */
export interface JobSearch {
  q: string;
  location: string;
  type: JobTypeName | "";
  /** Never `relevance` without a text: there would be nothing to be relevant to. */
  sort: JobSortName;
  /** From 1; may lie beyond the last page. */
  page: number;
}

/** The server takes no longer ones; e2e/jobs.spec.ts holds these and LAST_PAGE to what it takes. */
export const MAX_TEXT = 200;
export const MAX_LOCATION = 120;

/** JOBS-08; the server refuses a page beyond it. */
const LAST_PAGE = 10;

const SORT_CODES = { relevance: "RELEVANCE", newest: "NEWEST", pay: "PAY" } as const;

export function typeName(type: JobType): JobTypeName {
  return TYPE_NAMES[type];
}

function typeCode(name: JobTypeName): JobType | undefined {
  return Object.values(JobType).find((type) => TYPE_NAMES[type] === name);
}

/** The orders to choose from, the one that stands when none is chosen first. */
export function sortsFor(q: string): readonly JobSortName[] {
  return q ? JOB_SORTS : JOB_SORTS.filter((sort) => sort !== "relevance");
}

function pageOf(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Math.max(Number(text), 1) : 1;
}

/** Control characters, which nobody types and the server refuses, count as spaces. */
function textOf(text: string | null, maxLength: number): string {
  return (text ?? "")
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, maxLength);
}

/** Reads an address; what makes no sense counts as not said, so that a mistyped link still finds jobs. */
export function readJobSearch(address: URLSearchParams): JobSearch {
  const q = textOf(address.get("q"), MAX_TEXT);
  const sorts = sortsFor(q);
  return {
    q,
    location: textOf(address.get("location"), MAX_LOCATION),
    type: JOB_TYPES.find((type) => type === address.get("type")) ?? "",
    sort: sorts.find((sort) => sort === address.get("sort")) ?? sorts[0] ?? "newest",
    page: pageOf(address.get("page")),
  };
}

/** The address of a search, page 1 unless `changes` say otherwise. */
export function jobSearchPath(search: JobSearch, changes: Partial<JobSearch> = {}): string {
  const { sort, ...wanted } = { ...search, page: 1, ...changes };
  const [usual] = sortsFor(wanted.q);
  const isChosen = sort !== usual && sortsFor(wanted.q).includes(sort);
  return jobListPath(isChosen ? { ...wanted, sort } : wanted);
}

/** What the server is asked for. */
export function jobSearchVariables({ q, location, type, sort, page }: JobSearch) {
  return {
    filter: {
      ...(q && { q }),
      ...(location && { location }),
      ...(type && { type: typeCode(type) }),
    },
    sort: SORT_CODES[sort],
    page: Math.min(page, LAST_PAGE),
  };
}
