import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";
import { ResumeOriginal } from "./resume-original.entity";

/** A person's files, those too that applications alone still have; they go with the account's row (KEPT-07). */
export const resumeOriginalRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "resumeOriginals",
  tables: ["resume_originals"],
  async read(accountId) {
    const originals = await dataSource
      .getRepository(ResumeOriginal)
      .find({ where: { accountId }, order: { id: "ASC" } });
    return originals.map(({ id, name, kind, bytes, texts, createdAt, removedAt }) => ({
      ...{ id, name, kind, bytes, texts, createdAt, removedAt },
      file: `/api/resumes/originals/${id}`,
    }));
  },
});
