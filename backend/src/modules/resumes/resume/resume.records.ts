import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";
import { Resume } from "./resume.entity";
import { goneForGoodAt } from "./resume.policy";

/** All of a person's resumes; those that can still be brought back are kept, and so are named with the time they go. */
export const resumeRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "resumes",
  tables: ["resumes"],
  read: async (accountId) => {
    const resumes = await dataSource.getRepository(Resume).find({
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
    });
    return resumes.map(({ deletedAt, ...resume }) => ({
      ...resume,
      isDeleted: deletedAt !== null,
      ...(deletedAt && { deletedAt, goneForGoodAt: goneForGoodAt(deletedAt) }),
    }));
  },
});
