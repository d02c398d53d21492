import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/** The devices that a person wants notices pushed to; they go with the account. */
export const pushSubscriptionRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "pushSubscriptions",
  tables: ["push_subscriptions"],
  read: (accountId) =>
    dataSource.query(
      `select device, endpoint, created_at as "createdAt", used_at as "usedAt"
       from push_subscriptions where account_id = $1 order by id`,
      [accountId],
    ),
});
