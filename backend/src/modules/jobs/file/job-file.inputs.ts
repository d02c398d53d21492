import { GraphQLDateTimeISO } from "graphql-scalars";
import { ArgsType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { anyText, entries } from "../../../text/text.rules";
import { PageArgs } from "../../../lists/list-page";
import { NumberedPage, PageOf } from "../../../lists/page";
import { MAX_FILE_COLUMNS } from "../sheet/sheet";
import { JobType } from "../job/job.enums";
import { WordingGround } from "../wording/fair-terms";
import { JobFileRow } from "./job-file.entity";
import { JobFileDoubt } from "./job-file.enums";
import { MAX_TYPE_WORDS } from "../cells/type-words";

/** More than any cell of a job holds. */
const MAX_TEXT = 10_000;

@ObjectType({ description: "A cell of a column, and how it would be read." })
export class JobFileExample {
  @Field(() => Int, { description: "The spreadsheet's row." })
  row: number;

  @Field({ description: "What stands there, cut where it is long." })
  found: string;

  @Field(() => String, {
    nullable: true,
    description: "How it is understood; null where it is not, or left out.",
  })
  read: string | null;
}

@ObjectType({ description: "A column of a file of jobs." })
export class JobFileColumn {
  @Field(() => Int, { description: "Its place, from 0." })
  index: number;

  @Field({ description: "Its header." })
  header: string;

  @Field(() => String, {
    nullable: true,
    description: "The job's field that it holds; null: it is left out.",
  })
  field: string | null;

  @Field({ description: "Whether another column holds the same field: one of them has to give way." })
  isAsked: boolean;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When the company told that it holds this field.",
  })
  toldAt: Date | null;

  @Field(() => [JobFileExample], { description: "Its first cells." })
  examples: JobFileExample[];
}

@ObjectType({ description: "What was answered for a whole file: a field's value where a row has none." })
export class JobFileAnswer {
  @Field({ description: "The job's field." })
  field: string;

  @Field({ description: "Its value, as it would stand in a cell." })
  value: string;
}

@ObjectType({ description: "A word in a file's column of types that names none of the four." })
export class JobFileType {
  @Field({ description: "The word, as most rows have it." })
  word: string;

  @Field(() => Int, { description: "Rows that have it." })
  rowCount: number;

  @Field(() => JobType, {
    nullable: true,
    description: "What it may mean; null where only a person can tell.",
  })
  proposal: JobType | null;

  @Field(() => JobType, { nullable: true, description: "What was answered for it; null: nothing yet." })
  answer: JobType | null;
}

@ObjectType({ description: "A name in a file's column of companies, and where its rows go." })
export class JobFileCompany {
  @Field({ description: "The name, as most rows have it." })
  name: string;

  @Field(() => Int, { description: "Rows that have it." })
  rowCount: number;

  @Field({
    description: "Whether the name alone doesn't say which company is meant, so that it can be answered.",
  })
  isAsked: boolean;

  @Field(() => ID, {
    nullable: true,
    description: "The viewer's company that they go to; null: they stay out.",
  })
  companyId: string | null;

  @Field(() => String, { nullable: true, description: "Its name." })
  companyName: string | null;
}

@ObjectType({ description: "How many rows of a file stand how." })
export class JobFileCounts {
  @Field(() => Int, { description: "All rows below the header." })
  rows: number;

  @Field(() => Int, { description: "Rows that were read." })
  read: number;

  @Field(() => Int, { description: "Rows that can be posted." })
  ready: number;

  @Field(() => Int, { description: "Rows with a proposal for each thing that is asked." })
  proposed: number;

  @Field(() => Int, { description: "Rows that need somebody." })
  refused: number;

  @Field(() => Int, { description: "Rows whose reference the company has already." })
  unchanged: number;

  @Field(() => Int, { description: "Rows that stay out." })
  leftOut: number;

  @Field(() => Int, { description: "Rows whose last answer can be taken back." })
  answered: number;

  @Field(() => Int, { description: "Rows with wording that shuts people out, or may put them off." })
  worded: number;

  @Field(() => Int, { description: "Of these, rows whose job is held until an admin has seen it." })
  held: number;
}

@ObjectType({
  description: "Wording in a file that shuts people out, or may put them off, however many rows have it.",
})
export class JobFileWording {
  @Field({ description: "The words by which it was found, in small letters." })
  words: string;

  @Field(() => [WordingGround], { description: "By what it shuts people out." })
  grounds: WordingGround[];

  @Field({ description: "Whether jobs that have it are held until an admin has seen them." })
  isHeld: boolean;

  @Field(() => Int, { description: "Rows that have it." })
  rowCount: number;

  @Field(() => Int, { description: "Of these, rows with something to put in its place." })
  mendableCount: number;

  @Field({ description: "The first row's sentence, title or entry." })
  text: string;

  @Field(() => [String], { description: "What may stand there instead, up to three." })
  instead: string[];
}

@ArgsType()
export class MendJobFileWordingArgs {
  @Field(() => ID, { description: "The file." })
  id: string;

  @Field({ description: "The `words` of one of the file's `wordings`." })
  @Follows(anyText(MAX_TEXT))
  words: string;

  @Field(() => Int, {
    nullable: true,
    description: "The spreadsheet's row; all rows that have it when left out.",
  })
  row: number | null;

  @Field(() => Int, {
    defaultValue: 0,
    description: "The place, from 0, of the text to take of `instead`; the first where a row has fewer.",
  })
  choice: number;
}

@ObjectType({ description: "How many rows are asked about a field." })
export class JobFileFieldCount {
  @Field({ description: "The job's field." })
  field: string;

  @Field(() => Int, { description: "Rows." })
  count: number;
}

@ObjectType({ description: "How many rows have a proposal with a doubt." })
export class JobFileDoubtCount {
  @Field(() => JobFileDoubt, { description: "The doubt." })
  doubt: JobFileDoubt;

  @Field(() => Int, { description: "Rows, whatever other doubts they have." })
  rowCount: number;
}

@ObjectType({ description: "What taking all proposals of a file would do." })
export class JobFileProposals {
  @Field(() => Int, { description: "Rows that would be ready then." })
  rowCount: number;

  @Field(() => Int, { description: "Their cells that would be read otherwise, as their proposals say." })
  mendedCount: number;

  @Field(() => Int, { description: "Their cells that would be left out of the job." })
  clearedCount: number;

  @Field(() => Int, {
    description: "Their cells that would stay as they stand, though somebody may doubt them.",
  })
  keptCount: number;

  @Field(() => [JobFileDoubtCount], {
    description: "Doubts at proposals, whether they were asked for or not.",
  })
  doubts: JobFileDoubtCount[];
}

@ArgsType()
export class JobFileDoubtsArgs {
  @Field(() => [JobFileDoubt], {
    description: "Doubts that don't keep a row out; a row without any is always among all.",
    defaultValue: [],
  })
  @Follows(entries(Object.keys(JobFileDoubt).length, 0))
  doubts: JobFileDoubt[];
}

@PageOf(JobFileRow, "A page of the rows of a file that are asked about.")
export class JobFileRowPage extends NumberedPage<JobFileRow> {}

@ArgsType()
export class JobFileRowsArgs extends PageArgs {
  @Field(() => ID, { description: "The file." })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: "Only rows that are asked about this field, or `wording`: that have wording.",
  })
  field: string | null;
}

@InputType({ description: "What a column holds." })
export class JobFileColumnInput {
  @Field(() => Int, { description: "The column's place, from 0." })
  index: number;

  @Field(() => String, { nullable: true, description: "The job's field; null: the column is left out." })
  field: string | null;
}

@InputType({ description: "A field's value for rows that have none." })
export class JobFileAnswerInput {
  @Field({ description: "The job's field." })
  field: string;

  @Field({ description: "Its value, as it would stand in a cell; empty: none." })
  @Follows(anyText(MAX_TEXT))
  value: string;
}

@InputType({ description: "The type that a word stands for." })
export class JobFileTypeInput {
  @Field({ description: "The word, one of the file's `typeWords`." })
  @Follows(anyText(100))
  word: string;

  @Field(() => JobType, { description: "The type of the rows that have it." })
  type: JobType;
}

@InputType({ description: "The company that a name in a file stands for." })
export class JobFileCompanyInput {
  @Field({ description: "The name, one of the file's `companyNames` that is asked about." })
  @Follows(anyText(MAX_TEXT))
  name: string;

  @Field(() => ID, {
    nullable: true,
    description: "One of the companies that the viewer may post for; null: rows of that name stay out.",
  })
  companyId: string | null;
}

@InputType({ description: "What the columns of a file hold." })
export class MapJobFileInput {
  @Field(() => ID, { description: "The file." })
  id: string;

  @Field(() => [JobFileColumnInput], { description: "Columns that change; the others stay." })
  @Follows(entries(MAX_FILE_COLUMNS, 0))
  columns: JobFileColumnInput[];

  @Field(() => [JobFileAnswerInput], { description: "Answers for the whole file that change." })
  @Follows(entries(30, 0))
  answers: JobFileAnswerInput[];

  @Field(() => [JobFileTypeInput], {
    description: "Answers for single words of the types that change.",
    defaultValue: [],
  })
  @Follows(entries(MAX_TYPE_WORDS, 0))
  types: JobFileTypeInput[];

  @Field(() => [JobFileCompanyInput], {
    description: "Answers for names of companies that change.",
    defaultValue: [],
  })
  @Follows(entries(30, 0))
  companies: JobFileCompanyInput[];
}

@ArgsType()
export class JobFileRowArgs {
  @Field(() => ID, { description: "The file." })
  id: string;

  @Field(() => Int, { description: "The spreadsheet's row." })
  row: number;
}

@ArgsType()
export class JobFileRowsOrOneArgs {
  @Field(() => ID, { description: "The file." })
  id: string;

  @Field(() => Int, { nullable: true, description: "The spreadsheet's row; all rows when left out." })
  row: number | null;
}

@ArgsType()
export class MendJobFileRowArgs extends JobFileRowArgs {
  @Field({ description: "The job's field." })
  field: string;

  @Field(() => String, {
    nullable: true,
    description: "Another text for it; null: it is right as it stands.",
  })
  @Follows(anyText(MAX_TEXT).nullable())
  value: string | null;
}

@ArgsType()
export class TakeJobFileProposalsArgs extends JobFileRowsOrOneArgs {
  @Field(() => [JobFileDoubt], {
    description:
      "Doubts that don't keep a row out where all are taken; a row alone is taken whatever its doubts.",
    defaultValue: [],
  })
  @Follows(entries(Object.keys(JobFileDoubt).length, 0))
  doubts: JobFileDoubt[];
}
