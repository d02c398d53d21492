import { NOTHING_ASKED, type JobSearch } from "./job-search";
import { jobSearchVariables } from "./search-variables";

/** How many jobs a choice would leave, as the server counts them. */
export interface ChoiceCount {
  field: string;
  value: string;
  jobCount: number;
  isCapped: boolean;
}

/** Answers how many jobs a choice would leave; undefined where the server doesn't say. */
export type CountOf = (choice: Partial<JobSearch>) => Pick<ChoiceCount, "jobCount" | "isCapped"> | undefined;

/** The server names a filter's field as it stands in its input, or in capitals. */
const keyOf = (field: string, value: unknown) =>
  `${field.replaceAll("_", "").toLowerCase()}=${String(value).toLowerCase()}`;

/** A distance is asked for around a place alone. */
const SOMEWHERE = { ...NOTHING_ASKED, location: "India", sort: "newest", page: 1 } as const;

/** Finds a choice's count by the one field that the choice sets in the server's filter. */
export function countsBy(counts: readonly ChoiceCount[]): CountOf {
  const byKey = new Map(counts.map((count) => [keyOf(count.field, count.value), count]));
  return (choice) => {
    const { filter } = jobSearchVariables({ ...SOMEWHERE, ...choice });
    const chosen = Object.entries(filter).find(([field]) => field !== "location");
    return chosen && byKey.get(keyOf(...chosen));
  };
}
