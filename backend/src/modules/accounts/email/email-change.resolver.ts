import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import { Gate } from "../../../auth/gate";
import { EmailChange } from "./email-change.entity";
import { RequestEmailChangeInput } from "./email-change.inputs";

@Resolver(() => EmailChange)
export class EmailChangeResolver {
  @Authorized()
  @Query(() => EmailChange, {
    nullable: true,
    description:
      "The change of one's own e-mail address that waits to be confirmed; null where there is none.",
  })
  emailChange(@Ctx() { services, viewer }: ViewerContext): Promise<EmailChange | null> {
    return services.emailChanges.pending(viewer);
  }

  @Authorized()
  @Query(() => EmailChange, {
    nullable: true,
    description:
      "One's own change behind a mailed link; null where it is over, used, another's or was never one.",
  })
  openedEmailChange(
    @Arg("secret", { description: "The link's last part." }) secret: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<EmailChange | null> {
    return services.emailChanges.open(viewer, secret);
  }

  @Authorized(Gate.DANGEROUS)
  @Mutation(() => EmailChange, {
    description:
      "Mails a link to another address, in place of an earlier one, and tells the present address. Nothing changes yet. Asks for a sign-in of the last 5 minutes. Refused with MAIL_OFF, EMAIL_TAKEN, EMAIL_CHANGE_LIMIT.",
  })
  requestEmailChange(
    @Arg("input", () => RequestEmailChangeInput, { description: "Which address." })
    input: RequestEmailChangeInput,
    @Ctx() { services, viewer, identity, address }: ViewerContext,
  ): Promise<EmailChange> {
    return services.emailChanges.request(viewer, identity, { email: input.email, address });
  }

  @Authorized()
  @Mutation(() => EmailChange, {
    description:
      "Makes the address of a mailed link one's own, once, and ends every session of the account. Refused with EMAIL_TAKEN.",
  })
  confirmEmailChange(
    @Arg("secret", { description: "The link's last part." }) secret: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<EmailChange> {
    return services.emailChanges.confirm(viewer, secret);
  }
}
