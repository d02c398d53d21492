import { Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import { costOfList } from "../../../lists/list-page";
import { CandidateFilterCount, CandidateFilterCountsArgs } from "./candidate-filter-count.inputs";

/** Thirty counts are made of one reading: together they cost as much as a page of so many candidates. */
const COST_IN_CANDIDATES = 20;

@Resolver(() => CandidateFilterCount)
export class CandidateFilterCountResolver {
  @Authorized()
  @Query(() => [CandidateFilterCount], {
    description:
      "For each value of a filter's fields, how many candidates the list would have with it in place of what is chosen there.",
    complexity: ({ childComplexity }) => costOfList(COST_IN_CANDIDATES, childComplexity),
  })
  candidateFilterCounts(
    @Args(() => CandidateFilterCountsArgs) { filter }: CandidateFilterCountsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CandidateFilterCount[]> {
    return services.candidateFilterCounts.count(viewer, filter ?? {});
  }
}
