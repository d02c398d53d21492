import type { NoticeContent, NoticeParams } from "@job-portal/protocol/notices";
import { type EntityManager, In } from "typeorm";
import { Company } from "../companies/company.entity";
import { Job } from "../jobs/job/job.entity";
import type { NoticeService } from "../notices/notice.service";
import { seenBand } from "./walk-in-bands";
import { takeableDays } from "./walk-in-days";
import { WalkInDay } from "./walk-in-day.entity";
import type { WalkInVisit } from "./walk-in-visit.entity";

type Telling = (
  params: Omit<NoticeParams["walk-in.reminder"], "band">,
  job: Job,
  visit: WalkInVisit,
) => NoticeContent;

/** Tells each visitor something about their number. */
async function tellVisitors(
  manager: EntityManager,
  notices: NoticeService,
  visits: readonly WalkInVisit[],
  telling: Telling,
): Promise<void> {
  const jobs = await manager.findBy(Job, { id: In([...new Set(visits.map(({ jobId }) => jobId))]) });
  const companies = await manager.findBy(Company, { id: In(jobs.map(({ companyId }) => companyId)) });
  const tellings = visits.flatMap((visit) => {
    const { accountId, jobId, day, number } = visit;
    const job = jobs.find(({ id }) => id === jobId);
    const company = companies.find(({ id }) => id === job?.companyId);
    if (!job || !company) return [];
    const params = { jobTitle: job.title, company: company.name, jobId, day, number };
    return [{ accountId, content: telling(params, job, visit) }];
  });
  await notices.giveAll(manager, tellings);
}

export const tellReminder = (
  manager: EntityManager,
  notices: NoticeService,
  visit: WalkInVisit,
): Promise<void> =>
  tellVisitors(manager, notices, [visit], (params, job) => {
    const band = seenBand(visit, job);
    return { kind: "walk-in.reminder", params: { ...params, ...(band && { band }) } };
  });

/**
 * Tells visitors whose job says another venue or other hours what it said when they last knew, and what it says now.
 * @param visits with `formerDetails`
 */
export const tellChanged = (
  manager: EntityManager,
  notices: NoticeService,
  visits: readonly WalkInVisit[],
): Promise<void> =>
  tellVisitors(manager, notices, visits, (params, job, { formerDetails }) => ({
    kind: "walk-in.changed",
    params: {
      ...params,
      venue: { was: formerDetails?.venue ?? null, now: job.walkInVenue },
      hours: { was: formerDetails?.hours ?? null, now: job.walkInHours },
    },
  }));

/** Tells visitors of one job that their day is called off, and whether they can take a number for another. */
export async function tellCalledOff(
  manager: EntityManager,
  notices: NoticeService,
  visits: readonly WalkInVisit[],
  now: Date,
): Promise<void> {
  const known = await manager.findBy(WalkInDay, { jobId: In(visits.map(({ jobId }) => jobId)) });
  await tellVisitors(manager, notices, visits, (params, job) => ({
    kind: "walk-in.called-off",
    params: { ...params, hasOtherDays: takeableDays(job, known, now).some((day) => day !== params.day) },
  }));
}
