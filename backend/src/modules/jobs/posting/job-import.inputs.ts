import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { MAX_IMPORT_ROWS } from "../../companies/company.inputs";
import { TypedJobInput } from "../job/job-fields.inputs";

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
export class JobImportRow extends TypedJobInput {
  @Field(() => ID, { description: "The company it is posted for." })
  companyId: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The employer's own number of it; a job of the company that has it already is left as it is.",
  })
  reference?: string | null;

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
