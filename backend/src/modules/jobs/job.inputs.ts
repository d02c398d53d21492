import { ArrayMaxSize, IsOptional, Length, Max, Min } from "class-validator";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { MAX_IMPORT_ROWS } from "../companies/company.inputs";
import { JobType, WorkMode } from "./job.enums";

const MAX_LIST = 20;
const MAX_OPENINGS = 1000;
/** As people write it here: 1,000 and 10,000. */
const inWords = (count: number) => count.toLocaleString("en-IN");

/** What an import does when a row breaks a rule. */
export enum ImportMode {
  ALL_OR_NOTHING = "all-or-nothing",
  SKIP_INVALID = "skip-invalid",
}

registerEnumType(ImportMode, {
  name: "ImportMode",
  description: "What an import does when a row breaks a rule.",
  valuesConfig: {
    ALL_OR_NOTHING: {
      description: "No row goes in; the answer is the error IMPORT_REJECTED with every problem.",
    },
    SKIP_INVALID: { description: "The other rows go in; the problems are in the answer." },
  },
});

@InputType({ description: "A job to bring in." })
export class JobImportRow {
  @Field(() => ID, { description: "The company it is posted for." })
  companyId: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The employer's own number of it; a job of the company that has it already is left as it is.",
  })
  @IsOptional()
  @Length(1, 80)
  reference?: string | null;

  @Field({ description: "What the job is called." })
  @Length(3, 120, { message: "must have 3 to 120 characters" })
  title: string;

  @Field(() => JobType, { description: "How somebody is employed." })
  type: JobType;

  @Field(() => WorkMode, { description: "Where the work is done.", defaultValue: WorkMode.ON_SITE })
  workMode: WorkMode;

  @Field({ description: "'Locality, City', 'City' or 'Remote'." })
  @Length(2, 120, { message: "must have 2 to 120 characters" })
  location: string;

  @Field({ description: "Pay as people type it, such as '₹8–12 LPA' or 'Negotiable'." })
  @Length(1, 60, { message: "must have 1 to 60 characters" })
  pay: string;

  @Field({ description: "Years of work asked for, such as '2–4 years' or 'Fresher'." })
  @Length(1, 60, { message: "must have 1 to 60 characters" })
  experience: string;

  @Field(() => [String], { description: `Skills asked for, up to ${MAX_LIST}.`, defaultValue: [] })
  @ArrayMaxSize(MAX_LIST, { message: `must have at most ${MAX_LIST} entries` })
  @Length(1, 40, { each: true, message: "must each have 1 to 40 characters" })
  skills: string[];

  @Field({ description: "Markdown." })
  @Length(1, 10_000, { message: "must have 1 to 10,000 characters" })
  description: string;

  @Field({ description: "Markdown." })
  @Length(1, 5_000, { message: "must have 1 to 5,000 characters" })
  requirements: string;

  @Field(() => [String], {
    description: `What the employer offers beside pay, up to ${MAX_LIST}.`,
    defaultValue: [],
  })
  @ArrayMaxSize(MAX_LIST, { message: `must have at most ${MAX_LIST} entries` })
  @Length(1, 120, { each: true, message: "must each have 1 to 120 characters" })
  benefits: string[];

  @Field(() => Int, { description: "How many people are wanted.", defaultValue: 1 })
  @Min(1, { message: "must be 1 or more" })
  @Max(MAX_OPENINGS, { message: `must be ${inWords(MAX_OPENINGS)} or less` })
  openings: number;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was posted; now when left out." })
  postedAt?: Date | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "Until when one can apply, at most two years ahead; 30 days from now when left out.",
  })
  openUntil?: Date | null;
}

@InputType({ description: `Jobs to bring in, up to ${MAX_IMPORT_ROWS} a call.` })
export class ImportJobsInput {
  /** Each row is checked by the service, so that a wrong one can be skipped. */
  @Field(() => [JobImportRow], { description: "A row a job." })
  rows: JobImportRow[];

  @Field(() => ImportMode, {
    description: "What happens when a row breaks a rule.",
    defaultValue: ImportMode.ALL_OR_NOTHING,
  })
  mode: ImportMode;
}

@ObjectType({ description: "What is wrong with one field of one row." })
export class ImportProblem {
  @Field(() => Int, { description: "The row, from 1." })
  row: number;

  @Field({ description: "The row's field." })
  field: string;

  @Field({ description: "What is wrong with it." })
  message: string;
}

@ObjectType({ description: "What an import of jobs did." })
export class ImportJobsResult {
  @Field(() => Int, { description: "Jobs that went in." })
  created: number;

  @Field(() => Int, { description: "Jobs that were there already, by their reference." })
  unchanged: number;

  @Field(() => [ImportProblem], { description: "What kept the other rows out." })
  problems: ImportProblem[];
}
