import type { JobFilter } from "./job-search.inputs";

/** Whether a search asks for what the plans sell as advanced filters (PLAN-08, FILT-02). */
export const isAdvanced = ({ skills, verifiedOnly, repliesOnly }: JobFilter): boolean =>
  [skills?.length, verifiedOnly, repliesOnly].some(Boolean);
