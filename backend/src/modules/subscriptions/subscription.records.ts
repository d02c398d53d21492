import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { Subscription } from "./subscription.entity";

export const subscriptionRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "subscription",
  tables: ["subscriptions"],
  read: (accountId) => dataSource.getRepository(Subscription).findOneBy({ accountId }),
});
