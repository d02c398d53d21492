import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { FileAnswers } from "../file/file-row";
import { FeedImportFailure, FeedImportSchedule } from "./feed-import.enums";

@ObjectType({ description: "A feed of a company's jobs that the portal reads by a schedule." })
@Entity("feed_imports")
export class FeedImport {
  @Field(() => ID, { description: "The feed's id." })
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  companyId: string;

  @Column("uuid", { nullable: true })
  accountId: string | null;

  @Field({ description: "Where it is read." })
  @Column("text")
  url: string;

  @Field(() => FeedImportSchedule, { description: "How often it is read." })
  @Column("text")
  schedule: FeedImportSchedule;

  @Column("jsonb")
  answers: FileAnswers;

  @Field({ description: "Whether people apply at the address that the feed has for a job." })
  @Column("boolean")
  doesApplyElsewhere: boolean;

  @Field(() => GraphQLDateTimeISO, { description: "When it was made." })
  @Column("timestamptz")
  createdAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: "When it is read next, unless it is off." })
  @Column("timestamptz")
  nextAt: Date;

  @Column("text", { nullable: true })
  etag: string | null;

  @Column("text", { nullable: true })
  lastModified: string | null;

  @Column("timestamptz", { nullable: true })
  readAt: Date | null;

  @Column("uuid", { nullable: true })
  runId: string | null;

  @Column("timestamptz", { nullable: true })
  claimedUntil: Date | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "Since when each reading has failed; null: the last one did not.",
  })
  @Column("timestamptz", { nullable: true })
  failingSince: Date | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When it was switched off, because reading it had failed for days; null: it is on.",
  })
  @Column("timestamptz", { nullable: true })
  offAt: Date | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      "Since when more than half of its open jobs are missing: they stay open until somebody confirms; else null.",
  })
  @Column("timestamptz", { nullable: true })
  closingAskedAt: Date | null;

  @Column("timestamptz", { nullable: true })
  closingConfirmedAt: Date | null;
}

@ObjectType({ description: "Why a job of a feed stayed out." })
export class FeedImportProblem {
  @Field(() => String, { nullable: true, description: "Its reference number; null: it has none." })
  reference: string | null;

  @Field({ description: "The job's title." })
  title: string;

  @Field({ description: "The field that is wrong, or asked about." })
  field: string;

  @Field({ description: "What is wrong, or asked." })
  message: string;
}

@ObjectType({ description: "One reading of a feed." })
@Entity("feed_import_runs")
export class FeedImportRun {
  @Field(() => ID, { description: "The reading's id." })
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  feedImportId: string;

  @Field(() => GraphQLDateTimeISO, { description: "When it began." })
  @Column("timestamptz")
  startedAt: Date;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When it ended; null while it goes on, or where its node has died.",
  })
  @Column("timestamptz", { nullable: true })
  endedAt: Date | null;

  @Field(() => FeedImportFailure, { nullable: true, description: "Why it failed; null: it did not." })
  @Column("text", { nullable: true })
  failure: FeedImportFailure | null;

  @Field(() => String, { nullable: true, description: "What else is known of a failure." })
  @Column("text", { nullable: true })
  failureDetail: string | null;

  @Field({ description: "Whether the feed's server said that nothing has changed." })
  @Column("boolean")
  isUnmodified: boolean;

  @Field(() => Int, { description: "Jobs that were posted." })
  @Column("int")
  addedCount: number;

  @Field(() => Int, { description: "Jobs that were changed, or opened again." })
  @Column("int")
  changedCount: number;

  @Field(() => Int, { description: "Jobs that were closed, because the feed no longer has them." })
  @Column("int")
  closedCount: number;

  @Field(() => Int, { description: "Jobs that stayed as they are." })
  @Column("int")
  unchangedCount: number;

  @Field(() => Int, { description: "Jobs that stayed out." })
  @Column("int")
  leftOutCount: number;

  @Field(() => Int, {
    description: "Missing jobs that stayed open, because they were more than half of all.",
  })
  @Column("int")
  missingCount: number;

  @Field(() => [FeedImportProblem], { description: "Why jobs stayed out: the first 100 of the problems." })
  @Column("jsonb")
  problems: FeedImportProblem[];
}
