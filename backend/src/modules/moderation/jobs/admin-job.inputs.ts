import { GraphQLDateTimeISO } from "graphql-scalars";
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { anyText } from "../../../text/text.rules";
import { PageArgs } from "../../../lists/list-page";
import { Job } from "../../jobs/job/job.entity";
import type { JobFacts } from "../../jobs/job/listed-job";
import { JobStatus } from "../../jobs/job/job-lifecycle";
import { NumberedPage, PageOf } from "../../../lists/page";

@InputType({ description: "Which jobs; what is left out does not matter." })
export class AdminJobFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Part of the title, of the client's name or of the company's, or how the e-mail or name of who posted it begins: up to 200 companies, the newest first, and 50 posters. Up to 120 characters.",
  })
  @Follows(anyText(120))
  text?: string | null;

  @Field(() => JobStatus, { nullable: true, description: "Of this status." })
  status?: JobStatus | null;

  @Field(() => ID, { nullable: true, description: "Of this company." })
  companyId?: string | null;

  @Field(() => Boolean, { nullable: true, description: "True: those that name a client." })
  namesClient?: boolean | null;
}

export enum AdminJobOrder {
  URGENT = "urgent",
  NEWEST = "newest",
}

registerEnumType(AdminJobOrder, {
  name: "AdminJobOrder",
  description: "Which jobs an admin sees first.",
  valuesConfig: {
    URGENT: { description: "Reported ones, then held ones, then the newest." },
    NEWEST: { description: "Those posted last." },
  },
});

@ArgsType()
export class AdminJobsArgs extends PageArgs {
  @Field(() => AdminJobOrder, { defaultValue: AdminJobOrder.URGENT, description: "What comes first." })
  order?: AdminJobOrder;

  @Field(() => AdminJobFilter, { nullable: true, description: "Which jobs; all when left out." })
  filter?: AdminJobFilter | null;
}

@PageOf(Job, "A page of jobs, in the order asked for.")
export class AdminJobPage extends NumberedPage<Job> {}

@ObjectType({ description: "How many jobs stand so." })
export class JobStatusCount {
  @Field(() => JobStatus, { description: "The status." })
  status: JobStatus;

  @Field(() => Int, { description: "How many, counted up to 1,000." })
  total: number;

  @Field({ description: "Whether there are more." })
  isTotalCapped: boolean;
}

@ObjectType({ description: "What an admin has to know of a job to judge it." })
export class JobReview {
  /** The job that it tells of. */
  job: JobFacts;

  @Field(() => JobStatus, { description: "How it stands." })
  status: JobStatus;

  @Field(() => Int, { description: "How many readers have reported it and were not dismissed." })
  reportCount: number;

  @Field(() => String, {
    nullable: true,
    description: "Why it is held or was removed, as its company reads it.",
  })
  reason: string | null;

  @Field(() => [String], {
    description:
      "The rules that hold it, each with the words that matched: 'asks-for-money: security deposit', 'shuts-out-by-sex: only male'.",
  })
  rules: string[];

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was held." })
  heldAt: Date | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was removed." })
  removedAt: Date | null;

  @Field(() => String, { nullable: true, description: "What its company answered to a removal." })
  answer: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it answered." })
  answeredAt: Date | null;
}
