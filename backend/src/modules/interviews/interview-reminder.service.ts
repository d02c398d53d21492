import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../time/clock";
import { DAY_MS } from "../../time/clock";
import { enqueue, type Tasks } from "../../queue/enqueue";
import { Application } from "../applications/application/application.entity";
import type { NoticeService } from "../notices/notice.service";
import { Interview } from "./interview.entity";
import { InterviewStatus } from "./interview.enums";
import { InterviewSlot } from "./interview-slot.entity";
import { scheduledAt, tellBoth } from "./interview-telling";

type Reminder = Tasks["interview-reminder"];

/** How far ahead of an interview each reminder is sent, in milliseconds. */
const AHEAD_MS = { day: DAY_MS, hours: 2 * 60 * 60_000 } as const;

/** The first, then the second; the first is not sent any more once the second is due. */
const REMINDERS = ["day", "hours"] as const;

const SENT = { day: "dayRemindedAt", hours: "hoursRemindedAt" } as const;

const dueAt = ({ startsAt }: InterviewSlot, ahead: Reminder["ahead"]): Date =>
  new Date(startsAt.getTime() - AHEAD_MS[ahead]);

/** Has both sides reminded of an agreed time; reminders of a former time give way to these. */
export async function remindAhead(
  manager: EntityManager,
  { id: interviewId, sequence }: Interview,
  slot: InterviewSlot,
  now: Date,
): Promise<void> {
  for (const ahead of REMINDERS) {
    const at = dueAt(slot, ahead);
    // Somebody who agrees on less notice than that has just read of it.
    if (at <= now) continue;
    const key = `${interviewId}:${ahead}`;
    await enqueue(manager, "interview-reminder", { interviewId, sequence, ahead }, { at, key });
  }
}

/** Reminds people of interviews, for the queue. */
export class InterviewReminderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /** Once for each agreed time (INTV-10): not of one that was moved or cancelled since, and not once it is too late. */
  async remind({ interviewId, sequence, ahead }: Reminder): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: "pessimistic_write" as const };
      const interview = await manager.findOne(Interview, { where: { id: interviewId }, lock });
      if (interview?.status !== InterviewStatus.SCHEDULED || interview.sequence !== sequence) return;
      if (interview[SENT[ahead]] !== null) return;
      const slot = await manager.findOneByOrFail(InterviewSlot, { id: interview.slotId ?? "" });
      if (now < dueAt(slot, ahead) || now >= lastMoment(slot, ahead)) return;
      await manager.update(Interview, { id: interviewId }, { [SENT[ahead]]: now });
      const application = await manager.findOneByOrFail(Application, { id: interview.applicationId });
      const told = { interview, application };
      await tellBoth(manager, this.notices, told, (params) => ({
        kind: "interview.reminder",
        params: { ...params, ...scheduledAt(told, slot) },
      }));
    });
  }
}

/** From when on a reminder that comes late is of no use. */
const lastMoment = (slot: InterviewSlot, ahead: Reminder["ahead"]): Date =>
  ahead === "day" ? dueAt(slot, "hours") : slot.startsAt;
