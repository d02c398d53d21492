import type { GraphQLResolveInfo } from "graphql";
import { type AskedFields, askedFields } from "../../../graphql/asked-fields";
import type { Company } from "../../companies/company.entity";
import type { Pay } from "../reading/pay-of-job";
import type { JobFacts, ListedColumns } from "../job/listed-job";

type JobColumn = keyof JobFacts;
type CompanyColumn = Exclude<keyof Company, "keyName" | "logoURL" | "isVerified">;

const PLACE: readonly JobColumn[] = ["placeIds", "city", "locality"];
const TOLD_PAY: readonly JobColumn[] = ["payText", "payMin", "payMax", "payUnit"];

/** Searching itself reads these of what it finds. */
const ALWAYS: readonly JobColumn[] = ["id", ...PLACE];
const ALWAYS_OF_COMPANY: readonly CompanyColumn[] = ["id"];

/**
 * The columns behind fields that aren't columns themselves. A field that is neither stands for all columns; one that
 * reads others than it says fails (`ListedJobReader`).
 */
const OF_JOB: Readonly<Record<string, readonly JobColumn[]>> = {
  location: PLACE,
  locations: PLACE,
  places: PLACE,
  placesInShort: PLACE,
  isHighlighted: ["isListed", "openUntil", "highlightedUntil"],
  match: [
    ...PLACE,
    ...(["title", "workMode", "payText", "experience", "skills", "education", "noticePeriodDays"] as const),
  ],
  // Read by the job's id.
  description: [],
  requirements: [],
  benefits: [],
  questions: [],
  keptAnswers: [],
  isSaved: [],
  viewerApplication: [],
  // Their own fields say what they read.
  company: [],
  pay: [],
};

const OF_PAY: Readonly<Record<keyof Pay, readonly JobColumn[]>> = {
  headline: TOLD_PAY,
  kind: TOLD_PAY,
  amount: TOLD_PAY,
  scale: TOLD_PAY,
  remarks: TOLD_PAY,
  bound: TOLD_PAY,
  text: ["payText"],
  min: ["payMin"],
  max: ["payMax"],
  unit: ["payUnit"],
  yearlyMin: ["payYearlyMin"],
  yearlyMax: ["payYearlyMax"],
};

const OF_COMPANY: Readonly<Record<string, readonly CompanyColumn[]>> = {
  logoURL: ["logoId"],
  isVerified: ["verifiedAt"],
  openJobCount: [],
};

const known = new WeakMap<AskedFields, ListedColumns>();

/** The columns that lists of jobs read to answer a call, whichever of its lists a job stands in. */
export function listedColumns(call: GraphQLResolveInfo): ListedColumns {
  const asked = askedFields(call);
  const columns = known.get(asked) ?? {
    job: new Set([
      ...ALWAYS,
      ...columnsBehind(asked.get("Job"), OF_JOB),
      ...columnsBehind(asked.get("Pay"), OF_PAY),
    ]),
    company: new Set([...ALWAYS_OF_COMPANY, ...columnsBehind(asked.get("Company"), OF_COMPANY)]),
  };
  known.set(asked, columns);
  return columns;
}

const columnsBehind = (
  fields: ReadonlySet<string> = new Set(),
  table: Readonly<Record<string, readonly string[]>>,
): string[] => [...fields].flatMap((field) => table[field] ?? [field]);
