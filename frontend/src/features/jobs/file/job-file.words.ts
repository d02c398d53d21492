import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import { formatsIn } from "../../../shared/language/formats";
import { sizeIn } from "../../../shared/language/size";
import type {
  JobFileDoubt,
  JobFileFailure,
  JobFileState,
  JobFileWithdrawal,
} from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");
const count = (number: number) => format.count(number);
const rows = (number: number) => `${count(number)} ${number === 1 ? "row" : "rows"}`;
const cells = (number: number) => `${count(number)} ${number === 1 ? "cell" : "cells"}`;
const jobs = (number: number) => `${count(number)} ${number === 1 ? "job" : "jobs"}`;

export type JobFileField = keyof typeof JOB_COLUMNS;

/** Where the header of our own files is not what people read. */
const FIELDS: Partial<Record<JobFileField, string>> = {
  title: "Job title",
  type: "Job type",
  workMode: "Work mode",
  location: "Places",
  pay: "Pay",
  experience: "Experience",
  education: "Education",
  skills: "Skills",
  description: "Description",
  requirements: "Requirements",
  benefits: "Benefits",
  openings: "Openings",
  openUntil: "Apply by",
  reference: "Reference",
};

const isField = (field: string): field is JobFileField => field in JOB_COLUMNS;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const STATES: Record<JobFileState, string> = {
  READING: "Being read",
  MAPPING: "Columns to match",
  MENDING: "Rows to mend",
  POSTING: "Being posted",
  DONE: "Posted",
  WITHDRAWING: "Being taken back",
  WITHDRAWN: "Taken back",
  FAILED: "Not read",
};

const near = (row: number | null) => (row === null ? "" : ` near row ${count(row)}`);

const FAILURES: Record<JobFileFailure, (row: number | null) => string> = {
  FORMAT: () =>
    "This is neither a workbook (.xlsx) nor a text file such as CSV. Save it as .xlsx and choose it again.",
  MALFORMED: (row) => `The file is broken${near(row)}. Open it, save it as .xlsx, and choose it again.`,
  EMPTY: () => "There is no row below the header.",
  TOO_LARGE: () => "The file holds more than 20 MB of jobs. Divide it into several.",
  TOO_MANY_ROWS: () => "A file takes up to 5,000 rows. Divide it into several.",
  TOO_MANY_COLUMNS: (row) => `A row has up to 100 columns: there are more${near(row)}.`,
  NOT_ALLOWED: () => "You can't post for this company any more.",
};

const KEPT: Record<JobFileWithdrawal, string> = {
  EDITED: "changed by hand since",
  BARRED: "removed by an admin, or of a company that you can't post for any more",
  DELETED: "",
  CLOSED: "",
};

const DOUBTS: Record<JobFileDoubt, string> = {
  PAY: "Pay that looks unlikely, or is below the minimum wage",
  DUPLICATE: "Jobs that look posted already, or stand in the file twice",
  PLACE: "Places whose name other places have too",
};

export const jobFileWords = defineWords("job-file", {
  en: {
    /** Of a server that is newer than the page, the field's own name. */
    fieldName: (field: string): string =>
      isField(field)
        ? (FIELDS[field] ?? capital(JOB_COLUMNS[field]))
        : field === "company"
          ? "Company"
          : field,
    state: (state: JobFileState) => STATES[state],
    failed: (failure: JobFileFailure, row: number | null) => FAILURES[failure](row),

    fileTitle: "The file",
    company: "Company",
    what: "A workbook (.xlsx) or a text file such as CSV, with a row of column names. Up to 5,000 rows and 20 MB. Your own column names are fine: you match them next.",
    choose: "Choose a file",
    chooseOther: "Other file",
    template: "Download a template",
    templateName: "jobs-template.csv",
    templateText: `${Object.values(JOB_COLUMNS).join(",")}\r\n`,
    tooLarge: "The file is larger than 20 MB. Divide it into several.",
    sending: (share: number) => `Sending: ${count(Math.round(share * 100))} %`,
    notSent: "The file could not be sent. Please try again.",
    unfinished: "Files on their way in",
    goOn: (name: string) => `Go on with ${name}`,
    forget: (name: string) => `Forget ${name}`,
    forgetShort: "Forget",
    noFile: "This file isn't here any more.",
    noCompany: "Post your first job to make a company. Then its further jobs can come from a file.",
    postFirst: "Post New Job",
    toPostings: "Back to Job Postings",
    failedAct: "That did not work. Please try again.",

    steps: ["File", "Columns", "Mend", "Post"],
    stepsLabel: "Steps",
    step: (number: number, name: string) => `Step ${number}: ${name}`,
    taking: "The file is being read...",
    /** Rows are null while nobody knows. */
    facts: (parts: { sheet: string | null; rows: number | null; bytes: number }) =>
      [
        parts.sheet === null ? "" : `Sheet “${parts.sheet}”`,
        parts.rows === null ? "" : rows(parts.rows),
        sizeIn(format, parts.bytes),
      ]
        .filter(Boolean)
        .join(" · "),
    sheet: "Sheet",

    match: "Match your columns to our fields",
    matched: (matched: number, asked: number, left: number) =>
      `${count(matched)} matched, ${asked === 0 ? "nothing to answer" : `${count(asked)} to answer`}, ${count(left)} left out`,
    remembered: (number: number) =>
      `${count(number)} ${number === 1 ? "column" : "columns"} set as you did before`,
    exampleFrom: (row: number) => `Example from row ${count(row)}`,
    previousExample: "Previous example",
    nextExample: "Next example",
    yourColumn: "Your column",
    inYourFile: "In your file",
    ourField: "Our field",
    weRead: "We read",
    fieldOf: (header: string) => `Field of ${header}`,
    leftOut: "Left out",
    twice: "Two columns hold this field: leave one of them out",
    asWritten: "As written",
    notRead: "Not understood: it will be asked about",
    forAll: "For all rows",
    forAllType: (number: number) =>
      `${rows(number)} ${number === 1 ? "doesn't" : "don't"} say which type the job is. Which is it?`,
    forAllField: (field: string) => `No column holds ${field}. What is it for every job?`,
    typeOfRest: "Their job type",
    chooseType: "Choose a type",
    typeWords: "Job types in your words",
    typeWord: (word: string, number: number) => `“${word}”, ${rows(number)}`,
    typeProposed: (type: string) => `We would take it for ${type}.`,
    takeTypes: (number: number) =>
      number === 1 ? "Take what we propose" : `Take what we propose for ${count(number)} words`,
    save: "Save",
    remember: "Remember this for the company",
    read: (number: number) => `Read ${rows(number)}`,
    leftToAnswer: (number: number) => `${count(number)} to answer first`,
    answerFirst: "Answer what is marked first.",
    typeNeeded: "Please choose a type.",
    answerNeeded: "Please write an answer and save it.",

    rowsRead: (read: number, all: number) => `${count(read)} of ${rows(all)} read`,
    allRead: (number: number) => `${rows(number)} read`,
    youCanLeave: "You can leave. We go on with it.",
    stop: "Stop",
    goOnReading: "Go on",
    ready: (number: number) => `${count(number)} ready to post`,
    proposed: (number: number) => `${count(number)} with a proposal`,
    refused: (number: number) => `${count(number)} ${number === 1 ? "needs" : "need"} you`,
    unchanged: (number: number) =>
      `${count(number)} known by reference: ${number === 1 ? "it stays as it is" : "they stay as they are"}`,
    outCount: (number: number) => `${count(number)} left out`,
    all: "All",
    filterBy: "Show",
    takeAll: (number: number) => (number === 1 ? "Take the proposal" : `Take all ${count(number)} proposals`),
    takeAllSure: "Take all proposals?",
    takenReady: (number: number) => `${rows(number)} will be ready to post.`,
    takenNone: "Nothing yet: each proposal is in doubt. Choose below, or look at the rows.",
    takenMended: (number: number) => `${cells(number)} ${number === 1 ? "is" : "are"} read as proposed.`,
    takenKept: (number: number) =>
      `${cells(number)} ${number === 1 ? "stays as it stands" : "stay as they stand"}.`,
    takenCleared: (number: number) =>
      number === 1
        ? "1 cell is left out of its job: nobody could read it."
        : `${cells(number)} are left out of their jobs: nobody could read them.`,
    doubts: "These stay in the list unless you tick them:",
    doubt: (doubt: JobFileDoubt, number: number) => `${DOUBTS[doubt]}: ${rows(number)}`,
    takeRows: (number: number) => `Take ${rows(number)}`,
    undoAll: (number: number) => (number === 1 ? "Undo the answer" : `Undo ${count(number)} answers`),
    table: "Rows to answer",
    row: "Row",
    job: "Job",
    field: "Field",
    proposal: "Our proposal",
    rowOf: (row: number) => `Row ${count(row)}`,
    take: "Take",
    takeOf: (row: number) => `Take the proposal of row ${count(row)}`,
    undo: "Undo",
    undoOf: (row: number) => `Undo the answer of row ${count(row)}`,
    mend: "Mend",
    mendOf: (field: string, row: number) => `Mend ${field} of row ${count(row)}`,
    newText: (field: string) => `New text for ${field}`,
    cancel: "Cancel",
    leaveOut: "Leave out",
    leaveOutOf: (row: number) => `Leave row ${count(row)} out`,
    takeIn: "Take in",
    takeInOf: (row: number) => `Take row ${count(row)} in`,
    useProposal: (words: string, row: number) => `${words}, for row ${count(row)}`,
    /** The server's message may begin with what the cell must be. */
    reason: (field: string, message: string) => (/^[a-z]/.test(message) ? `${field} ${message}` : message),
    nothing: "blank",
    taken: "Taken",
    companies: "Companies in your file",
    companiesWhy:
      "A job goes live under its own company’s name. Rows of companies that aren’t yours stay out. If they are your clients, say above that the column is ‘Client name’.",
    companyNamed: (name: string, number: number) => `“${name}”, ${rows(number)}`,
    staysOut: "None of mine: they stay out",
    goesTo: (name: string) => `Goes to ${name}`,
    wordings: "Wording that shuts people out",
    wordingHolds: (number: number) =>
      `${jobs(number)} ${number === 1 ? "waits" : "wait"} for an admin's review if you post ${number === 1 ? "it" : "them"} like this. The others go live at once, unless something in them reads like a scam.`,
    wordingAsks: "These jobs go live as they are. Some people may feel that they are not meant.",
    wordingIn: (wording: string, number: number) => `“${wording}”, ${rows(number)}`,
    becomes: "becomes",
    mendWording: (number: number) => (number === 1 ? "Use it" : `Use ours in ${rows(number)}`),
    mendWordingOf: (wording: string, number: number) => `Replace “${wording}” in ${rows(number)}`,
    noInstead: "We have nothing to put there. Mend these rows by hand, or post them as they are.",
    wordingMended: "It is replaced.",
    wordingFilter: "Wording",
    isHeld: "An admin looks at the job before people find it.",
    allClean: "Every row can be posted as it is.",
    nothingOfThis: "Nothing is asked about this.",
    postGood: (number: number) =>
      `Post the good rows, and give me the other ${count(number)} as a file to mend`,
    notYet: {
      unread: "You can post once all rows are read.",
      unready: "No row can be posted yet. Mend one above first.",
      unasked: "Mend the other rows first, or tick the box to post without them.",
    },
    rowsToMend: "Rows to mend",
    rowsName: (day: string) => `rows-to-mend-${day}.csv`,
    post: (number: number) => `Post ${jobs(number)}`,
    back: "Back",

    posting: (number: number) =>
      number === 1 ? "1 job is being posted..." : `${jobs(number)} are being posted, all at once...`,
    posted: (number: number) => `${jobs(number)} ${number === 1 ? "is" : "are"} posted.`,
    postedHeld: (posted: number, held: number) =>
      `${jobs(posted)} ${posted === 1 ? "is" : "are"} posted, ${count(held)} ${held === 1 ? "waits" : "wait"} for an admin's review.`,
    notPosted: (number: number) =>
      `${rows(number)} ${number === 1 ? "is" : "are"} not posted. Mend ${number === 1 ? "it" : "them"} in a file of ${number === 1 ? "its" : "their"} own, and bring that in.`,
    another: "Another file",

    withdraw: "Take this import back",
    withdrawUntil: (moment: string) => `You can take this import back until ${moment}.`,
    withdrawSure: "Take the import back?",
    withdrawWhat: (number: number) =>
      `The file posted ${jobs(number)}. Jobs that nobody has applied to, saved or been told of are deleted.`,
    withdrawRest:
      "Jobs that people have applied to, saved or been told of are closed instead. Jobs that you have changed since stay as they are. This can't be undone.",
    keepImport: "Keep It",
    withdrawing: (done: number, all: number) => `${count(done)} of ${jobs(all)} taken back`,
    withdrawn: (number: number) => `Taken back: ${jobs(number)}.`,
    withdrawnClosed: (number: number) =>
      `${count(number)} ${number === 1 ? "was" : "were"} closed instead: people have applied to ${number === 1 ? "it, saved it or been told of it" : "them, saved them or been told of them"}.`,
    withdrawnKept: (number: number) =>
      `${jobs(number)} ${number === 1 ? "stays as it is" : "stay as they are"}.`,
    keptTitle: "Jobs that stay",
    keptWhy: (reason: JobFileWithdrawal) => KEPT[reason],
    keptMore: (number: number) => `and ${count(number)} more`,
    postedFiles: "Posted in the last 30 days",
    openFile: (name: string) => `Open ${name}`,
  },
});
