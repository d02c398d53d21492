import { Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { Role } from "../../../auth/role";
import { Account } from "../../accounts/account.entity";
import { AccountMailSuppression } from "./mail-suppression.inputs";

@Resolver(() => Account)
export class MailSuppressionResolver {
  @Authorized()
  @Mutation(() => Account, {
    description:
      "Has mails to the viewer's address tried again. A repeat changes nothing. Refused with MAIL_LIFT_LIMIT within a day of the last time.",
  })
  liftMailSuppression(@Ctx() { services, viewer }: ViewerContext): Promise<Account> {
    return services.mailSuppressions.lift(viewer);
  }

  @FieldResolver(() => AccountMailSuppression, {
    nullable: true,
    description:
      "That no mail goes to the account's verified address now; null: mails go there, and to all but its person and admins.",
  })
  async mailSuppression(
    @Root() account: Account,
    @Ctx() { loaders, viewer }: Context,
  ): Promise<AccountMailSuppression | null> {
    const maySee = viewer !== null && (viewer.id === account.id || viewer.role === Role.ADMIN);
    return maySee ? await loaders.mailSuppression.load(account) : null;
  }
}
