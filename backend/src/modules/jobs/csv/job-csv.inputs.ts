import { z } from "zod";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { JobType } from "../job/job.enums";
import { JobQuestionCode } from "../posting/job-post.inputs";
import { inWords } from "../../../text/text.rules";
import { MAX_FILE_COLUMNS, MAX_FILE_ROWS } from "../sheet/sheet";

/** Problems beyond these say nothing new. */
export const MAX_CSV_PROBLEMS = 20;
/** Rows shown of what a file holds. */
export const MAX_CSV_SAMPLE = 20;

const FILE = `A CSV file: its text, with the columns that \`exportJobsCsv\` writes. Up to ${inWords(MAX_FILE_ROWS)} rows, ${MAX_FILE_COLUMNS} columns and 2 MB.`;

@InputType({ description: "A file of jobs to look into." })
export class PreviewJobsCsvInput {
  @Field(() => ID, { description: "The company they are for, one of `myCompanies`." })
  companyId: string;

  @Field({ description: FILE })
  csv: string;
}

@InputType({ description: "A file of jobs to bring in." })
export class ImportJobsCsvInput extends PreviewJobsCsvInput {
  @Field(() => ID, {
    description:
      "A UUID that the client makes when the file is chosen: the same file with it once more brings nothing in again.",
  })
  @Follows(z.uuid("must be a UUID"))
  importId: string;

  @Field({ description: "The answer yes to all of the preview's questions.", defaultValue: false })
  isConfirmed: boolean;
}

@ObjectType({ description: "What is wrong with one cell of a file." })
export class JobCsvProblem {
  @Field(() => Int, { description: "The row's number, as a spreadsheet shows it, from 1." })
  line: number;

  @Field({ description: "The column as the header names it." })
  column: string;

  @Field({ description: "What is wrong." })
  message: string;
}

@ObjectType({ description: "Something about a row that may be right, and is asked before it is taken." })
export class JobCsvQuestion {
  @Field(() => Int, { description: "The row's number, as a spreadsheet shows it, from 1." })
  line: number;

  @Field({ description: "The column as the header names it." })
  column: string;

  @Field(() => JobQuestionCode, { description: "What is asked." })
  code: JobQuestionCode;

  @Field({ description: "The question in words." })
  message: string;
}

@ObjectType({ description: "A row of a file, as it was understood." })
export class JobCsvRow {
  @Field(() => Int, { description: "Its number, as a spreadsheet shows it, from 1." })
  line: number;

  @Field({ description: "What the job is called." })
  title: string;

  @Field(() => JobType, { nullable: true, description: "How somebody is employed; null where it is none." })
  type: JobType | null;

  @Field({ description: "Where it is." })
  location: string;

  @Field(() => String, { nullable: true, description: "The pay in words; null where the text is no figure." })
  pay: string | null;
}

@ObjectType({ description: "What an import of a file would come to." })
export class JobsCsvPreview {
  @Field(() => Int, { description: "Rows in the file." })
  rowCount: number;

  @Field(() => Int, { description: "Rows whose reference the company has already: those stay as they are." })
  unchangedCount: number;

  @Field(() => Int, { description: "Problems in all; with one, nothing of the file goes in." })
  problemCount: number;

  @Field(() => [JobCsvProblem], { description: `The first ${MAX_CSV_PROBLEMS} problems.` })
  problems: JobCsvProblem[];

  @Field(() => Int, { description: "Questions in all." })
  questionCount: number;

  @Field(() => [JobCsvQuestion], { description: `The first ${MAX_CSV_PROBLEMS} questions.` })
  questions: JobCsvQuestion[];

  @Field(() => [JobCsvRow], { description: `The first ${MAX_CSV_SAMPLE} rows.` })
  sample: JobCsvRow[];
}

@ObjectType({ description: "What an import of a file did." })
export class JobsCsvResult {
  @Field(() => Int, { description: "Jobs that went in." })
  created: number;

  @Field(() => Int, { description: "Of these, jobs that nobody finds until an admin has looked at them." })
  held: number;

  @Field(() => Int, {
    description: "Jobs that were there already: by their reference, or by the same import.",
  })
  unchanged: number;
}
