import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../auth/context";
import { costOfList } from "../../lists/list-page";
import { Findability, SaveFindabilityInput } from "./findability";
import { Person } from "./person";
import { PeopleArgs, PersonPage } from "./person.inputs";

@Resolver(() => Person)
export class PersonResolver {
  @Authorized()
  @Query(() => PersonPage, {
    description:
      "People who let companies find them, for a verified company of the viewer's; else COMPANY_NOT_VERIFIED.",
    complexity: ({ args, childComplexity }) => costOfList((args as PeopleArgs).first, childComplexity),
  })
  people(
    @Args(() => PeopleArgs) args: PeopleArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<PersonPage> {
    return services.people.list(viewer, args);
  }

  @Authorized()
  @Mutation(() => Person, {
    description:
      "Opens somebody's card, which they are shown. LOOK_LIMIT: the company has opened 100 people today.",
  })
  lookAtPerson(
    @Arg("companyId", () => ID, { description: "The viewer's company; it is verified." }) companyId: string,
    @Arg("id", () => ID, { description: "The person." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Person> {
    return services.people.look(viewer, companyId, id);
  }
}

@Resolver(() => Findability)
export class FindabilityResolver {
  @Authorized()
  @Query(() => Findability, { description: "Whether companies may find the viewer, off at first." })
  findability(@Ctx() { services, viewer }: ViewerContext): Promise<Findability> {
    return services.findability.find(viewer);
  }

  @Authorized()
  @Mutation(() => Findability, {
    description:
      "Lets companies find the viewer, or no longer. NOTHING_SHOWN: there is no headline, position or skill to find them by.",
  })
  saveFindability(
    @Arg("input", () => SaveFindabilityInput, { description: "What holds from now on." })
    input: SaveFindabilityInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Findability> {
    return services.findability.save(viewer, input);
  }
}
