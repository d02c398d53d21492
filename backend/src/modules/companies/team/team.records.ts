import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/** Invitations to teams that a person sent, and those to their address, which go with the account (TEAM-07). */
export const teamInvitationRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "teamInvitations",
  tables: ["team_invitations"],
  read: (accountId) =>
    dataSource.query(
      `select company.name as company, invitation.email, invitation.role, invitation.sent_at as "sentAt",
         invitation.expires_at as "expiresAt", invitation.invited_by = $1 as "isSent"
       from team_invitations invitation join companies company on company.id = invitation.company_id
       where invitation.invited_by = $1 or invitation.email = (select lower(email) from accounts where id = $1)
       order by invitation.sent_at, invitation.id`,
      [accountId],
    ),
  async erase(manager, accountId) {
    await manager.query(
      "delete from team_invitations where email = (select lower(email) from accounts where id = $1)",
      [accountId],
    );
  },
});
