import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";
import { JobReport } from "./job-report.entity";

/**
 * The jobs that a person reported. Erasing leaves that a job was reported, and why, without the person's name and
 * words.
 */
export const jobReportRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "jobReports",
  tables: ["job_reports"],
  read: (accountId) =>
    dataSource.getRepository(JobReport).find({
      select: { jobId: true, reason: true, comment: true, createdAt: true },
      where: { accountId },
      order: { createdAt: "DESC" },
    }),
  async erase(manager, accountId) {
    await manager.update(JobReport, { accountId }, { accountId: null, comment: null });
  },
});
