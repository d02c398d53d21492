import { Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../auth/context";
import { Role } from "../../auth/role";
import { costOfPage } from "../../lists/list-page";
import { SearchWord } from "./search-word.entity";
import {
  AddSearchWordArgs,
  SearchTrial,
  SearchWordPage,
  SearchWordProgress,
  SearchWordsArgs,
  SearchWordVersionArgs,
  TrySearchArgs,
  UpdateSearchWordArgs,
} from "./search-word.inputs";

@Resolver(() => SearchWord)
export class SearchWordResolver {
  @Authorized(Role.ADMIN)
  @Query(() => SearchWordPage, {
    description: "The words of search, by their names.",
    complexity: costOfPage,
  })
  searchWords(
    @Args(() => SearchWordsArgs) args: SearchWordsArgs,
    @Ctx() { services }: Context,
  ): Promise<SearchWordPage> {
    return services.searchWords.list(args);
  }

  @Authorized(Role.ADMIN)
  @Query(() => SearchWordProgress, { description: "How far jobs have been read by changed words." })
  searchWordProgress(@Ctx() { services }: Context): Promise<SearchWordProgress> {
    return services.searchWordReading.progress();
  }

  @Authorized(Role.ADMIN)
  @Query(() => SearchTrial, {
    description:
      "What a text finds, and which words are read in it; with a word as it would be, before it is saved. Changes nothing.",
  })
  trySearch(
    @Args(() => TrySearchArgs) args: TrySearchArgs,
    @Ctx() { services }: Context,
  ): Promise<SearchTrial> {
    return services.searchWordTrials.try(args);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => SearchWord, {
    description:
      "Adds a search word. Refused with SEARCH_WORD_EXISTS, SEARCH_WORD_FORM_TAKEN, SEARCH_WORD_UNKNOWN.",
  })
  addSearchWord(
    @Args(() => AddSearchWordArgs) args: AddSearchWordArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SearchWord> {
    return services.searchWords.add(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => SearchWord, {
    description:
      "Changes a search word. Refused with SEARCH_WORD_CHANGED, SEARCH_WORD_FORM_TAKEN, SEARCH_WORD_UNKNOWN.",
  })
  updateSearchWord(
    @Args(() => UpdateSearchWordArgs) args: UpdateSearchWordArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SearchWord> {
    return services.searchWords.update(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => SearchWord, {
    description:
      "Takes a search word away, and answers it as it was. Refused with SEARCH_WORD_CHANGED, SEARCH_WORD_INCLUDED.",
  })
  removeSearchWord(
    @Args(() => SearchWordVersionArgs) args: SearchWordVersionArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SearchWord> {
    return services.searchWords.remove(viewer, args);
  }

  @FieldResolver(() => [SearchWord], {
    description: "Words whose jobs a search for this one finds as well.",
    complexity: ({ childComplexity }) => 5 * childComplexity,
  })
  async includes(@Root() { includes }: SearchWord, @Ctx() { loaders }: Context): Promise<SearchWord[]> {
    const words = await Promise.all(includes.map((code) => loaders.searchWord.load(code)));
    return words.flatMap((word) => word ?? []);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "How many open jobs a search for it finds, up to 1,000; null where no form is its own.",
  })
  openJobCount(@Root() { code }: SearchWord, @Ctx() { loaders }: Context): Promise<number | null> {
    return loaders.wordJobCount.load(code);
  }
}
