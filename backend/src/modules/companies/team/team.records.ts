import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/** TEAM-10: the address that an account has proven; what is sent to another one is not theirs to read or end. */
const ADDRESS = "(select lower(email) from accounts where id = $1 and email_verified_at is not null)";

/** Invitations to teams that a person sent, and those to their address, which go with the account (TEAM-07). */
export const teamInvitationRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "teamInvitations",
  tables: ["team_invitations"],
  read: (accountId) =>
    dataSource.query(
      `select company.name as company, invitation.email, invitation.role, invitation.sent_at as "sentAt",
         invitation.expires_at as "expiresAt", invitation.invited_by = $1 as "isSent"
       from team_invitations invitation join companies company on company.id = invitation.company_id
       where invitation.invited_by = $1 or invitation.email = ${ADDRESS}
       order by invitation.sent_at, invitation.id`,
      [accountId],
    ),
  async erase(manager, accountId) {
    await manager.query(`delete from team_invitations where email = ${ADDRESS}`, [accountId]);
  },
});
