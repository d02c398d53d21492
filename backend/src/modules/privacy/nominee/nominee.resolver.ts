import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { Account } from "../../accounts/account.entity";
import { Nominee } from "./nominee.entity";
import { SaveNomineeInput } from "./nominee.inputs";
import { maySeeNominee } from "./nominee.policy";

@Resolver(() => Account)
export class NomineeResolver {
  @Authorized()
  @Mutation(() => Account, {
    description:
      "Names who may ask for one's data, or for its deletion, if one dies or can't act; or changes that. Nobody is told.",
  })
  saveNominee(
    @Arg("input", () => SaveNomineeInput, { description: "Whom to name." }) input: SaveNomineeInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Account> {
    return services.nominees.save(viewer, input);
  }

  @Authorized()
  @Mutation(() => Account, { description: "Removes one's nominee, of whom nothing is kept. Nobody is told." })
  removeNominee(@Ctx() { services, viewer }: ViewerContext): Promise<Account> {
    return services.nominees.remove(viewer);
  }

  @FieldResolver(() => Nominee, {
    nullable: true,
    description:
      "Whom its person named to ask for their data if they die or can't act; null to all but them and admins.",
  })
  async nominee(@Root() account: Account, @Ctx() { loaders, viewer }: Context): Promise<Nominee | null> {
    return maySeeNominee(viewer, account) ? await loaders.nominee.load(account.id) : null;
  }
}
