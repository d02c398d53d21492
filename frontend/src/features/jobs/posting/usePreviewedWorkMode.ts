import type { WorkMode } from "../../../shared/schema.generated";
import type { JobFormValues } from "./job-form";
import { useDescribeLocationQuery } from "./JobForm.generated";

/** The server takes no longer text. */
const MOST_LETTERS = 300;

/**
 * The work mode that a job will have: a location that says remote or hybrid, which the server tells, outranks what was
 * chosen. Null until the server has said so; what was chosen where it can't be asked.
 */
export function usePreviewedWorkMode({
  location,
  workMode,
}: Pick<JobFormValues, "location" | "workMode">): WorkMode | null {
  const text = location.trim();
  const isAsked = text !== "" && text.length <= MOST_LETTERS;
  const { data, loading } = useDescribeLocationQuery({ variables: { text }, skip: !isAsked });
  if (isAsked && loading) return null;
  return (isAsked && data?.describeLocation.workMode) || workMode || "ON_SITE";
}
