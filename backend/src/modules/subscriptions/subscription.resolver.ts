import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../auth/context";
import { Account } from "../accounts/account.entity";
import { permissionsOf } from "./plan.policy";
import { PlanRequest } from "./plan-request.entity";
import { Subscription } from "./subscription.entity";
import { NO_SUBSCRIPTION_PERMISSIONS, SubscriptionPermissions } from "./subscription.inputs";

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

@Resolver(() => Subscription)
export class SubscriptionPermissionsResolver {
  @FieldResolver(() => SubscriptionPermissions, { description: "What the viewer may do by its plan now." })
  viewerCan(@Root() { accountId, plan }: Subscription, @Ctx() { viewer }: Context): SubscriptionPermissions {
    return viewer?.id === accountId ? permissionsOf(plan) : NO_SUBSCRIPTION_PERMISSIONS;
  }
}
