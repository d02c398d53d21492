import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";
import { CoverLetter } from "./cover-letter.entity";

/** All of a person's cover letters, which go with the account's row (COVR-03). */
export const coverLetterRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "coverLetters",
  tables: ["cover_letters"],
  read: (accountId) =>
    dataSource.getRepository(CoverLetter).find({
      select: { id: true, title: true, text: true, createdAt: true, updatedAt: true },
      where: { accountId },
      order: { id: "ASC" },
    }),
});
