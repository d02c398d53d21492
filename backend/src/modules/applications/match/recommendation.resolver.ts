import { Args, ArgsType, Authorized, Ctx, Field, Int, Query, Resolver } from "type-graphql";
import { Follows } from "../../../text/follows";
import { wholeNumber } from "../../../text/number.rules";
import type { ViewerContext } from "../../../auth/context";
import { costOfList } from "../../../lists/list-page";
import { cityOf } from "../../jobs/reading/job-places";
import { readPlaces } from "../../places/read-places";
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
      "Open jobs of the professional title in the viewer's profile, without those they have applied to: those of the places where they want to work first, then of the states around them. Of each place those come first that pay what they want. What the profile leaves out is taken from their last finished resume and their career profile; none where no title is known.",
    complexity: ({ args, childComplexity }) =>
      costOfList((args as RecommendedJobsArgs).first, childComplexity),
  })
  async recommendedJobs(
    @Args(() => RecommendedJobsArgs) { first }: RecommendedJobsArgs,
    @Ctx() { services, loaders, viewer }: ViewerContext,
  ): Promise<ListedJob[]> {
    const sought = await soughtBy(viewer, loaders);
    const known = await services.applications.jobsOf(viewer);
    return services.similarJobs.fitting(sought, first, known);
  }
}

/** The title of the profile, and where and for what one wants to work; else as a resume tells it (SEEN-25). */
async function soughtBy(viewer: Account, { seekerFacts }: ViewerContext["loaders"]) {
  const { title, location } = viewer.additionalData;
  const { titles, places, preferredPlaces, expectedYearlyPay } = await seekerFacts.load(viewer);
  const home = location || places[0];
  const isThere =
    preferredPlaces.length === 0 || preferredPlaces.some((place) => areInOneCity(place, home ?? ""));
  return {
    title: title || (titles[0] ?? null),
    // A home in one of the cities tells the nearest jobs there; who wants to move wants none at home.
    places: [...(home && isThere ? [home] : []), ...preferredPlaces],
    yearlyPay: expectedYearlyPay,
  };
}

function areInOneCity(one: string, other: string): boolean {
  const [here, there] = [one, other].map((text) =>
    readPlaces(text).places.flatMap((place) => cityOf(place) ?? []),
  );
  return (here ?? []).some(({ id }) => (there ?? []).some((city) => city.id === id));
}
