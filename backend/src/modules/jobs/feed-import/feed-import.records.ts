import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/** Feeds that jobs are posted from for a person. They stay their company's, and wait for somebody else. */
export const feedImportRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "feedImports",
  tables: ["feed_imports"],
  read: (accountId) =>
    dataSource.query(
      `select company.name as company, feed.url, feed.schedule, feed.answers, feed.created_at as "createdAt"
       from feed_imports feed join companies company on company.id = feed.company_id
       where feed.account_id = $1 order by feed.id`,
      [accountId],
    ),
  async erase(manager, accountId) {
    await manager.query("update feed_imports set account_id = null where account_id = $1", [accountId]);
  },
});
