import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../auth/context";
import { Account } from "../accounts/account.entity";
import { AccountInactivity } from "./inactivity.inputs";

@Resolver(() => Account)
export class InactivityResolver {
  @FieldResolver(() => AccountInactivity, {
    description: "What becomes of the account if nobody uses it from now on.",
  })
  inactivity(@Root() { id }: Account, @Ctx() { loaders }: Context): Promise<AccountInactivity> {
    return loaders.inactivity.load(id);
  }
}
