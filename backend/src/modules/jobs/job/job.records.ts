import type { DataSource } from "typeorm";
import type { Clock } from "../../../time/clock";
import type { PersonalRecords } from "../../accounts/personal-data.service";
import { Job } from "./job.entity";
import { TYPED_COLUMNS, type TypedColumn } from "./job.fields";
import { CompanyAct, mayInSql } from "../../companies/member-role";

/** What the job says, and how it stands; which rules hold it or let it pass is for admins. */
const READ_BY_POSTER = {
  ...{ id: true, companyId: true, reference: true, city: true, locality: true },
  ...(Object.fromEntries(TYPED_COLUMNS.map((column) => [column, true])) as Record<TypedColumn, true>),
  ...{ postedAt: true, openUntil: true, closedAt: true, version: true, reportCount: true },
  ...{ heldAt: true, heldReason: true, removedAt: true, removedReason: true },
  ...{ answer: true, answeredAt: true, createdAt: true, updatedAt: true },
} as const;

/** The jobs that a person posted. They are the company's and stay, without the poster's name. */
export const jobRecords = (dataSource: DataSource, clock: Clock): PersonalRecords => ({
  section: "postedJobs",
  tables: ["jobs"],
  read: (accountId) =>
    dataSource.getRepository(Job).find({
      select: READ_BY_POSTER,
      where: { postedById: accountId },
      order: { postedAt: "DESC" },
    }),
  async erase(manager, accountId) {
    // Where nobody is left who reads applications, nobody should write any, whoever posted the job.
    await manager.query(
      `update jobs set closed_at = $2 where closed_at is null and company_id in (
         select member.company_id from company_members member
         where member.account_id = $1 and not exists (
           select from company_members other
           where other.company_id = member.company_id and other.account_id <> $1
             and ${mayInSql("other", CompanyAct.ANSWER_CANDIDATES)}
         )
       )`,
      [accountId, clock.now()],
    );
  },
});
