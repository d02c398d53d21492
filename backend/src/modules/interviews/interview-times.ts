import {
  MOST_DAYS_AHEAD,
  MOST_TIMES,
  overlaps,
  spanOf,
  timeProblem,
  type TimeProblem,
} from "@job-portal/protocol/interview-times";
import { type EntityManager, In } from "typeorm";
import { BrokenInputError, ConflictError, type FieldProblem } from "../../errors/errors";
import type { Complaint } from "../../text/broken-rule";
import { isUuid } from "../../text/uuid";
import type { Application } from "../applications/application/application.entity";
import { jobScopeOf } from "../jobs/hiring/job-scope";
import { takenOf } from "./interview-access";
import { InterviewWay } from "./interview.enums";
import type { InterviewTimesInput } from "./interview.inputs";
import { InterviewSlot } from "./interview-slot.entity";

const TIME_COMPLAINTS: Readonly<Record<TimeProblem, Complaint>> = {
  PAST: { message: "must be ahead", rule: "PAST" },
  FAR: { message: `must be within ${MOST_DAYS_AHEAD} days`, rule: "TOO_FAR", bound: MOST_DAYS_AHEAD },
  SAME: { message: "must not be the same twice", rule: "SAME_TWICE" },
  OVERLAP: { message: "must not overlap another time of the offer", rule: "OVERLAPS" },
};

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
  refuse(problemsOf(times, reused.length, offer.now));
  const known = await reusedSlots(manager, reused, offer);
  refuse(overlapsOf(times, known));
  const added = times.startsAt.map((startsAt) => newSlot(manager, times, startsAt, offer));
  await manager.insert(InterviewSlot, added);
  return [...known, ...added];
}

/** @throws BrokenInputError */
function refuse(problems: FieldProblem[]): void {
  if (problems.length > 0) throw new BrokenInputError(problems);
}

const problem = (field: string, complaint: Complaint): FieldProblem => ({
  field: `times.${field}`,
  ...complaint,
});

const MISSING: Complaint = { message: "is required", rule: "REQUIRED" };
const countProblem = (count: number): Complaint => ({
  message: `must be 1 to ${MOST_TIMES} times`,
  ...(count < 1 ? { rule: "TOO_FEW", bound: 1 } : { rule: "TOO_MANY", bound: MOST_TIMES }),
});

const spansOf = ({ startsAt, minutes }: InterviewTimesInput) =>
  startsAt.map((at) => spanOf(at.getTime(), minutes));

/** What is wrong with the new times, and with what they need; each field's own rule has been asked. */
function problemsOf(times: InterviewTimesInput, reusedCount: number, now: Date): FieldProblem[] {
  const { startsAt, way, place, videoUrl } = times;
  const count = startsAt.length + reusedCount;
  // Slots of before have all they need.
  const isNew = startsAt.length > 0;
  return [
    ...(count < 1 || count > MOST_TIMES ? [problem("startsAt", countProblem(count))] : []),
    ...spansOf(times).flatMap((span, index, spans) => {
      const found = timeProblem(span, spans.slice(0, index), now.getTime());
      return found ? [problem(`startsAt.${index}`, TIME_COMPLAINTS[found])] : [];
    }),
    ...(isNew && way === InterviewWay.PLACE && !place?.trim() ? [problem("place", MISSING)] : []),
    ...(isNew && way === InterviewWay.VIDEO && !videoUrl?.trim() ? [problem("videoUrl", MISSING)] : []),
  ];
}

/** Which times run into those of others that are offered as well, and which of those into each other (INTV-13). */
function overlapsOf(times: InterviewTimesInput, known: readonly InterviewSlot[]): FieldProblem[] {
  const reused = known.map(({ id, startsAt, minutes }) => ({
    id,
    span: spanOf(startsAt.getTime(), minutes),
  }));
  const added = spansOf(times).flatMap((span, index) =>
    reused.some((other) => overlaps(span, other.span)) ? [`startsAt.${index}`] : [],
  );
  const among = reused.flatMap(({ id, span }, index) =>
    reused.slice(0, index).some((other) => overlaps(span, other.span))
      ? [`slotIds.${times.slotIds?.indexOf(id) ?? 0}`]
      : [],
  );
  return [...added, ...among].map((field) => problem(field, TIME_COMPLAINTS.OVERLAP));
}

/** @throws BrokenInputError where one is not the company's, or over; ConflictError SLOT_TAKEN */
async function reusedSlots(
  manager: EntityManager,
  ids: readonly string[],
  { application, offeredBy, now }: Offer,
): Promise<InterviewSlot[]> {
  if (ids.length === 0) return [];
  const { companies, jobs } = await jobScopeOf(manager, { id: offeredBy });
  const own = await manager.query<{ id: string }[]>(
    `select slot.id from interview_slots slot join jobs on jobs.id = slot.job_id
     where slot.id = any ($1) and jobs.company_id = $2 and slot.starts_at > $3
       and (jobs.company_id = any ($4) or jobs.id = any ($5))`,
    [ids.filter(isUuid), application.companyId, now, companies, jobs],
  );
  if (own.length < ids.length)
    throw new BrokenInputError([
      problem("slotIds", { message: "must be free times of this company", rule: "NOT_FREE" }),
    ]);
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
