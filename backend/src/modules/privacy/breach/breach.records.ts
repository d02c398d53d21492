import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";
import { noticesOf } from "./breach-telling.service";

/** Which breaches a person was told of, and what; it goes with the account's row (BRCH-08). */
export const breachRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "breaches",
  tables: ["breach_recipients"],
  read: (accountId) => noticesOf(dataSource.manager, accountId),
});
