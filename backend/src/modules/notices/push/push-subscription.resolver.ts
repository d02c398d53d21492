import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { PushSubscription } from "./push-subscription.entity";
import {
  HeldPushSubscriptionInput,
  PushDevices,
  PushSubscriptionInput,
  ReplacedPushSubscription,
} from "./push-subscription.inputs";

@Resolver(() => PushSubscription)
export class PushSubscriptionResolver {
  @Authorized()
  @Query(() => PushDevices, { description: "The browsers that the viewer's notices are pushed to." })
  pushDevices(@Ctx() { services, viewer }: ViewerContext): Promise<PushDevices> {
    return services.pushSubscriptions.find(viewer);
  }

  @Authorized()
  @Mutation(() => PushSubscription, {
    description:
      "Has the viewer's notices pushed to a browser. One that another account had is the viewer's from now on. A repeat changes nothing. Refused with PUSH_LIMIT, PUSH_OFF.",
  })
  keepPushSubscription(
    @Arg("input", () => PushSubscriptionInput, { description: "What the browser says of it." })
    input: PushSubscriptionInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<PushSubscription> {
    return services.pushSubscriptions.keep(viewer, input);
  }

  @Authorized()
  @Mutation(() => PushDevices, { description: "Ends the pushes to one of the viewer's browsers." })
  endPushSubscription(
    @Arg("id", () => ID, { description: "Which." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<PushDevices> {
    return services.pushSubscriptions.end(viewer, id);
  }

  @Mutation(() => ReplacedPushSubscription, {
    description:
      "For the browser itself, also after its session: puts another subscription in the place of one that it holds, or ends it. An unknown one changes nothing. Refused with RATE_LIMITED.",
  })
  replacePushSubscription(
    @Arg("held", () => HeldPushSubscriptionInput, { description: "What the browser holds." })
    held: HeldPushSubscriptionInput,
    @Arg("next", () => PushSubscriptionInput, {
      nullable: true,
      description: "What takes its place; nothing when left out.",
    })
    next: PushSubscriptionInput | null,
    @Ctx() { services, address }: Context,
  ): Promise<ReplacedPushSubscription> {
    return services.pushSubscriptions.replace(held, next ?? null, {
      limits: services.writeLimits,
      address,
    });
  }
}
