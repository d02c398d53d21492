import type { JobPostingsScreenQueryVariables } from "./JobPostingsScreen.generated";
import { listPath, readPage, readText } from "../../shared/list-address";
import { paths } from "@job-portal/protocol/paths";

type Status = NonNullable<JobPostingsScreenQueryVariables["status"]>;

/** The ways to narrow the list down: the address's word, the count that stands beside it, the status asked for. */
export const JOB_FILTERS = [
  { name: "all", count: "all", status: null },
  { name: "active", count: "active", status: "ACTIVE" },
  { name: "flagged", count: "flagged", status: "FLAGGED" },
  { name: "held", count: "held", status: "HELD" },
  { name: "draft", count: "drafts", status: null },
  { name: "closed", count: "closed", status: "CLOSED" },
  { name: "expired", count: "expired", status: "EXPIRED" },
  { name: "removed", count: "removed", status: "REMOVED" },
] as const satisfies readonly { name: string; count: string; status: Status | null }[];

type JobFilter = (typeof JOB_FILTERS)[number]["name"];

/** Which part of the list the address asks for. */
export interface Postings {
  filter: JobFilter;
  text: string;
  /** A company's id; empty for those of all one's own. */
  companyId: string;
  /** From 1. */
  page: number;
}

/** What makes no sense reads as not said. */
export function readPostings(address: URLSearchParams): Postings {
  return {
    filter: JOB_FILTERS.find(({ name }) => name === address.get("status"))?.name ?? "all",
    text: readText(address),
    companyId: address.get("company") ?? "",
    page: readPage(address),
  };
}

export function statusOf({ filter }: Postings): Status | null {
  return JOB_FILTERS.find(({ name }) => name === filter)?.status ?? null;
}

export function postingsPath({ filter, text: q, companyId: company, page }: Postings): string {
  return listPath(paths.jobPostings, { q, company, status: filter === "all" ? null : filter, page });
}
