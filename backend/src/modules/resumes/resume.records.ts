import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { Resume } from "./resume.entity";

/** All of a person's resumes, those deleted within the day too. */
export const resumeRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "resumes",
  tables: ["resumes"],
  read: (accountId) =>
    dataSource.getRepository(Resume).find({
      select: {
        id: true,
        title: true,
        template: true,
        content: true,
        isDraft: true,
        createdAt: true,
        updatedAt: true,
        deletedAt: true,
      },
      where: { accountId },
      order: { id: "ASC" },
    }),
});
