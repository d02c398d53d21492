import { z } from "zod";
import { ArgsType, Field, ID } from "type-graphql";
import { Follows } from "../../../text/follows";

/** Nothing is older. PostgreSQL, unlike the calendar of ISO 8601, has no year 0000. */
const EARLIEST_DAY = "2000-01-01";
const realDay = z.iso
  .date("must be a real date, YYYY-MM-DD")
  .refine((day) => day >= EARLIEST_DAY, "must be in the year 2000 or later");

@ArgsType()
export class EmployerAnalyticsArgs {
  @Field({ description: "First day of the period, YYYY-MM-DD in Asia/Kolkata." })
  @Follows(realDay)
  from: string;

  @Field({ description: "Last day, of which all counts; at most 366 days in all, else INVALID_PERIOD." })
  @Follows(realDay)
  to: string;

  @Field(() => ID, { nullable: true, description: "Of one job; of all the viewer's companies' without it." })
  jobId?: string | null;
}
