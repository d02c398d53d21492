import { type DataSource, type EntityManager, In, IsNull, MoreThanOrEqual, Not } from "typeorm";
import { enqueue } from "../../queue/enqueue";
import type { Clock } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { Job } from "../jobs/job/job.entity";
import type { JobChanged } from "../jobs/posting/job-post.service";
import type { NoticeService } from "../notices/notice.service";
import { isHeldOn } from "./walk-in-days";
import { WalkInStatus } from "./walk-in.enums";
import { tellChanged } from "./walk-in-telling";
import { type WalkInDetails, WalkInVisit } from "./walk-in-visit.entity";

/** Edits within so long of each other are told once, as one change. */
const SETTLING_MS = 10 * 60_000;

const detailsOf = ({ walkInVenue: venue, walkInHours: hours }: Job): WalkInDetails => ({ venue, hours });

const isSame = (one: WalkInDetails, other: WalkInDetails): boolean =>
  one.venue === other.venue && one.hours === other.hours;

/**
 * Notes with the numbers that wait what their holders knew until now, in the transaction that changes a job (WALK-13).
 * The job's row is locked then: whoever takes a number later reads the new details.
 */
export const noteChangedDetails: JobChanged = async (manager, former, now) => {
  const job = await manager.findOneByOrFail(Job, { id: former.id });
  const formerDetails = detailsOf(former);
  if (isSame(formerDetails, detailsOf(job))) return;
  const waiting = { jobId: job.id, status: WalkInStatus.WAITING, day: MoreThanOrEqual(indianDay(now)) };
  if (!(await manager.existsBy(WalkInVisit, waiting))) return;
  await manager.update(WalkInVisit, { ...waiting, formerDetails: IsNull() }, { formerDetails });
  const at = new Date(now.getTime() + SETTLING_MS);
  await enqueue(manager, "walk-in-change", { jobId: job.id }, { at, key: job.id });
};

/** Tells the holders of numbers what has changed, for the queue. */
export class WalkInChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /** Once for each change (WALK-13); of one that was taken back nobody hears. */
  async tell(jobId: string): Promise<void> {
    const today = indianDay(this.clock.now());
    await this.dataSource.transaction(async (manager) => {
      const job = await lockJob(manager, jobId);
      if (!job) return;
      const noted = await manager.find(WalkInVisit, {
        where: { jobId, formerDetails: Not(IsNull()) },
        order: { id: "ASC" },
        lock: { mode: "pessimistic_write" },
      });
      const details = detailsOf(job);
      const changed = noted.filter(
        ({ status, day, formerDetails }) =>
          status === WalkInStatus.WAITING &&
          day >= today &&
          isHeldOn(job, day) &&
          !isSame(formerDetails ?? details, details),
      );
      await tellChanged(manager, this.notices, changed);
      await manager.update(WalkInVisit, { id: In(noted.map(({ id }) => id)) }, { formerDetails: null });
    });
  }
}

/** Whoever changes the job meanwhile waits, and then asks for a telling of their own. */
const lockJob = (manager: EntityManager, id: string): Promise<Job | null> =>
  manager.findOne(Job, { where: { id }, lock: { mode: "pessimistic_read" } });
