import type { JobFilter } from "./job-search.inputs";

/** Whether a search asks for what the plans sell as advanced filters (PLAN-08). */
export const isAdvanced = ({ payMin, payMax, skills, verifiedOnly, repliesOnly }: JobFilter): boolean =>
  [payMin != null, payMax != null, skills?.length, verifiedOnly, repliesOnly].some(Boolean);
