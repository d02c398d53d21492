import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/**
 * Notes that a person wrote as a company's member: when, and about which application. Their words are about somebody
 * else and the company's, so they are in nobody's export; docs/decisions/0009-candidates.md has the reasons. They go
 * with the account that they are about, and stay without a name when their author goes.
 */
export const candidateNoteRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "candidateNotes",
  tables: ["application_notes"],
  read: (accountId) =>
    dataSource.query(
      `select application_id as "applicationId", created_at as "createdAt" from application_notes
       where author_id = $1 order by created_at, id`,
      [accountId],
    ),
});
