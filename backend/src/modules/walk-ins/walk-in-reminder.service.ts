import type { DataSource, EntityManager } from "typeorm";
import { enqueue } from "../../queue/enqueue";
import { type Clock, DAY_MS } from "../../time/clock";
import { Job } from "../jobs/job/job.entity";
import type { NoticeService } from "../notices/notice.service";
import { isHeldOn, startOf } from "./walk-in-days";
import { WalkInStatus } from "./walk-in.enums";
import { tellCalledOff, tellReminder } from "./walk-in-telling";
import { WalkInVisit } from "./walk-in-visit.entity";

/** 6 PM of the day before, in India, as milliseconds before the day begins. */
const AHEAD_MS = DAY_MS / 4;

const dueAt = ({ day }: WalkInVisit): Date => new Date(startOf(day).getTime() - AHEAD_MS);

/** Has a visitor reminded the evening before; whoever takes a number later than that has just read of it. */
export async function remindOf(manager: EntityManager, visit: WalkInVisit, now: Date): Promise<void> {
  const at = dueAt(visit);
  if (at <= now) return;
  await enqueue(manager, "walk-in-reminder", { visitId: visit.id }, { at, key: visit.id });
}

/** Reminds visitors of their numbers, for the queue. */
export class WalkInReminderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /**
   * Once for each number (WALK-06). Where the job is not in the list any more, or no longer names that day, the visitor
   * is told that it is called off.
   */
  async remind(visitId: string): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: "pessimistic_write" as const };
      const visit = await manager.findOne(WalkInVisit, { where: { id: visitId }, lock });
      if (visit?.status !== WalkInStatus.WAITING || visit.remindedAt !== null) return;
      if (now < dueAt(visit) || now.getTime() >= startOf(visit.day).getTime() + DAY_MS) return;
      const job = await manager.findOneByOrFail(Job, { id: visit.jobId });
      const isHeld = job.isListed && isHeldOn(job, visit.day);
      const change = isHeld ? { remindedAt: now } : { remindedAt: now, status: WalkInStatus.CALLED_OFF };
      await manager.update(WalkInVisit, { id: visitId }, change);
      if (isHeld) await tellReminder(manager, this.notices, visit);
      else await tellCalledOff(manager, this.notices, [visit], now);
    });
  }
}
