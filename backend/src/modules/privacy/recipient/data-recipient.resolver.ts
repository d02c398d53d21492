import { Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import { costOfList } from "../../../lists/list-page";
import { DataRecipient } from "./data-recipient";
import { DataRecipientPage, DataRecipientsArgs } from "./data-recipient.inputs";

@Resolver(() => DataRecipient)
export class DataRecipientResolver {
  @Authorized()
  @Query(() => DataRecipientPage, {
    description: "Which companies saw what of the viewer's data, and the portal's admins among them.",
    complexity: ({ args, childComplexity }) =>
      costOfList((args as DataRecipientsArgs).first, childComplexity),
  })
  dataRecipients(
    @Args(() => DataRecipientsArgs) args: DataRecipientsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<DataRecipientPage> {
    return services.dataRecipients.list(viewer, args);
  }
}
