import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";
import { isRequired, JOB_FIELD_NAMES } from "../job/job-fields";

const format = formatsIn("en");
const rows = (count: number) => `${format.count(count)} ${count === 1 ? "row" : "rows"}`;

const COLUMNS = Object.keys(JOB_COLUMNS) as (keyof typeof JOB_COLUMNS)[];
const isNeeded = (column: string) => JOB_FIELD_NAMES.some((name) => name === column && isRequired(name));
const headersOf = (columns: typeof COLUMNS) => columns.map((column) => JOB_COLUMNS[column]);

const HEADERS = headersOf(COLUMNS);
const REQUIRED = headersOf(COLUMNS.filter(isNeeded));
const OPTIONAL = headersOf(COLUMNS.filter((column) => !isNeeded(column)));

export const jobsCsvWords = defineWords({
  en: {
    fileTitle: "The file",
    company: "Company",
    columns: `A CSV file in UTF-8 with a first row of column names: ${REQUIRED.join(", ")}; if you like also ${OPTIONAL.join(", ")}. Up to 5,000 rows and 2 MB. A row whose reference the company has already stays as it is.`,
    template: "Download a template",
    templateName: "jobs-template.csv",
    templateText: `${HEADERS.join(",")}\r\n`,
    choose: "Choose a CSV file",
    chooseAnother: "Choose another file",
    tooLarge: "The file is larger than 2 MB. Divide it into several.",
    reading: "The file is being checked...",
    notRead: "The file could not be checked. Please try again.",

    previewOf: (name: string) => `What ‘${name}’ comes to`,
    rows,
    toPost: (count: number) => `${rows(count)} will be posted.`,
    unchanged: (count: number) => `${rows(count)} will stay as they are: their references are known.`,
    problems: (count: number) =>
      count === 1
        ? "1 problem. Nothing is imported until it is mended in the file."
        : `${format.count(count)} problems. Nothing is imported until they are mended in the file.`,
    firstOnes: (count: number) => `The first ${format.count(count)} are shown.`,
    questions: (count: number) =>
      count === 1 ? "1 thing looks unusual." : `${format.count(count)} things look unusual.`,
    confirmQuestions: "They are right as they stand",
    line: "Line",
    column: "Column",
    whatIsWrong: "What is wrong",
    whatIsAsked: "What looks unusual",
    job: "Job",
    type: "Job Type",
    place: "Location",
    pay: "Salary",
    notGiven: "Not a figure",
    sample: "The first rows",

    importJobs: (count: number) => `Import ${format.count(count)} ${count === 1 ? "job" : "jobs"}`,
    importing: "Importing...",
    imported: (count: number) => `${format.count(count)} ${count === 1 ? "job is" : "jobs are"} posted.`,
    importedHeld: (posted: number, held: number) =>
      `${format.count(posted)} ${posted === 1 ? "job is" : "jobs are"} posted, ${format.count(held)} ${held === 1 ? "waits" : "wait"} for an admin's review.`,
    notImported: "Nothing was imported.",
    tryAgain: "Please try again.",
    noCompany: "Post your first job to make a company. Then its further jobs can come from a file.",
    postFirst: "Post New Job",
    toPostings: "Back to Job Postings",

    exportJobs: "Export CSV",
    exportOf: (company: string) => `Jobs of ${company}`,
    exportFailed: "The file could not be made. Please try again.",
    exportIsCut: (count: number) =>
      `The file has the newest ${format.count(count)} jobs. Older ones are not in it.`,
    /** `day` as 2026-11-21. */
    exportName: (day: string) => `jobs-${day}.csv`,
  },
});
