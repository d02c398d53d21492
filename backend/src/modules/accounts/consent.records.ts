import type { DataSource } from "typeorm";
import { Consent } from "./consent.entity";
import type { PersonalRecords } from "./personal-data.service";

/** What a person allowed and withdrew, with the notice that they read; all of it goes with the account's row. */
export const consentRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "consents",
  tables: ["consents"],
  read: (accountId) =>
    dataSource.getRepository(Consent).find({
      select: { purpose: true, noticeVersion: true, language: true, givenAt: true, withdrawnAt: true },
      where: { accountId },
      order: { givenAt: "ASC", id: "ASC" },
    }),
});
