import type { GraphQLResolveInfo } from "graphql";
import { Args, ArgsType, Ctx, Field, Info, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../../auth/context";
import { costOfList } from "../../../lists/list-page";
import { Follows } from "../../../text/follows";
import { wholeNumber } from "../../../text/number.rules";
import { Job } from "../job/job.entity";
import { listedColumns } from "../listed/listed-columns";
import type { ListedJob } from "../job/listed-job";

const MOST_JOBS = 24;

@ArgsType()
class VerifiedJobsArgs {
  @Field(() => Int, { defaultValue: 6, description: `How many, from 1 to ${MOST_JOBS}.` })
  @Follows(wholeNumber(1, MOST_JOBS))
  first: number;
}

@Resolver(() => Job)
export class VerifiedJobsResolver {
  @Query(() => [Job], {
    description: "The newest open jobs of companies that an admin has verified.",
    complexity: ({ args, childComplexity }) => costOfList((args as VerifiedJobsArgs).first, childComplexity),
  })
  verifiedJobs(
    @Args(() => VerifiedJobsArgs) { first }: VerifiedJobsArgs,
    @Ctx() { services }: Context,
    @Info() call: GraphQLResolveInfo,
  ): Promise<ListedJob[]> {
    return services.verifiedJobs.newest(first, listedColumns(call));
  }
}
