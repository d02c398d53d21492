import { type EntityManager, In } from "typeorm";
import { ConflictError, NotFoundError } from "../../errors/errors";
import { isUuid } from "../../text/uuid";
import type { Account } from "../accounts/account.entity";
import { Application } from "../applications/application/application.entity";
import { sideOf } from "../applications/application/application.policy";
import { jobScopeOf } from "../jobs/hiring/job-scope";
import { type InterviewParts, SeenInterview } from "./interview";
import { Interview } from "./interview.entity";
import { HAVING } from "./interview.enums";
import { type InterviewAct, interviewPolicy } from "./interview.policy";
import { InterviewSlot } from "./interview-slot.entity";

type Viewer = Pick<Account, "id">;

/** Interviews as the viewer may see them, in the order given; those of others are left out. Five statements in all. */
export async function seen(
  manager: EntityManager,
  viewer: Viewer,
  interviews: readonly Interview[],
  now: Date,
): Promise<SeenInterview[]> {
  return (await seenParts(manager, viewer, interviews, now)).map((parts) => new SeenInterview(parts));
}

/** The same as its parts. */
export async function seenParts(
  manager: EntityManager,
  viewer: Viewer,
  interviews: readonly Interview[],
  now: Date,
): Promise<InterviewParts[]> {
  if (interviews.length === 0) return [];
  const applicationIds = [...new Set(interviews.map(({ applicationId }) => applicationId))];
  const applications = await manager.findBy(Application, { id: In(applicationIds) });
  const scope = await jobScopeOf(manager, viewer);
  const offers = await offersOf(manager, interviews);
  const slotIds = [...offers.values()].flat().concat(interviews.flatMap(({ slotId }) => slotId ?? []));
  const slots = await slotsBy(manager, slotIds);
  const taken = await takenOf(manager, [...slots.keys()]);
  return interviews.flatMap((interview) => {
    const application = applications.find(({ id }) => id === interview.applicationId);
    const side = application && sideOf(viewer, application, scope);
    if (!application || !side) return [];
    const slot = slots.get(interview.slotId ?? "") ?? null;
    const offered = (offers.get(interview.id) ?? [])
      .flatMap((id) => slots.get(id) ?? [])
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    return [{ interview, application, side, slot, offered, taken, now }];
  });
}

/** The ids of the slots that each interview's candidate may choose from, by the interview's. */
async function offersOf(
  manager: EntityManager,
  interviews: readonly Interview[],
): Promise<Map<string, string[]>> {
  const rows = await manager.query<{ interviewId: string; slotIds: string[] }[]>(
    `select interview_id as "interviewId", array_agg(slot_id) as "slotIds" from interview_offers
     where interview_id = any ($1) group by 1`,
    [interviews.map(({ id }) => id)],
  );
  return new Map(rows.map(({ interviewId, slotIds }) => [interviewId, slotIds]));
}

async function slotsBy(manager: EntityManager, ids: readonly string[]): Promise<Map<string, InterviewSlot>> {
  const slots = await manager.findBy(InterviewSlot, { id: In([...new Set(ids)]) });
  return new Map(slots.map((slot) => [slot.id, slot]));
}

/** Which of these slots somebody has. */
export async function takenOf(manager: EntityManager, slotIds: readonly string[]): Promise<Set<string>> {
  const rows = await manager.query<{ id: string }[]>(
    "select slot_id as id from interviews where slot_id = any ($1) and status = any ($2)",
    [slotIds, HAVING],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * An interview of the viewer's to be changed (INTV-08). It locks the application and then the interview, as everybody
 * does who changes both.
 * @throws NotFoundError; ConflictError INTERVIEW_STATE where it stands elsewhere by now, or is another's to do
 */
export async function lockFor(
  act: InterviewAct,
  manager: EntityManager,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<InterviewParts> {
  const found = isUuid(id) ? await manager.findOneBy(Interview, { id }) : null;
  if (!found) throw new NotFoundError();
  const lock = { mode: "pessimistic_write" as const };
  await manager.findOneOrFail(Application, { where: { id: found.applicationId }, lock });
  const interview = await manager.findOneOrFail(Interview, { where: { id }, lock });
  const [parts] = await seenParts(manager, viewer, [interview], now);
  if (!parts) throw new NotFoundError();
  if (!interviewPolicy[act](parts)) throw interviewState();
  return parts;
}

export const interviewState = (): ConflictError =>
  new ConflictError("INTERVIEW_STATE", "This interview has changed meanwhile. Look at it again.");
