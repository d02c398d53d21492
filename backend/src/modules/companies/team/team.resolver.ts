import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { Gate } from "../../../auth/gate";
import type { ClientRequest } from "../../../database/client-requests";
import { ClientRequestArg } from "../../../graphql/client-request";
import { Company } from "../company.entity";
import {
  ChangeMemberRoleArgs,
  CompanyTeam,
  InviteColleagueInput,
  InvitingCompany,
  MemberArgs,
  OpenedTeamInvitation,
} from "./team.inputs";

@Resolver(() => CompanyTeam)
export class TeamResolver {
  @Authorized()
  @Query(() => CompanyTeam, { description: "Who acts for a company of the viewer's; else NOT_FOUND." })
  companyTeam(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyTeam> {
    return services.teams.find(viewer, companyId);
  }

  @Authorized(Gate.DANGEROUS)
  @Mutation(() => CompanyTeam, {
    description:
      "Mails an invitation to a colleague, in place of an earlier one. For owners. Refused with MAIL_OFF, ALREADY_MEMBER, MEMBER_LIMIT, INVITATION_LIMIT.",
  })
  async inviteColleague(
    @Arg("input", () => InviteColleagueInput, { description: "Whom, and as what." })
    input: InviteColleagueInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyTeam> {
    await services.teamInvitations.invite(viewer, input, request);
    return services.teams.find(viewer, input.companyId);
  }

  @Authorized()
  @Mutation(() => CompanyTeam, { description: "Takes an open invitation back. For owners." })
  async callTeamInvitationBack(
    @Arg("id", () => ID, { description: "The invitation." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyTeam> {
    const companyId = await services.teamInvitations.callBack(viewer, id);
    return services.teams.find(viewer, companyId);
  }

  @Authorized(Gate.DANGEROUS)
  @Mutation(() => CompanyTeam, {
    description: "Makes a member something else. For owners. Refused with LAST_OWNER.",
  })
  async changeMemberRole(
    @Args(() => ChangeMemberRoleArgs) args: ChangeMemberRoleArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyTeam> {
    await services.teams.changeRole(viewer, args);
    return services.teams.find(viewer, args.companyId);
  }

  @Authorized(Gate.DANGEROUS)
  @Mutation(() => Company, {
    description:
      "Takes a member out of the team: owners anybody, and everybody themselves. Answers the company. Refused with LAST_OWNER.",
  })
  async removeMember(
    @Args(() => MemberArgs) args: MemberArgs,
    @Ctx() { services, loaders, viewer }: ViewerContext,
  ): Promise<Company> {
    await services.teams.remove(viewer, args);
    return await loaders.company.load(args.companyId);
  }

  @Authorized()
  @Query(() => OpenedTeamInvitation, {
    nullable: true,
    description: "The invitation behind a mailed link; null where it is over, used or was never one.",
  })
  teamInvitation(
    @Arg("secret", { description: "The link's last part." }) secret: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<OpenedTeamInvitation | null> {
    return services.teamInvitations.open(viewer, secret);
  }

  @Query(() => InvitingCompany, {
    nullable: true,
    description:
      "Who invites to which company by a mailed link, before anybody signs in; null where it is over, used or was never one.",
  })
  invitingCompany(
    @Arg("secret", { description: "The link's last part." }) secret: string,
    @Ctx() { services }: Context,
  ): Promise<InvitingCompany | null> {
    return services.teamInvitations.invitingCompany(secret);
  }

  @Authorized()
  @Mutation(() => Company, {
    description:
      "Joins the team that a mailed link invites to, once. Refused with INVITATION_ADDRESS, EMAIL_NOT_VERIFIED, COMPANY_LIMIT, MEMBER_LIMIT.",
  })
  async joinTeam(
    @Arg("secret", { description: "The link's last part." }) secret: string,
    @Ctx() { services, loaders, viewer }: ViewerContext,
  ): Promise<Company> {
    const companyId = await services.teamInvitations.accept(viewer, secret);
    return await loaders.company.load(companyId);
  }
}
