import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { JobType, WorkMode } from "../job/job.enums";

/** Longer than any rule allows, so that a text that is too long can be kept and cut later. */
const MAX_TEXT = 20_000;
const MAX_ENTRIES = 50;
/** Enough for anybody; a client that makes one a keystroke is stopped here. */
export const MAX_DRAFTS = 50;

const WHAT = "The form of a job as far as it has been filled in; nothing of it is required or checked yet.";

@ObjectType({ description: WHAT })
@InputType("JobDraftFieldsInput", { description: WHAT })
export class JobDraftFields {
  @Field(() => ID, { nullable: true, description: "The company it is posted for." })
  companyId?: string | null;

  @Field(() => String, { nullable: true, description: "The name of a new company." })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  companyName?: string | null;

  @Field(() => String, { nullable: true, description: "What the job is called." })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  title?: string | null;

  @Field(() => JobType, { nullable: true, description: "How somebody is employed." })
  type?: JobType | null;

  @Field(() => WorkMode, { nullable: true, description: "Where the work is done." })
  workMode?: WorkMode | null;

  @Field(() => String, { nullable: true, description: "'Locality, City', 'City' or 'Remote'." })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  location?: string | null;

  @Field(() => String, { nullable: true, description: "Pay as typed." })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  pay?: string | null;

  @Field(() => String, { nullable: true, description: "Years of work asked for, as typed." })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  experience?: string | null;

  @Field(() => String, { nullable: true, description: "Markdown." })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  description?: string | null;

  @Field(() => String, { nullable: true, description: "Markdown." })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  requirements?: string | null;

  @Field(() => [String], { nullable: true, description: "Skills asked for." })
  @IsOptional()
  @ArrayMaxSize(MAX_ENTRIES)
  @MaxLength(MAX_TEXT, { each: true })
  skills?: string[] | null;

  @Field(() => [String], { nullable: true, description: "What the employer offers beside pay." })
  @IsOptional()
  @ArrayMaxSize(MAX_ENTRIES)
  @MaxLength(MAX_TEXT, { each: true })
  benefits?: string[] | null;

  @Field(() => Int, { nullable: true, description: "How many people are wanted." })
  openings?: number | null;

  @Field(() => Int, { nullable: true, description: "For how many days one can apply." })
  openForDays?: number | null;
}

/** A job that has not been posted. It is its writer's alone, and becomes the job that is posted with its id. */
@Entity("job_drafts")
@ObjectType({ description: "A job of the viewer's that has not been posted: the form as they left it." })
export class JobDraft {
  @PrimaryColumn("uuid")
  accountId: string;

  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "The `draftId` to post it with." })
  id: string;

  @Column("jsonb")
  @Field(() => JobDraftFields, { description: "The form's fields." })
  fields: JobDraftFields;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was begun." })
  createdAt: Date;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was last saved." })
  updatedAt: Date;
}
