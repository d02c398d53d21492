import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/** Webhooks that a person made, which stay their company's (HOOK-07). */
export const webhookRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "webhooks",
  tables: ["webhook_endpoints"],
  read: (accountId) =>
    dataSource.query(
      `select company.name as company, endpoint.url, endpoint.events, endpoint.created_at as "createdAt"
       from webhook_endpoints endpoint join companies company on company.id = endpoint.company_id
       where endpoint.creator_id = $1 order by endpoint.id`,
      [accountId],
    ),
  async erase(manager, accountId) {
    await manager.query("update webhook_endpoints set creator_id = null where creator_id = $1", [accountId]);
  },
});
