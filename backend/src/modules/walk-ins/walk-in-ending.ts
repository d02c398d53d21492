import { type EntityManager, In, MoreThanOrEqual } from "typeorm";
import type { Clock } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { Job } from "../jobs/job/job.entity";
import type { JobChanged } from "../jobs/posting/job-post.service";
import type { NoticeService } from "../notices/notice.service";
import { isHeldOn } from "./walk-in-days";
import { WalkInStatus } from "./walk-in.enums";
import { tellCalledOff } from "./walk-in-telling";
import { WalkInVisit } from "./walk-in-visit.entity";

interface CallingOff {
  job: Job;
  now: Date;
  /** Whether the walk-in of a day, from today on, is off. */
  isOff: (day: string) => boolean;
}

/** Ends the numbers of days that are off, as far as nobody has come with them, and tells their holders (WALK-07). */
export async function callOff(
  manager: EntityManager,
  notices: NoticeService,
  { job, now, isOff }: CallingOff,
): Promise<void> {
  const waiting = await manager.find(WalkInVisit, {
    where: { jobId: job.id, day: MoreThanOrEqual(indianDay(now)), status: WalkInStatus.WAITING },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  const ended = waiting.filter(({ day }) => isOff(day));
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await manager.update(WalkInVisit, { id: In(ids) }, { status: WalkInStatus.CALLED_OFF });
  await tellCalledOff(manager, notices, ended, now);
}

/** What is called off in the transaction that closes a job. */
export const endWalkIns =
  (clock: Clock, notices: NoticeService) =>
  async (manager: EntityManager, jobId: string): Promise<void> => {
    const job = await manager.findOneByOrFail(Job, { id: jobId });
    if (job.closedAt !== null) await callOff(manager, notices, { job, now: clock.now(), isOff: () => true });
  };

/**
 * What is called off in the transaction that changes a job (WALK-10). The job's row is locked then: whoever takes a
 * number has taken it before, and loses it here, or waits and then reads the new days.
 */
export const endDroppedDays =
  (notices: NoticeService): JobChanged =>
  async (manager, { id }, now) => {
    const job = await manager.findOneByOrFail(Job, { id });
    await callOff(manager, notices, { job, now, isOff: (day) => !isHeldOn(job, day) });
  };
