import { type EntityManager, In } from "typeorm";
import type { Clock } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { Job } from "../jobs/job/job.entity";
import type { NoticeService } from "../notices/notice.service";
import { WalkInStatus } from "./walk-in.enums";
import { tellVisitors } from "./walk-in-telling";
import { WalkInVisit } from "./walk-in-visit.entity";

/**
 * Calls off the numbers of a job from a day on that nobody has come with, and tells their holders (WALK-07).
 * @param to the last day; all to come without it
 */
export async function callOff(
  manager: EntityManager,
  notices: NoticeService,
  { jobId, from, to }: { jobId: string; from: string; to?: string },
): Promise<void> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `update walk_in_visits set status = $4
     where job_id = $1 and day >= $2 and ($3::date is null or day <= $3) and status = $5 returning id`,
    [jobId, from, to ?? null, WalkInStatus.CALLED_OFF, WalkInStatus.WAITING],
  );
  const visits = await manager.findBy(WalkInVisit, { id: In(rows.map(({ id }) => id)) });
  await tellVisitors(manager, notices, visits, (params) => ({ kind: "walk-in.called-off", params }));
}

/** What is called off in the transaction that closes a job. */
export const endWalkIns =
  (clock: Clock, notices: NoticeService) =>
  async (manager: EntityManager, jobId: string): Promise<void> => {
    const job = await manager.findOneByOrFail(Job, { id: jobId });
    if (job.closedAt !== null) await callOff(manager, notices, { jobId, from: indianDay(clock.now()) });
  };
