import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import { maySearchBeCounted } from "../../accounts/consent.policy";
import type { Context } from "../../../auth/context";
import { networkOf } from "../../../auth/write-limits";
import { costOfList, costOfPage } from "../../../lists/list-page";
import { permissionsOf } from "../../subscriptions/plan.policy";
import { Job } from "../job/job.entity";
import type { ListedJob } from "../job/listed-job";
import { ReadPart } from "../query/read-part";
import {
  CloseJobs,
  JobPage,
  JobsArgs,
  PopularLocation,
  PopularLocationsArgs,
  SuggestionsArgs,
} from "./job-search.inputs";
import { listedColumns } from "../listed/listed-columns";
import { SimilarJobsArgs } from "./similar-jobs.inputs";

/** Asks whether the viewer's plan has the advanced filters. */
export const mayUseAdvancedFilters =
  ({ viewer, loaders }: Context) =>
  async (): Promise<boolean> =>
    viewer !== null && permissionsOf((await loaders.subscription.load(viewer.id)).plan).useAdvancedFilters;

/** In fields: a search keeps the database busy whatever is read of its page. A query has room for nine (REQS-06). */
const COST_OF_SEARCH = 500;

@Resolver(() => JobPage)
export class JobSearchResolver {
  @Query(() => JobPage, {
    description: "Open jobs, a page at a time.",
    complexity: (asked) => COST_OF_SEARCH + costOfPage(asked),
  })
  async jobs(
    @Args(() => JobsArgs) args: JobsArgs,
    @Ctx() context: Context,
    @Info() call: GraphQLResolveInfo,
  ): Promise<JobPage> {
    const { services, viewer, address } = context;
    const page = await services.jobSearch.search(args, mayUseAdvancedFilters(context), listedColumns(call));
    if (maySearchBeCounted(viewer))
      services.searchQueries.noteSearch(args, page.total, viewer?.id ?? networkOf(address));
    return page;
  }

  @FieldResolver(() => [Job], {
    description:
      "Where the filter's location is a place: jobs posted for all of a region, state or India around it, which the total leaves out; up to 10.",
    // The page multiplies it by its size.
    complexity: ({ childComplexity }) => childComplexity,
  })
  jobsInWiderArea(@Root() page: JobPage, @Ctx() { services }: Context): Promise<ListedJob[]> {
    return services.jobSearch.inWiderArea(page);
  }

  @FieldResolver(() => [ReadPart], { description: "What was understood of the text, in its order." })
  read(@Root() page: JobPage, @Ctx() { services }: Context): Promise<ReadPart[]> {
    return services.jobSearch.readParts(page);
  }

  @FieldResolver(() => [CloseJobs], {
    description: "Where the list has fewer than five jobs: what is close to it, in groups; three at most.",
    complexity: ({ childComplexity }) => childComplexity,
  })
  closeJobs(@Root() page: JobPage, @Ctx() { services }: Context): Promise<CloseJobs[]> {
    return services.jobSearch.closeTo(page);
  }

  @Query(() => [String], {
    description: "Titles of listed jobs like what has been typed, best first; up to 8.",
  })
  jobSuggestions(
    @Args(() => SuggestionsArgs) { text }: SuggestionsArgs,
    @Ctx() { services }: Context,
  ): Promise<string[]> {
    return services.jobSuggestions.titles(text);
  }

  @Query(() => [String], {
    description:
      "Cities, localities as 'Koramangala, Bangalore', and Remote, like what has been typed; up to 8.",
  })
  placeSuggestions(
    @Args(() => SuggestionsArgs) { text }: SuggestionsArgs,
    @Ctx() { services }: Context,
  ): Promise<string[]> {
    return services.jobSuggestions.places(text);
  }

  @Query(() => [Job], {
    description: "Open jobs like one that is or was: of the same trade, those of the same city first.",
    complexity: ({ args, childComplexity }) => costOfList((args as SimilarJobsArgs).first, childComplexity),
  })
  similarJobs(
    @Args(() => SimilarJobsArgs) { id, first }: SimilarJobsArgs,
    @Ctx() { services }: Context,
    @Info() call: GraphQLResolveInfo,
  ): Promise<ListedJob[]> {
    return services.similarJobs.like(id, first, listedColumns(call));
  }

  @Query(() => [PopularLocation], {
    description: "The cities with most open jobs, counted at the moment of asking.",
    complexity: ({ args, childComplexity }) =>
      costOfList((args as PopularLocationsArgs).limit, childComplexity),
  })
  popularLocations(
    @Args(() => PopularLocationsArgs) { limit }: PopularLocationsArgs,
    @Ctx() { services }: Context,
  ): Promise<PopularLocation[]> {
    return services.jobSearch.popularLocations(limit);
  }
}
