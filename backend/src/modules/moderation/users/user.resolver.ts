import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { Gate } from "../../../auth/gate";
import { costOfPage } from "../../../lists/list-page";
import { Account } from "../../accounts/account.entity";
import { AccountPermissions, NO_ACCOUNT_PERMISSIONS } from "../../accounts/account.inputs";
import { Role } from "../../../auth/role";
import { PlanCode } from "../../subscriptions/plan.entity";
import { ReasonedActArgs } from "../acts/act.inputs";
import { UserPage, UsersArgs } from "./user-list.inputs";

@Resolver(() => Account)
export class UserResolver {
  @Authorized(Role.ADMIN)
  @Query(() => UserPage, { description: "The portal's users.", complexity: costOfPage })
  users(@Args(() => UsersArgs) args: UsersArgs, @Ctx() { services }: Context): Promise<UserPage> {
    return services.userList.list(args);
  }

  @Authorized(Role.ADMIN)
  @Query(() => Account, { nullable: true, description: "One user; null where there is none of that id." })
  user(
    @Arg("id", () => ID, { description: "The user's id." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<Account | null> {
    return services.accountControl.find(id);
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => Account, {
    description:
      "Gives a user another role. Refused with LAST_ADMIN, EMAIL_NOT_VERIFIED for a new admin, CONFIGURED_ADMIN for one of ADMIN_EMAILS.",
  })
  updateUserRole(
    @Arg("id", () => ID, { description: "The user." }) id: string,
    @Arg("role", () => Role, { description: "The role from now on." }) role: Role,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Account> {
    return services.accountControl.changeRole(viewer, id, role);
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => Account, {
    description:
      "Puts a user on a plan at once, without payment; an open request and a downgrade to come are overtaken by it.",
  })
  updateUserPlan(
    @Arg("id", () => ID, { description: "The user." }) id: string,
    @Arg("plan", () => PlanCode, { description: "The plan from now on." }) plan: PlanCode,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Account> {
    return services.userPlans.put(viewer, id, plan);
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => Account, {
    description:
      "Blocks a user: refused from the next request on, signed out at the provider, and their jobs leave the search. Refused with LAST_ADMIN.",
  })
  blockUser(
    @Args(() => ReasonedActArgs) { id, reason }: ReasonedActArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Account> {
    return services.accountControl.block(viewer, id, reason.trim());
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => Account, { description: "Takes a user's block back: all is as it was before." })
  unblockUser(
    @Arg("id", () => ID, { description: "The user." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Account> {
    return services.accountControl.unblock(viewer, id);
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => Account, {
    description:
      "Deletes a user for good, with all that deleteMyAccount erases, at the provider too, and answers the user as they were. Refused with LAST_ADMIN.",
  })
  deleteUser(
    @Arg("id", () => ID, { description: "The user." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Account> {
    return services.accountControl.delete(viewer, id);
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => Account, {
    description:
      "Removes a user's second factor who has lost it and the recovery codes. They are told. Refused with OWN_SECOND_FACTOR for one's own.",
  })
  removeUserSecondFactor(
    @Args(() => ReasonedActArgs) { id, reason }: ReasonedActArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Account> {
    return services.secondFactors.removeFor(viewer, id, reason.trim());
  }

  @FieldResolver(() => AccountPermissions, { description: "What the viewer, an admin, may do with it now." })
  async viewerCan(
    @Root() account: Account,
    @Ctx() { services, loaders, viewer }: Context,
  ): Promise<AccountPermissions> {
    if (viewer?.role !== Role.ADMIN) return NO_ACCOUNT_PERMISSIONS;
    const isLastAdmin = await loaders.isLastAdmin.load(account.id);
    return {
      ...services.accountControl.permissionsFor(account, isLastAdmin),
      removeSecondFactor: viewer.id !== account.id && (await loaders.hasSecondFactor.load(account.id)),
    };
  }
}
