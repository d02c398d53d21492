import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from "type-graphql";
import { emailText } from "../../../text/email.rules";
import { Follows } from "../../../text/follows";
import { Company } from "../company.entity";
import { CompanyAct, MemberRole } from "../member-role";

@ObjectType({ description: "Somebody who acts for a company, as their colleagues see them." })
export class TeamMember {
  @Field(() => ID, { description: "Their account." })
  accountId: string;

  @Field(() => String, { nullable: true, description: "Full name; null where they gave none." })
  name: string | null;

  @Field({ description: "The e-mail address, else the phone number, that they sign in with." })
  email: string;

  @Field(() => MemberRole, { description: "What they are in it." })
  role: MemberRole;

  @Field(() => GraphQLISODateTime, { description: "Since when." })
  joinedAt: Date;

  @Field({ description: "Whether this is the viewer." })
  isViewer: boolean;
}

@ObjectType({ description: "An open invitation to act for a company." })
export class SeenTeamInvitation {
  @Field(() => ID, { description: "The invitation's id." })
  id: string;

  @Field({ description: "The address that it was sent to." })
  email: string;

  @Field(() => MemberRole, { description: "What they will be." })
  role: MemberRole;

  @Field(() => String, { nullable: true, description: "Who invited them; null where that account is gone." })
  invitedBy: string | null;

  @Field(() => GraphQLISODateTime, { description: "When it was last sent." })
  sentAt: Date;

  @Field(() => GraphQLISODateTime, { description: "Until when its link works." })
  expiresAt: Date;
}

@ObjectType({ description: "What somebody of a role may do for their company." })
export class RoleActs {
  @Field(() => MemberRole, { description: "The role." })
  role: MemberRole;

  @Field(() => [CompanyAct], { description: "What it includes." })
  acts: CompanyAct[];
}

@ObjectType({ description: "How much room a team has." })
export class TeamSeats {
  @Field(() => Int, {
    description: "Taken ones: by members and open invitations. It may be more than `limit`.",
  })
  used: number;

  @Field(() => Int, { description: "By the plan of its owners, the best of them." })
  limit: number;
}

@ObjectType({ description: "Who acts for a company, as its members see it." })
export class CompanyTeam {
  @Field(() => ID, { description: "The company's id." })
  id: string;

  @Field(() => Company, { description: "The company." })
  company: Company;

  @Field(() => MemberRole, { description: "What the viewer is in it." })
  viewerRole: MemberRole;

  @Field({ description: "Whether the viewer invites, changes roles and removes." })
  canManage: boolean;

  @Field({ description: "Whether invitations can be mailed here at all." })
  isMailed: boolean;

  @Field(() => TeamSeats, { nullable: true, description: "Its seats; null for who can't manage." })
  seats: TeamSeats | null;

  @Field(() => [TeamMember], { description: "Owners first, then by the day they came." })
  members: TeamMember[];

  @Field(() => [SeenTeamInvitation], {
    description: "Open ones, the last one first; none for who can't manage.",
  })
  invitations: SeenTeamInvitation[];

  @Field(() => [RoleActs], { description: "What each role includes." })
  roles: RoleActs[];
}

@ObjectType({ description: "An invitation as whoever has its link sees it." })
export class OpenedTeamInvitation {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({ description: "The company's name." })
  companyName: string;

  @Field(() => MemberRole, { description: "What they will be." })
  role: MemberRole;

  @Field(() => [CompanyAct], { description: "What that includes." })
  acts: CompanyAct[];

  @Field(() => String, { nullable: true, description: "Who invited them; null where that account is gone." })
  invitedBy: string | null;

  @Field({ description: "The address that it was sent to." })
  email: string;

  @Field(() => GraphQLISODateTime, { description: "Until when the link works." })
  expiresAt: Date;

  @Field({ description: "Whether it is the viewer's address, so that they can join." })
  isForViewer: boolean;
}

@ObjectType({ description: "What an invitation says to whoever has its link and is not signed in." })
export class InvitingCompany {
  @Field({ description: "The company's name." })
  companyName: string;

  @Field(() => String, {
    nullable: true,
    description: "Who invites them, by name; null where none is known.",
  })
  invitedBy: string | null;
}

@InputType({ description: "Whom to invite to act for a company." })
export class InviteColleagueInput {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({ description: "Their e-mail address." })
  @Follows(emailText)
  email: string;

  @Field(() => MemberRole, { description: "What they will be." })
  role: MemberRole;
}

@ArgsType()
export class MemberArgs {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field(() => ID, { description: "The member's account." })
  accountId: string;
}

@ArgsType()
export class ChangeMemberRoleArgs extends MemberArgs {
  @Field(() => MemberRole, { description: "What they are from now on." })
  role: MemberRole;
}
