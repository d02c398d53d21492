import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../../text/follows";
import { ReportReason } from "./job-report.entity";

const LONGEST_COMMENT = 1000;

@InputType({ description: "What is wrong with a job." })
export class ReportJobInput {
  @Field(() => ID, { description: "The job." })
  jobId: string;

  @Field(() => ReportReason, { description: "What is wrong." })
  reason: ReportReason;

  @Field(() => String, { nullable: true, description: "In your own words, up to 1,000 characters." })
  @Follows(z.string().max(LONGEST_COMMENT, "must have 1,000 characters or less"))
  comment?: string | null;
}

@ObjectType({ description: "How many readers gave a reason." })
export class ReportReasonCount {
  @Field(() => ReportReason, { description: "The reason." })
  reason: ReportReason;

  @Field(() => Int, { description: "How many gave it." })
  count: number;
}

/** What readers say against a job. */
export interface ReportSummary {
  reasons: ReportReasonCount[];
  comments: string[];
}
