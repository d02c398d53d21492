import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";

/** The warnings that stand against an account because nobody uses it; all of it goes with the account's row. */
export const inactivityRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "inactivityWarnings",
  tables: ["inactivity_warnings"],
  read: (accountId) =>
    dataSource.query(
      `select step, inactive_since::text as "inactiveSince", erased_on::text as "erasedOn", given_at as "givenAt"
       from inactivity_warnings where account_id = $1 order by step`,
      [accountId],
    ),
});
