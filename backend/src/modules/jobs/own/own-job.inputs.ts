import { GraphQLDateTimeISO } from "graphql-scalars";
import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { anyText } from "../../../text/text.rules";
import { EntryArgs } from "../../../lists/list-page";
import { NumberedPage, PageOf } from "../../../lists/page";
import { Job } from "../job/job.entity";
import type { JobFacts } from "../job/listed-job";
import { JobStatus } from "../job/job-lifecycle";

@ArgsType()
export class OwnJobCountsArgs {
  @Field(() => ID, {
    nullable: true,
    description: "Only this company's; those of all one's own when left out.",
  })
  companyId?: string | null;

  @Field(() => String, { nullable: true, description: "Only jobs with this in their title or reference." })
  @Follows(anyText(120))
  text?: string | null;
}

@ArgsType()
export class OwnJobsArgs extends EntryArgs {
  @Field(() => JobStatus, { nullable: true, description: "Only jobs that stand so." })
  status?: JobStatus | null;

  @Field(() => ID, {
    nullable: true,
    description: "Only this company's; those of all one's own when left out.",
  })
  companyId?: string | null;

  @Field(() => String, { nullable: true, description: "Only jobs with this in their title or reference." })
  @Follows(anyText(120))
  text?: string | null;
}

@PageOf(Job, "A page of jobs of the viewer's companies, last posted first.")
export class OwnJobPage extends NumberedPage<Job> {}

@ObjectType({ description: "How many jobs of the viewer's companies stand how." })
export class OwnJobCounts {
  @Field(() => Int, { description: "Posted jobs in all." })
  all: number;

  @Field(() => Int, { description: "Of status ACTIVE." })
  active: number;

  @Field(() => Int, { description: "Of status FLAGGED." })
  flagged: number;

  @Field(() => Int, { description: "Of status HELD." })
  held: number;

  @Field(() => Int, { description: "Of status EXPIRED." })
  expired: number;

  @Field(() => Int, { description: "Of status CLOSED." })
  closed: number;

  @Field(() => Int, { description: "Of status REMOVED." })
  removed: number;

  @Field(() => Int, { description: "The viewer's drafts, which belong to no company yet." })
  drafts: number;
}

@ObjectType({ description: "How a job goes: for members of its company." })
export class JobStanding {
  /** The job that it tells of. */
  job: JobFacts;

  @Field(() => JobStatus, { description: "How it stands." })
  status: JobStatus;

  @Field(() => String, { nullable: true, description: "Why it is held or was removed, where it was said." })
  reason: string | null;

  @Field(() => Int, { description: "Goes up with every edit; an edit names the one it was made from." })
  version: number;

  @Field(() => Int, {
    description: "Days until nobody can apply any more, begun ones as whole; 0 when over.",
  })
  daysLeft: number;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When its company closed it." })
  closedAt: Date | null;

  @Field(() => String, { nullable: true, description: "The employer's own number of it." })
  reference: string | null;

  @Field(() => Int, { description: "How many readers have reported it." })
  reportCount: number;
}

@ObjectType({
  description: "What the viewer may do with a job now; all false for those it is no business of.",
})
export class JobPermissions {
  @Field({ description: "assignHiringManager, unassignHiringManager" })
  assignManagers: boolean;

  @Field({ description: "candidates of it, moveApplications" })
  answer: boolean;

  @Field({ description: "updateJob" })
  edit: boolean;

  @Field({ description: "closeJob" })
  close: boolean;

  @Field({ description: "reopenJob" })
  reopen: boolean;

  @Field({ description: "extendJob" })
  extend: boolean;

  @Field({ description: "duplicateJob" })
  duplicate: boolean;

  @Field({ description: "resubmitJob" })
  resubmit: boolean;

  @Field({ description: "highlightJob and unhighlightJob" })
  highlight: boolean;
}
