import type { FieldRule } from "@job-portal/protocol/error-codes";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { FileColumn } from "../columns/file-columns";
import { JobQuestionCode } from "../posting/job-post.inputs";
import { WordingGround } from "../wording/fair-terms";
import type { CompanyAnswers } from "./file-companies";
import type { KeptWording } from "./file-wording";
import type { CellProblem, FileAnswers, RowAnswers } from "./file-row";
import { JobFileFailure, JobFileStanding, JobFileState, JobFileWithdrawal } from "./job-file.enums";
import type { TypeAnswers } from "../cells/type-words";

/** A column of a file as it is kept; `told` since when the company has it so, as an ISO time. */
export interface KeptColumn extends FileColumn {
  told: string | null;
}

/** A file of jobs on its way in. It is its uploader's alone, as long as they act for its company. */
@Entity("job_files")
@ObjectType({ description: "A file of jobs of the viewer's on its way in." })
export class JobFile {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "The id that its client gave it." })
  id: string;

  @Column("uuid")
  @Field(() => ID, { description: "The company that the jobs are for." })
  companyId: string;

  @Column("uuid")
  uploaderId: string;

  @Column("text")
  @Field({ description: "What the file is called." })
  name: string;

  @Column("int")
  @Field(() => Int, { description: "Its length in bytes." })
  bytes: number;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The sheet that is read; null for a file without sheets.",
  })
  sheet: string | null;

  @Column("text", { array: true })
  @Field(() => [String], { description: "All its sheets by their names." })
  sheetNames: string[];

  @Column("text")
  @Field(() => JobFileState, { description: "Where it stands." })
  state: JobFileState;

  @Column("jsonb")
  columns: KeptColumn[];

  @Column("jsonb")
  answers: FileAnswers;

  @Column("jsonb")
  typeAnswers: TypeAnswers;

  @Column("jsonb")
  companyAnswers: CompanyAnswers;

  @Column("int")
  attempts: number;

  @Column("boolean")
  @Field({ description: "Whether reading was stopped: the rows that were read can be posted." })
  isStopped: boolean;

  @Column("text", { nullable: true })
  @Field(() => JobFileFailure, { nullable: true, description: "Why it did not go in." })
  failure: JobFileFailure | null;

  @Column("int", { nullable: true })
  @Field(() => Int, { nullable: true, description: "The spreadsheet's row near which it can't be read." })
  failedRow: number | null;

  @Column("int")
  @Field(() => Int, { description: "Jobs that were posted." })
  createdCount: number;

  @Column("int")
  @Field(() => Int, { description: "Of these, jobs that nobody finds until an admin has looked at them." })
  heldCount: number;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was sent." })
  createdAt: Date;

  @Column("timestamptz")
  updatedAt: Date;
}

@ObjectType({ description: "What a cell may have meant." })
class JobFileProposal {
  @Field(() => String, {
    nullable: true,
    description: "The text to put in its place; null: it is right as it stands.",
  })
  value: string | null;

  @Field({ description: "How that is understood." })
  words: string;
}

@ObjectType({ description: "What a cell of a file is asked about." })
class JobFileProblem {
  @Field({ description: "The job's field." })
  field: string;

  @Field({ description: "The cell as it stands in the file." })
  found: string;

  @Field({ description: "What is wrong, or asked." })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: "The rule that it breaks, such as TOO_LONG; null where it breaks none that has a name.",
  })
  rule?: FieldRule | null;

  @Field(() => Int, {
    nullable: true,
    description: "The number that the rule names: the most or least, or a row.",
  })
  bound?: number | null;

  @Field(() => JobQuestionCode, {
    nullable: true,
    description: "What is asked; null where something is wrong.",
  })
  question?: JobQuestionCode | null;

  @Field(() => [JobFileProposal], { description: "What may have been meant, the likeliest first." })
  proposals: JobFileProposal[];
}

@ObjectType({
  description: "Wording in a row that shuts people out, or may put them off. It can be posted so.",
})
class JobFileRowWording {
  @Field(() => String, { description: "The job's field." })
  field: string;

  @Field({ description: "The sentence, the title or the entry of a list." })
  text: string;

  @Field({ description: "The words by which it was found, in small letters." })
  words: string;

  @Field(() => [WordingGround], { description: "By what it shuts people out." })
  grounds: WordingGround[];

  @Field({ description: "Whether the job is held until an admin has seen it; else it is only asked about." })
  isHeld: boolean;

  @Field(() => [String], { description: "What may stand there instead, up to three." })
  instead: string[];

  @Field({ description: "Whether the last answer took it out." })
  isMended: boolean;
}

/** What is kept of a row before an answer, so that the answer can be taken back. */
export type FormerRow = Pick<JobFileRow, "standing" | "problems" | "taken" | "proposed" | "title"> &
  Partial<Pick<JobFileRow, "job" | "wording" | "companyId">>;

/** A row of a file. */
@Entity("job_file_rows")
@ObjectType({ description: "A row of a file of jobs." })
export class JobFileRow {
  @PrimaryColumn("uuid")
  fileId: string;

  @PrimaryColumn("int")
  @Field(() => Int, { description: "Its number in the spreadsheet, from 1." })
  row: number;

  @Column("text", { array: true })
  cells: string[];

  @Column("text", { nullable: true })
  @Field(() => JobFileStanding, { nullable: true, description: "How it stands; null while it was not read." })
  standing: JobFileStanding | null;

  @Column("boolean")
  @Field({ description: "Whether it stays out." })
  isLeftOut: boolean;

  @Column("text")
  @Field({ description: "The job's title." })
  title: string;

  @Column("text", { nullable: true })
  reference: string | null;

  @Column("text", { nullable: true })
  likeness: string | null;

  /** The company that it names; null: it is for the file's. */
  @Column("uuid", { nullable: true })
  companyId: string | null;

  @Column("jsonb")
  @Field(() => [JobFileProblem], { description: "What is asked about it, or was until it was answered." })
  problems: CellProblem[];

  @Column("jsonb")
  taken: RowAnswers;

  @Column("jsonb")
  proposed: RowAnswers;

  /** What posting puts into the jobs, by column; null where there is none. A proposed row's as it would be mended. */
  @Column("jsonb", { nullable: true })
  job: object | null;

  /** What became of its job when the file was taken back; null before, and of a row that made none. */
  @Column("text", { nullable: true })
  withdrawal: JobFileWithdrawal | null;

  @Column("jsonb", { nullable: true })
  undo: FormerRow | null;

  @Column("jsonb")
  wording: KeptWording[];

  @Field(() => [JobFileRowWording], {
    name: "wording",
    description: "Its wording that shuts people out; what the last answer took out stays in sight.",
  })
  get shownWording(): JobFileRowWording[] {
    const gone = (this.undo?.wording ?? []).filter(
      (former) => !this.wording.some(({ field, text }) => field === former.field && text === former.text),
    );
    return [
      ...this.wording.map((one) => ({ ...one, isMended: false })),
      ...gone.map((one) => ({ ...one, isMended: true })),
    ];
  }

  @Field({ description: "Whether its last answer can be taken back." })
  get canUndo(): boolean {
    return this.undo !== null;
  }
}
