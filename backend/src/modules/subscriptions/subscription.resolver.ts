import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../context";
import { Account } from "../accounts/account.entity";
import { Subscription } from "./subscription.entity";

@Resolver(() => Account)
export class SubscriptionResolver {
  @FieldResolver(() => Subscription, { description: "The account's plan; free unless another was taken." })
  subscription(@Root() account: Account, @Ctx() { loaders }: Context): Promise<Subscription> {
    return loaders.subscription.load(account.id);
  }
}
