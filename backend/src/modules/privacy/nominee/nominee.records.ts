import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";
import { Nominee } from "./nominee.entity";

/** Whom a person named; it goes with the account's row (NOMI-03). */
export const nomineeRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "nominee",
  tables: ["nominees"],
  read: (accountId) =>
    dataSource.getRepository(Nominee).findOne({
      select: { name: true, relation: true, email: true, phone: true, namedAt: true },
      where: { accountId },
    }),
});
