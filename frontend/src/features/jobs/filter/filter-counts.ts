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

/** What the server calls the fields of its filter when it counts their values. */
const FIELDS = {
  type: "TYPE",
  workMode: "WORK_MODE",
  experienceYears: "EXPERIENCE",
  education: "EDUCATION",
  shift: "SHIFT",
  englishLevel: "ENGLISH_LEVEL",
  walkInOnly: "WALK_IN",
  postedWithinDays: "POSTED_WITHIN_DAYS",
  payMin: "PAY_MIN",
  withinKm: "WITHIN_KM",
} as const;

type CountedFields = Partial<Record<keyof typeof FIELDS, string | number | boolean | undefined>>;
const FIELD_NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/** A distance is asked for around a place alone. */
const SOMEWHERE = { ...NOTHING_ASKED, location: "India", sort: "newest", page: 1 } as const;

/** Finds a choice's count by the one field that the choice sets in the server's filter. */
export function countsBy(counts: readonly ChoiceCount[]): CountOf {
  const byKey = new Map(counts.map((count) => [`${count.field} ${count.value}`, count]));
  return (choice) => {
    const filter: CountedFields = jobSearchVariables({ ...SOMEWHERE, ...choice }).filter;
    const name = FIELD_NAMES.find((one) => filter[one] !== undefined);
    return name && byKey.get(`${FIELDS[name]} ${String(filter[name])}`);
  };
}
