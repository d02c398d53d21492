import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../auth/context";
import { Account } from "../accounts/account.entity";
import { PlanRequest } from "./plan-request.entity";
import { Subscription } from "./subscription.entity";

@Resolver(() => Account)
export class SubscriptionResolver {
  @FieldResolver(() => Subscription, { description: "The account's plan; free unless another was taken." })
  subscription(@Root() account: Account, @Ctx() { loaders }: Context): Promise<Subscription> {
    return loaders.subscription.load(account.id);
  }

  @FieldResolver(() => PlanRequest, {
    nullable: true,
    description: "The account's open request for a higher plan; null where there is none.",
  })
  openPlanRequest(@Root() account: Account, @Ctx() { loaders }: Context): Promise<PlanRequest | null> {
    return loaders.openPlanRequest.load(account.id);
  }
}
