import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/** Which breaches a person was told of, and what; it goes with the account's row (BRCH-08). */
export const breachRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "breaches",
  tables: ["breach_recipients"],
  read: (accountId) =>
    dataSource.query(
      `select breach.number, telling.message, telling.advice, recipient.told_at as "toldAt"
       from breach_recipients recipient
         join breach_tellings telling on telling.id = recipient.telling_id
         join breaches breach on breach.id = recipient.breach_id
       where recipient.account_id = $1 order by breach.number desc`,
      [accountId],
    ),
});
