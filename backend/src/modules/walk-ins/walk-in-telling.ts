import type { NoticeContent, NoticeParams } from "@job-portal/protocol/notices";
import { type EntityManager, In } from "typeorm";
import { Company } from "../companies/company.entity";
import { Job } from "../jobs/job/job.entity";
import type { NoticeService } from "../notices/notice.service";
import type { WalkInVisit } from "./walk-in-visit.entity";

type Telling = (params: NoticeParams["walk-in.reminder"]) => NoticeContent;

/** Tells each visitor something about their number. */
export async function tellVisitors(
  manager: EntityManager,
  notices: NoticeService,
  visits: readonly WalkInVisit[],
  telling: Telling,
): Promise<void> {
  const jobs = await manager.findBy(Job, { id: In([...new Set(visits.map(({ jobId }) => jobId))]) });
  const companies = await manager.findBy(Company, { id: In(jobs.map(({ companyId }) => companyId)) });
  const tellings = visits.flatMap(({ accountId, jobId, day, number }) => {
    const job = jobs.find(({ id }) => id === jobId);
    const company = companies.find(({ id }) => id === job?.companyId);
    if (!job || !company) return [];
    const params = { jobTitle: job.title, company: company.name, jobId, day, number };
    return [{ accountId, content: telling(params) }];
  });
  await notices.giveAll(manager, tellings);
}
