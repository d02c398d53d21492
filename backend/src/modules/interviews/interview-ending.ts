import { type EntityManager, In } from "typeorm";
import type { Clock } from "../../time/clock";
import { Application, type EndInterviews } from "../applications/application/application.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import type { NoticeService } from "../notices/notice.service";
import { Interview } from "./interview.entity";
import { InterviewStatus, PENDING } from "./interview.enums";
import { InterviewSlot } from "./interview-slot.entity";
import { tellBoth } from "./interview-telling";

/**
 * Ends the interviews of applications that have ended, or were taken back to before any, in the caller's transaction
 * (INTV-07). The caller holds the applications. An agreed time that is over stays: the company may say how it went.
 */
export const endInterviews =
  (clock: Clock, notices: NoticeService): EndInterviews =>
  async (manager, applicationIds, actorId) => {
    const now = clock.now();
    const pending = await manager.find(Interview, {
      where: { applicationId: In([...applicationIds]), status: In([...PENDING]) },
      order: { id: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    if (pending.length === 0) return;
    const slots = await manager.findBy(InterviewSlot, {
      id: In(pending.flatMap(({ slotId }) => slotId ?? [])),
    });
    const applications = await manager.findBy(Application, {
      id: In(pending.map(({ applicationId }) => applicationId)),
    });
    for (const interview of pending) {
      const slot = slots.find(({ id }) => id === interview.slotId) ?? null;
      if (slot && slot.startsAt <= now) continue;
      await cancelled(manager, interview, { words: null, party: ApplicationParty.PORTAL, now });
      const application = applications.find(({ id }) => id === interview.applicationId);
      if (!application) continue;
      const startsAt = slot?.startsAt.toISOString() ?? null;
      const { sequence } = interview;
      const told = { interview, application, actorId };
      await tellBoth(manager, notices, told, (params) => ({
        kind: "interview.cancelled",
        params: { ...params, startsAt, sequence },
      }));
    }
  };

/** Calls an interview off: nothing can be chosen any more, and an agreed time is free again. */
export async function cancelled(
  manager: EntityManager,
  interview: Interview,
  { words, party, now }: { words: string | null; party: ApplicationParty; now: Date },
): Promise<void> {
  const isScheduled = interview.status === InterviewStatus.SCHEDULED;
  const change = {
    status: InterviewStatus.CANCELLED,
    words,
    wordsParty: party,
    askedAt: null,
    changedAt: now,
    sequence: interview.sequence + (isScheduled ? 1 : 0),
  };
  await manager.update(Interview, { id: interview.id }, change);
  await withdrawOffers(manager, interview.id);
  Object.assign(interview, change);
}

/** Leaves nothing to choose from. */
export async function withdrawOffers(manager: EntityManager, interviewId: string): Promise<void> {
  await manager.query("delete from interview_offers where interview_id = $1", [interviewId]);
}
