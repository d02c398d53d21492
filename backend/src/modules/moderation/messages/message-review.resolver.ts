import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { Role } from "../../../auth/role";
import { costOfPage, PageArgs } from "../../../lists/list-page";
import { ReviewedMessage, ReviewedMessagePage } from "./message-review.inputs";

@Resolver(() => ReviewedMessage)
export class MessageReviewResolver {
  @Authorized(Role.ADMIN)
  @Query(() => ReviewedMessagePage, {
    description: "Messages that a rule has held or a reader has reported, the oldest first.",
    complexity: costOfPage,
  })
  messageReviews(@Args() args: PageArgs, @Ctx() { services }: Context): Promise<ReviewedMessagePage> {
    return services.messageReview.list(args);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => ReviewedMessage, {
    description:
      "Finds nothing wrong with a message: it reaches the other side, and its reports are settled.",
  })
  approveMessage(
    @Arg("id", () => ID, { description: "The message." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<ReviewedMessage> {
    return services.messageReview.approve(viewer, id);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => ReviewedMessage, {
    description: "Keeps a message from the other side; its writer sees that.",
  })
  removeMessage(
    @Arg("id", () => ID, { description: "The message." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<ReviewedMessage> {
    return services.messageReview.remove(viewer, id);
  }
}
