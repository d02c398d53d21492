import { Args, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../../auth/context";
import { costOfList } from "../../../lists/list-page";
import { JobFilterCount, JobFilterCountsArgs } from "./job-filter-count.inputs";
import { mayUseAdvancedFilters } from "./job-search.resolver";

/** Sixty counts read the same bits: together they cost as much as a page of so many jobs. */
const COST_IN_JOBS = 20;

@Resolver(() => JobFilterCount)
export class JobFilterCountResolver {
  @Query(() => [JobFilterCount], {
    description:
      "For each value of a filter's fields, how many jobs the search would find with it in place of what is chosen there.",
    complexity: ({ childComplexity }) => costOfList(COST_IN_JOBS, childComplexity),
  })
  jobFilterCounts(
    @Args(() => JobFilterCountsArgs) { filter }: JobFilterCountsArgs,
    @Ctx() context: Context,
  ): Promise<JobFilterCount[]> {
    return context.services.jobFilterCounts.count(filter, mayUseAdvancedFilters(context));
  }
}
