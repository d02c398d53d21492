import { Args, ArgsType, Authorized, Ctx, Field, Int, Query, Resolver } from "type-graphql";
import { Follows } from "../../../text/follows";
import { wholeNumber } from "../../../text/number.rules";
import type { ViewerContext } from "../../../auth/context";
import { costOfList } from "../../../lists/list-page";
import { Job } from "../../jobs/job/job.entity";
import type { ListedJob } from "../../jobs/job/listed-job";

const MOST_RECOMMENDED = 12;

@ArgsType()
class RecommendedJobsArgs {
  @Field(() => Int, { defaultValue: 4, description: `How many, from 1 to ${MOST_RECOMMENDED}.` })
  @Follows(wholeNumber(1, MOST_RECOMMENDED))
  first: number;
}

@Resolver(() => Job)
export class RecommendationResolver {
  @Authorized()
  @Query(() => [Job], {
    description:
      "Open jobs of the professional title in the viewer's profile, those of their place first, without those they have applied to; none where the profile has no title.",
    complexity: ({ args, childComplexity }) =>
      costOfList((args as RecommendedJobsArgs).first, childComplexity),
  })
  async recommendedJobs(
    @Args(() => RecommendedJobsArgs) { first }: RecommendedJobsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<ListedJob[]> {
    const { title = null, location = null } = viewer.additionalData;
    const known = await services.applications.jobsOf(viewer);
    return services.similarJobs.fitting({ title, location }, first, known);
  }
}
