import { type EntityManager, In } from "typeorm";
import { BrokenInputError, ConflictError } from "../../errors/errors";
import { isUuid } from "../../text/uuid";
import { DAY_MS } from "../../time/clock";
import type { Application } from "../applications/application/application.entity";
import { takenOf } from "./interview-access";
import { InterviewWay } from "./interview.enums";
import { type InterviewTimesInput, MOST_SLOTS } from "./interview.inputs";
import { InterviewSlot } from "./interview-slot.entity";

/** No further ahead than this. */
const MOST_AHEAD_MS = 180 * DAY_MS;

/** Who offers, when, and to a candidate of which application. */
interface Offer {
  application: Application;
  offeredBy: string;
  now: Date;
}

/**
 * The slots that a company offers: new ones, which are stored, and those of its others that it names.
 * @throws BrokenInputError; ConflictError SLOT_TAKEN
 */
export async function slotsOffered(
  manager: EntityManager,
  times: InterviewTimesInput,
  offer: Offer,
): Promise<InterviewSlot[]> {
  const reused = [...new Set(times.slotIds ?? [])];
  const problems = problemsOf(times, reused.length, offer.now);
  if (problems.length > 0) throw new BrokenInputError(problems);
  const known = await reusedSlots(manager, reused, offer);
  const added = times.startsAt.map((startsAt) => newSlot(manager, times, startsAt, offer));
  await manager.insert(InterviewSlot, added);
  return [...known, ...added];
}

/** What is wrong with the times as a whole; each field's own rule has been asked. */
function problemsOf(
  { startsAt, way, place, videoUrl }: InterviewTimesInput,
  reusedCount: number,
  now: Date,
): { field: string; message: string }[] {
  const problem = (field: string, message: string) => ({ field: `times.${field}`, message });
  const starts = startsAt.map((at) => at.getTime());
  const count = starts.length + reusedCount;
  const latest = now.getTime() + MOST_AHEAD_MS;
  const isAhead = starts.every((start) => start > now.getTime() && start <= latest);
  // Slots of before have all they need.
  const isNew = starts.length > 0;
  return [
    ...(count < 1 || count > MOST_SLOTS ? [problem("startsAt", `must be 1 to ${MOST_SLOTS} times`)] : []),
    ...(isAhead ? [] : [problem("startsAt", "must be ahead, by 180 days at most")]),
    ...(new Set(starts).size < starts.length ? [problem("startsAt", "must not be the same twice")] : []),
    ...(isNew && way === InterviewWay.PLACE && !place?.trim() ? [problem("place", "is required")] : []),
    ...(isNew && way === InterviewWay.VIDEO && !videoUrl?.trim() ? [problem("videoUrl", "is required")] : []),
  ];
}

/** @throws BrokenInputError where one is not the company's, or over; ConflictError SLOT_TAKEN */
async function reusedSlots(
  manager: EntityManager,
  ids: readonly string[],
  { application, now }: Offer,
): Promise<InterviewSlot[]> {
  if (ids.length === 0) return [];
  const own = await manager.query<{ id: string }[]>(
    `select slot.id from interview_slots slot join jobs on jobs.id = slot.job_id
     where slot.id = any ($1) and jobs.company_id = $2 and slot.starts_at > $3`,
    [ids.filter(isUuid), application.companyId, now],
  );
  if (own.length < ids.length)
    throw new BrokenInputError([{ field: "times.slotIds", message: "must be free times of this company" }]);
  if ((await takenOf(manager, ids)).size > 0) throw slotTaken();
  return await manager.findBy(InterviewSlot, { id: In([...ids]) });
}

/** Only what belongs to its way is kept. */
function newSlot(
  manager: EntityManager,
  { minutes, way, place, mapUrl, phone, videoUrl, interviewer, note }: InterviewTimesInput,
  startsAt: Date,
  { application, offeredBy, now }: Offer,
): InterviewSlot {
  const textOf = (text: string | null | undefined) => text?.trim() || null;
  const only = (one: InterviewWay, text: string | null | undefined) => (way === one ? textOf(text) : null);
  return manager.create(InterviewSlot, {
    jobId: application.jobId,
    startsAt,
    minutes,
    way,
    place: only(InterviewWay.PLACE, place),
    mapUrl: only(InterviewWay.PLACE, mapUrl),
    phone: only(InterviewWay.PHONE, phone),
    videoUrl: only(InterviewWay.VIDEO, videoUrl),
    interviewer: textOf(interviewer),
    note: textOf(note),
    createdBy: offeredBy,
    createdAt: now,
  });
}

export const slotTaken = (): ConflictError =>
  new ConflictError("SLOT_TAKEN", "Somebody has just taken this time. Please choose another.");
