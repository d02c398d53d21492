import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Gate } from "../../auth/gate";
import type { Context, IdentifiedContext } from "../../context";
import { Account } from "./account.entity";
import { RegisterInput } from "./account.inputs";

@Resolver(() => Account)
export class AccountResolver {
  @Authorized(Gate.IDENTITY)
  @Query(() => Account, {
    nullable: true,
    description: "The token's own account; null when it has not been registered yet.",
  })
  me(@Ctx() { viewer }: Context): Account | null {
    return viewer;
  }

  @Authorized(Gate.IDENTITY)
  @Mutation(() => Account, {
    description: "Registers the token's account; a second call returns the account unchanged.",
  })
  register(
    @Arg("input", () => RegisterInput, { description: "Who registers, and as what." }) input: RegisterInput,
    @Ctx() { services, identity }: IdentifiedContext,
  ): Promise<Account> {
    return services.accounts.register(identity, input);
  }
}
