import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { ViewerContext } from "../../auth/context";
import type { ClientRequest } from "../../database/client-requests";
import { ClientRequestArg } from "../../graphql/client-request";
import { MessageBatch, SendMessagesInput } from "./message-batch.inputs";

@Resolver(() => MessageBatch)
export class MessageBatchResolver {
  @Authorized()
  @Mutation(() => MessageBatch, {
    description:
      "Writes to many candidates, each in their own thread. The messages go out a minute later; worded like a scam, they are HELD then.",
  })
  sendMessages(
    @Arg("input", () => SendMessagesInput, { description: "To whom, and what to say." })
    input: SendMessagesInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<MessageBatch> {
    return services.messageBatches.send(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => MessageBatch, {
    description: "Takes the viewer's own message to many back before it goes out; else UNDO_EXPIRED.",
  })
  undoMessages(
    @Arg("batchId", () => ID, { description: "The message to many." }) batchId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<MessageBatch> {
    return services.messageBatches.undo(viewer, batchId);
  }
}
