import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import { isRequired, type JobField, jobFields } from "../job/job.fields";
import { MAX_LINES_ABOVE, type SheetRow } from "../sheet/sheet";

/** What a column of our own files holds. */
export type OwnColumn = keyof typeof JOB_COLUMNS;
export const OWN_COLUMNS = Object.keys(JOB_COLUMNS) as OwnColumn[];

/** The employer of a row; our own files don't have it, as each is one company's. */
const COMPANY = "company";

/**
 * What a column of a file can hold: a field of a job, its number at the company, the day up to which it is open, or the
 * company that it is of.
 */
export type FileField = OwnColumn | typeof COMPANY;
export const FILE_FIELDS: readonly FileField[] = [...OWN_COLUMNS, COMPANY];

const FIELDS = new Map<string, JobField>(jobFields);

/** Fields that each job of a file needs, out of a column or out of an answer for the whole file. */
export const NEEDED_FIELDS = FILE_FIELDS.filter((name) => {
  const field = FIELDS.get(name);
  return field !== undefined && isRequired(field);
});

/** Names of columns (FILE-02) as job boards, hiring programs and people write them, beside those of `job.fields.ts`. */
const NAMES: Readonly<Partial<Record<FileField, readonly string[]>>> = {
  reference: [
    ...[
      "reference id",
      "reference no",
      "reference number",
      "ref",
      "ref id",
      "ref no",
      "ref code",
      "ref number",
    ],
    ...["job id", "jobid", "job code", "job no", "job number", "job ref", "job reference", "requisition id"],
    ...[
      "requisition no",
      "requisition number",
      "req id",
      "req no",
      "position id",
      "position code",
      "vacancy id",
    ],
    ...["opening id", "posting id", "unique id", "uniq id"],
  ],
  title: [
    ...["job title", "jobtitle", "designation", "position", "position title", "role", "job role", "post"],
    ...[
      "post name",
      "name of post",
      "name of the post",
      "job name",
      "title of job",
      "job position",
      "opening",
    ],
    ...["vacancy", "profile", "job profile", "role title", "job designation", "posting title", "job opening"],
  ],
  type: [
    ...[
      "job type",
      "jobtype",
      "employment type",
      "type of employment",
      "employment",
      "type of job",
      "work type",
    ],
    ...[
      "contract type",
      "nature of job",
      "nature of employment",
      "position type",
      "job nature",
      "engagement",
    ],
    ...["engagement type", "full time part time", "employee type", "job category type"],
  ],
  workMode: [
    ...["workmode", "mode", "mode of work", "work from", "workplace", "workplace type", "work arrangement"],
    ...["remote", "on site remote", "wfh wfo", "wfo wfh", "work setup", "remote hybrid on site", "job mode"],
  ],
  location: [
    ...["job location", "joblocation", "work location", "city", "cities", "place", "locations", "job city"],
    ...[
      "place of work",
      "place of posting",
      "posting location",
      "posting place",
      "work city",
      "base location",
    ],
    ...["branch", "office location", "area of work", "location city", "job locations", "work place", "site"],
  ],
  pay: [
    ...[
      "pay",
      "ctc",
      "salary range",
      "salary offered",
      "offered salary",
      "package",
      "pay scale",
      "pay range",
    ],
    ...[
      "compensation",
      "annual ctc",
      "annual salary",
      "monthly salary",
      "ctc offered",
      "offered ctc",
      "wages",
    ],
    ...[
      "stipend",
      "remuneration",
      "salary package",
      "budget",
      "ctc range",
      "job salary",
      "payrate",
      "pay rate",
    ],
    ...[
      "salary per month",
      "salary per annum",
      "salary month",
      "salary pm",
      "salary pa",
      "ctc lpa",
      "ctc pa",
    ],
    ...["max ctc", "in hand salary", "take home", "salary details", "emoluments", "fixed ctc", "ctc budget"],
  ],
  experience: [
    ...["exp", "experience required", "required experience", "work experience", "years of experience", "yoe"],
    ...["exp required", "exp reqd", "experience range", "exp range", "job experience", "total experience"],
    ...["experience years", "exp years", "min experience", "minimum experience", "job experience required"],
    ...["experience level", "relevant experience", "experience needed", "total exp", "exp in years"],
  ],
  education: [
    ...["education", "education level", "educational qualification", "educational qualifications", "degree"],
    ...[
      "qualification required",
      "required qualification",
      "minimum education",
      "min qualification",
      "eligibility",
    ],
  ],
  skills: [
    ...["skill", "key skills", "keyskills", "skill set", "skillset", "required skills", "skills required"],
    ...["primary skills", "mandatory skills", "must have skills", "technical skills", "key skill", "tags"],
    ...[
      "keywords",
      "job skills",
      "it skills",
      "skills keywords",
      "technologies",
      "tech stack",
      "core skills",
    ],
  ],
  description: [
    ...["job description", "jobdescription", "jd", "details", "job details", "about the job", "about job"],
    ...[
      "role description",
      "responsibilities",
      "roles and responsibilities",
      "roles responsibilities",
      "duties",
    ],
    ...[
      "job summary",
      "summary",
      "position description",
      "key responsibilities",
      "job responsibilities",
      "jd text",
    ],
    ...["about the role", "work description", "description of job"],
  ],
  requirements: [
    ...[
      "requirement",
      "job requirements",
      "job requirement",
      "candidate profile",
      "desired candidate profile",
    ],
    ...[
      "what we need",
      "required profile",
      "desired profile",
      "eligibility criteria",
      "candidate requirements",
    ],
    ...["desired candidate", "must have", "criteria", "other requirements"],
  ],
  benefits: ["benefit", "perks", "perks and benefits", "benefits and perks", "facilities", "perks benefits"],
  openings: [
    ...[
      "no of openings",
      "number of openings",
      "number of positions",
      "no of positions",
      "vacancies",
      "positions",
    ],
    ...[
      "no of vacancies",
      "number of vacancies",
      "no of posts",
      "headcount",
      "head count",
      "numberofpositions",
    ],
    ...[
      "total openings",
      "openings count",
      "no of vacancy",
      "open positions",
      "number of posts",
      "seats",
      "hc",
    ],
  ],
  company: [
    ...[
      "company name",
      "name of company",
      "name of the company",
      "employer",
      "employer name",
      "name of employer",
    ],
    ...[
      "organisation",
      "organization",
      "organisation name",
      "organization name",
      "firm",
      "firm name",
      "client",
    ],
    ...["client name", "client company", "hiring company", "hiring organisation", "hiring organization"],
  ],
  openUntil: [
    ...["openuntil", "last date", "apply by", "closing date", "valid through", "valid till", "valid until"],
    ...["expiry", "expiry date", "expires", "expires on", "end date", "deadline", "application deadline"],
    ...["last date to apply", "apply before", "job expiry", "job expiry date", "closes on", "due date"],
  ],
};

/** A header as its name is compared: without signs, a remark in brackets and the mark of a required one. */
export const headerKey = (header: string): string =>
  wordsOf(header.replace(/\([^)]*\)|\[[^\]]*\]/g, " ")) || wordsOf(header);

const wordsOf = (text: string) =>
  text
    .replace(/([\p{Ll}])([\p{Lu}])/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, " ")
    .trim();

const FIELD_BY_NAME = new Map(
  FILE_FIELDS.flatMap((field) =>
    [
      ...(field === COMPANY ? [] : [JOB_COLUMNS[field]]),
      wordsOf(field),
      ...(FIELDS.get(field)?.otherHeaders ?? []),
      ...(NAMES[field] ?? []),
    ].map((name) => [name, field] as const),
  ),
);

const fieldNamed = (header: string): FileField | null => FIELD_BY_NAME.get(headerKey(header)) ?? null;

/** Most of a header that is told; it may be the whole file. */
const MAX_HEADER = 80;

/** A column of a file. */
export interface FileColumn {
  /** Its header as it stands there, or "Column C" where it has none. */
  header: string;
  /** Null for a column that is left out. */
  field: FileField | null;
  /** Another column is taken for the same field: which of them is meant is asked. */
  isAsked: boolean;
}

/** What stands below the header, and what its columns hold. */
export interface FoundColumns {
  /** The header's number in the spreadsheet. */
  headerRow: number;
  columns: FileColumn[];
}

/** What a company has told of a header before, by the header's key; null: left out. */
export type KnownHeaders = ReadonlyMap<string, FileField | null>;

/**
 * The header is the row, of the first ones, that names the most fields; titles may stand above it.
 * @param rows the first rows of the sheet, blank ones left out
 */
export function findColumns(rows: readonly SheetRow[], known: KnownHeaders = new Map()): FoundColumns {
  const counted = rows.slice(0, MAX_LINES_ABOVE + 1).map((row) => ({
    row,
    fields: new Set(row.cells.map(fieldNamed).filter((field) => field !== null && field !== COMPANY)).size,
  }));
  const most = Math.max(0, ...counted.map(({ fields }) => fields));
  const { row } = counted.find(({ fields }) => fields === most) ?? {};
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, index) => row?.cells[index]?.trim() ?? "");
  return { headerRow: row?.row ?? 0, columns: columnsOf(headers, known) };
}

function columnsOf(headers: readonly string[], known: KnownHeaders): FileColumn[] {
  const fields = headers.map((header) => {
    const told = known.get(headerKey(header));
    const named = fieldNamed(header);
    // Left out once says nothing of this file's companies: their jobs would be posted under another's name.
    return told === undefined || (told === null && named === COMPANY) ? named : told;
  });
  return headers.map((header, index) => {
    const field = fields[index] ?? null;
    return {
      header: header.replace(/\s+/g, " ").slice(0, MAX_HEADER) || `Column ${lettersOf(index)}`,
      field,
      isAsked: field !== null && fields.indexOf(field) !== fields.lastIndexOf(field),
    };
  });
}

/** A spreadsheet's letters of a column, by its place from 0. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${lettersOf(Math.floor(index / 26) - 1)}${last}`;
}

/** A row's cells by their fields; a field without a column is left out. */
export type FieldCells = Readonly<Partial<Record<FileField, string>>>;

export function cellsByField(cells: readonly string[], columns: readonly FileColumn[]): FieldCells {
  const found: Partial<Record<FileField, string>> = {};
  columns.forEach(({ field }, index) => {
    if (field !== null) found[field] ??= cells[index] ?? "";
  });
  return found;
}
