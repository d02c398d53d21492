import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { wholeNumber } from "../../../text/number.rules";

/** Thirteen whole weeks. */
const MAX_GROWTH_DAYS = 91;

@ObjectType({ description: "The portal in four figures, counted at the moment of asking." })
export class AdminSummary {
  @Field(() => Int, { description: "Registered users, whatever their status." })
  totalUsers: number;

  @Field(() => Int, { description: "Companies that are not blocked." })
  activeCompanies: number;

  @Field(() => Int, { description: "Open jobs." })
  activeJobs: number;

  @Field(() => Int, { description: "Users whose plan in force is premium." })
  premiumUsers: number;
}

@ArgsType()
export class AdminGrowthArgs {
  @Field(() => Int, {
    defaultValue: 30,
    description: `How many days up to today, from 1 to ${MAX_GROWTH_DAYS}.`,
  })
  @Follows(wholeNumber(1, MAX_GROWTH_DAYS))
  days: number;
}

@ObjectType({ description: "What came on one day." })
export class GrowthDay {
  @Field({ description: "The day in India, YYYY-MM-DD." })
  day: string;

  @Field(() => Int, { description: "Users who registered and are still there." })
  users: number;

  @Field(() => Int, { description: "Jobs posted, in whatever state they are now." })
  jobs: number;

  @Field(() => Int, { description: "Applications sent." })
  applications: number;
}
