import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/** As `addressHashOf` makes it, of an account's verified address ($1: the account). */
const OWN = `address_hash = (
  select encode(sha256(convert_to(lower(email), 'UTF8')), 'hex') from accounts
  where id = $1 and email_verified_at is not null
)`;

/** That mails to a person's address came back, or were called spam; it goes with the account (BNCE-08). */
export const mailSuppressionRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "mailSuppressions",
  // They are of an address, and refer to no account.
  tables: [],
  read: (accountId) =>
    dataSource.query(
      `select cause, reported_at as "reportedAt", lifted_at as "liftedAt" from mail_suppressions where ${OWN}`,
      [accountId],
    ),
  async erase(manager, accountId) {
    await manager.query(`delete from mail_suppressions where ${OWN}`, [accountId]);
  },
});
