import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { NumberedPage, PageOf } from "../../../lists/page";
import type { ListedJob } from "../job/listed-job";

@Entity("saved_jobs")
@ObjectType({ description: "A job that the viewer saved." })
export class SavedJob {
  @PrimaryColumn("uuid")
  accountId: string;

  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "The job; it can be opened while `job` is not null." })
  jobId: string;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was saved (DASH-19)." })
  savedAt: Date;
}

/** One of a list, with its job, open or not. */
export interface ListedSavedJob extends Pick<SavedJob, "jobId" | "savedAt"> {
  savedJob: ListedJob;
}

@PageOf(SavedJob, "A page of the viewer's saved jobs, last saved first.")
export class SavedJobPage extends NumberedPage<ListedSavedJob> {}
