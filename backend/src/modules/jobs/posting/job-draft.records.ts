import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";
import { JobDraft } from "./job-draft.entity";

/** The forms that a person has not posted; they go with the account's row. */
export const jobDraftRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "jobDrafts",
  tables: ["job_drafts"],
  read: (accountId) =>
    dataSource.getRepository(JobDraft).find({ where: { accountId }, order: { updatedAt: "DESC" } }),
});
