import { Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../auth/context";
import { Role } from "../../auth/role";
import { costOfPage } from "../../lists/list-page";
import { SearchQueriesArgs, SearchQuery, SearchQueryPage } from "./search-query.inputs";

@Resolver(() => SearchQuery)
export class SearchQueryResolver {
  @Authorized(Role.ADMIN)
  @Query(() => SearchQueryPage, {
    description:
      "What people search for, the most frequent first. A text that was searched less than 3 times is left out.",
    complexity: costOfPage,
  })
  searchQueries(
    @Args(() => SearchQueriesArgs) args: SearchQueriesArgs,
    @Ctx() { services }: Context,
  ): Promise<SearchQueryPage> {
    return services.searchQueries.list(args);
  }
}
