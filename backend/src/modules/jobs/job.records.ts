import type { DataSource } from "typeorm";
import type { Clock } from "../../clock";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { Job } from "./job.entity";

/** The jobs that a person posted. They are the company's and stay, without the poster's name. */
export const jobRecords = (dataSource: DataSource, clock: Clock): PersonalRecords => ({
  section: "postedJobs",
  tables: ["jobs"],
  read: (accountId) =>
    dataSource.getRepository(Job).find({ where: { postedById: accountId }, order: { postedAt: "DESC" } }),
  async erase(manager, accountId) {
    // Where nobody is left to read applications, nobody should write any.
    await manager.query(
      `update jobs set closed_at = $2 where posted_by_id = $1 and closed_at is null and not exists (
         select from company_members member
         where member.company_id = jobs.company_id and member.account_id <> $1
       ) and exists (
         select from company_members member
         where member.company_id = jobs.company_id and member.account_id = $1
       )`,
      [accountId, clock.now()],
    );
  },
});
