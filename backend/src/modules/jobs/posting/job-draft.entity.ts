import { MOST_QUESTIONS } from "@job-portal/protocol/screening";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { Follows } from "../../../text/follows";
import { entries } from "../../../text/text.rules";
import { DraftFields, DraftShape, draftText } from "../job/job-fields.inputs";
import { TypedQuestion } from "../screening/screening.inputs";

/** Enough for anybody; a client that makes one a keystroke is stopped here. */
export const MAX_DRAFTS = 50;

/** More than a job may ask, so that a draft keeps what is still to be taken out. */
const MOST_DRAFTED_QUESTIONS = 2 * MOST_QUESTIONS;

const WHAT = "The form of a job as far as it has been filled in; nothing of it is required or checked yet.";

@DraftFields()
@ObjectType({ description: WHAT })
@InputType("JobDraftFieldsInput", { description: WHAT })
export class JobDraftFields extends DraftShape {
  @Field(() => ID, { nullable: true, description: "The company it is posted for." })
  companyId?: string | null;

  @Field(() => String, { nullable: true, description: "The name of a new company." })
  @Follows(draftText)
  companyName?: string | null;

  @Field(() => Int, { nullable: true, description: "For how many days one can apply." })
  openForDays?: number | null;

  @Field(() => [TypedQuestion], { nullable: true, description: "What it asks of those who apply." })
  @Follows(entries(MOST_DRAFTED_QUESTIONS, 0))
  questions?: TypedQuestion[] | null;
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
