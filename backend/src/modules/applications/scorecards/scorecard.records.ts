import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/**
 * Scorecards that a person gave as a company's member: when, and about which application. As notes, what they say is
 * about somebody else and the company's, so it is in nobody's export (docs/decisions/0009-candidates.md). They go with
 * the account that they are about, and stay without a name when their author goes.
 */
export const scorecardRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "scorecards",
  tables: ["application_scorecards"],
  read: (accountId) =>
    dataSource.query(
      `select application_id as "applicationId", created_at as "createdAt", updated_at as "updatedAt"
       from application_scorecards where author_id = $1 order by created_at, id`,
      [accountId],
    ),
});
