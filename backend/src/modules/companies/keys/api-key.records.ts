import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/** API keys that a person made, which go with the account (KEYS-05). */
export const apiKeyRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "apiKeys",
  tables: ["api_keys"],
  read: (accountId) =>
    dataSource.query(
      `select company.name as company, key.name, key.scopes, key.created_at as "createdAt",
         key.expires_at as "expiresAt", key.last_used_at as "lastUsedAt", key.revoked_at as "revokedAt"
       from api_keys key join companies company on company.id = key.company_id
       where key.creator_id = $1 order by key.id`,
      [accountId],
    ),
  async erase(manager, accountId) {
    await manager.query("delete from api_keys where creator_id = $1", [accountId]);
  },
});
