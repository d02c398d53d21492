import { Args, ArgsType, Authorized, Ctx, Field, Int, Query, Resolver } from "type-graphql";
import { Follows } from "../../../text/follows";
import { wholeNumber } from "../../../text/number.rules";
import type { ViewerContext } from "../../../auth/context";
import { costOfList } from "../../../lists/list-page";
import type { Account } from "../../accounts/account.entity";
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
      "Open jobs of the professional title in the viewer's profile, those of their place first, without those they have applied to. What the profile leaves out is taken from their last finished resume and their career profile; none where no title is known.",
    complexity: ({ args, childComplexity }) =>
      costOfList((args as RecommendedJobsArgs).first, childComplexity),
  })
  async recommendedJobs(
    @Args(() => RecommendedJobsArgs) { first }: RecommendedJobsArgs,
    @Ctx() { services, loaders, viewer }: ViewerContext,
  ): Promise<ListedJob[]> {
    const { title, location } = await soughtBy(viewer, loaders);
    const known = await services.applications.jobsOf(viewer);
    return services.similarJobs.fitting({ title, location }, first, known);
  }
}

/** The title and place of the profile; what it leaves out, as what the viewer would send tells it (SEEN-25). */
async function soughtBy(viewer: Account, { seekerFacts }: ViewerContext["loaders"]) {
  const { title, location } = viewer.additionalData;
  if (title && location) return { title, location };
  const { titles, places } = await seekerFacts.load(viewer);
  return { title: title || (titles[0] ?? null), location: location || (places[0] ?? null) };
}
