import type { EntityManager } from "typeorm";
import { recordAudit } from "../../../database/audit";
import type { Account } from "../../accounts/account.entity";
import type { MemberRole } from "../member-role";
import type { MemberArgs, SeenTeamInvitation, TeamMember } from "./team.inputs";

/** Owners first, then by the day they came. */
export async function membersOf(
  manager: EntityManager,
  viewer: Account,
  companyId: string,
): Promise<TeamMember[]> {
  return await manager.query<TeamMember[]>(
    `select account.id as "accountId", account.display_name as name,
       coalesce(account.email, account.phone_number, '') as email, member.role,
       member.created_at as "joinedAt", account.id = $2 as "isViewer"
     from company_members member join accounts account on account.id = member.account_id
     where member.company_id = $1
     order by member.role <> 'owner', member.created_at, account.id`,
    [companyId, viewer.id],
  );
}

/** A company's open invitations, the last one first; one whose link is over stays for some days, to be sent again. */
export const openInvitations = (manager: EntityManager, companyId: string): Promise<SeenTeamInvitation[]> =>
  manager.query<SeenTeamInvitation[]>(
    `select invitation.id, invitation.email, invitation.role, invitation.sent_at as "sentAt",
       invitation.expires_at as "expiresAt",
       coalesce(inviter.display_name, inviter.email, inviter.phone_number) as "invitedBy"
     from team_invitations invitation left join accounts inviter on inviter.id = invitation.invited_by
     where invitation.company_id = $1 order by invitation.sent_at desc, invitation.id desc`,
    [companyId],
  );

interface MemberChange {
  viewer: Account;
  member: MemberArgs;
  before: MemberRole | null;
  after: MemberRole | null;
}

/** Writes into the audit trail what somebody has become in a company, and by whom. */
export const noteMember = (
  manager: EntityManager,
  { viewer, member: { companyId, accountId }, before, after }: MemberChange,
): Promise<void> =>
  recordAudit(manager, {
    action: "company.member",
    actorId: viewer.id,
    subjectType: "company",
    subjectId: companyId,
    before: { account: accountId, role: before },
    after: { account: accountId, role: after },
  });
