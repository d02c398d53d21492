import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { ApplicationStatus } from "../../applications/application/application-pipeline";
import { Company } from "../../companies/company.entity";
import { Job } from "../../jobs/job/job.entity";
import { ReportReason } from "../reports/job-report.entity";

/** Of each kind the newest. */
export const MOST_SHOWN = 20;

@ObjectType({ description: "An application of a user's, without what was sent." })
export class UserApplication {
  @Field(() => ID, { description: "The application." })
  id: string;

  @Field({ description: "What the job was called." })
  jobTitle: string;

  @Field({ description: "Whose job it was." })
  companyName: string;

  @Field(() => ApplicationStatus, { description: "How it stands." })
  status: ApplicationStatus;

  @Field(() => GraphQLDateTimeISO, { description: "When it was sent." })
  appliedAt: Date;
}

@ObjectType({ description: "A report that a user has to do with." })
export class UserReport {
  @Field(() => ID, { description: "The report." })
  id: string;

  @Field(() => ID, { description: "The job." })
  jobId: string;

  @Field({ description: "What the job is called." })
  jobTitle: string;

  @Field(() => ReportReason, { description: "What is wrong." })
  reason: ReportReason;

  @Field(() => String, { nullable: true, description: "In the reporter's words." })
  comment: string | null;

  @Field({ description: "Whether the user made it; else it is about a job that they posted." })
  isTheirs: boolean;

  @Field(() => GraphQLDateTimeISO, { description: "When it was made." })
  reportedAt: Date;
}

@ObjectType({
  description: `What a user does at the portal, for admins: of each kind the newest ${MOST_SHOWN}.`,
})
export class UserActivity {
  @Field(() => [Company], { description: "Companies that they act for." })
  companies: Company[];

  @Field(() => [Job], { description: "Jobs that they posted, in whatever state." })
  jobs: Job[];

  @Field(() => Int, { description: "How many those are in all." })
  jobCount: number;

  @Field(() => [UserApplication], { description: "Jobs that they applied to." })
  applications: UserApplication[];

  @Field(() => Int, { description: "How many those are in all." })
  applicationCount: number;

  @Field(() => [UserReport], { description: "Reports by them, and about their jobs." })
  reports: UserReport[];
}
