import type { EntityManager } from "typeorm";
import { type Application, NOTHING_HELD_BACK } from "../application/application.entity";
import { NOT_TAKEN_BACK } from "../application/application-history";
import type { ApplicationStatus } from "../application/application-pipeline";

/** Writes down where applications have come to, in one statement. */
export async function placeSteps(
  manager: EntityManager,
  applications: readonly Application[],
): Promise<void> {
  await manager.query(
    `update applications set status = step.status, stage_id = step.stage_id, status_at = step.status_at, 
       answered_at = step.status_at, message = step.message, shown_status = step.shown_status, shown_status_at = step.shown_status_at,
       hidden_until = step.hidden_until
     from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::timestamptz[],
       $7::timestamptz[], $8::uuid[])
       step (id, status, status_at, message, shown_status, shown_status_at, hidden_until, stage_id)
     where applications.id = step.id`,
    [
      applications.map(({ id }) => id),
      applications.map(({ status }) => status),
      applications.map(({ statusAt }) => statusAt),
      applications.map(({ message }) => message),
      applications.map(({ shownStatus }) => shownStatus),
      applications.map(({ shownStatusAt }) => shownStatusAt),
      applications.map(({ hiddenUntil }) => hiddenUntil),
      applications.map(({ stageId }) => stageId),
    ],
  );
}

/** A step of a move of many, as the history has it. */
export interface MovedStep {
  applicationId: string;
  fromStatus: ApplicationStatus;
  status: ApplicationStatus;
  fromStageId: string | null;
  stageId: string | null;
  at: Date;
  /** Whether no later step to or from a stage followed. */
  isLastOfStages: boolean;
}

/** The steps of one's own move; none where somebody else made it. */
export const readMove = (manager: EntityManager, moveId: string, actorId: string): Promise<MovedStep[]> =>
  manager.query<MovedStep[]>(
    `select step.application_id as "applicationId", step.from_status as "fromStatus", step.status, step.at,
       moved.from_stage_id as "fromStageId", moved.stage_id as "stageId", not exists (
         select from application_stage_moves later
         where later.application_id = step.application_id and later.id > moved.id
       ) as "isLastOfStages"
     from (
       select application_id, from_status, status, at from application_events
       where move_id = $1 and actor_id = $2 and not is_undo
       union all
       select application_id, from_status, status, at from application_stage_moves
       where move_id = $1 and actor_id = $2 and not is_undo and from_status = status
     ) step
     left join application_stage_moves moved
       on moved.application_id = step.application_id and moved.move_id = $1 and not moved.is_undo
     order by step.application_id`,
    [moveId, actorId],
  );

/** Locks those of a move that still stand there and are not told; @returns their ids */
export async function lockDue(manager: EntityManager, moveId: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select application.id from applications application
     join application_events event on event.application_id = application.id and event.move_id = $1
     where application.hidden_until is not null and not event.is_undo
       and application.status = event.status and application.status_at = event.at
     order by application.id for update of application`,
    [moveId],
  );
  return rows.map(({ id }) => id);
}

/** A company's step that stands again before its applicant has learned of it. */
export interface HeldStep {
  applicationId: string;
  moveId: string;
  at: Date;
  shownAt: Date;
}

/** Of steps that were just taken back, those that they had overtaken: they stand once more, and are untold. */
export const readOvertaken = (
  manager: EntityManager,
  applications: readonly Application[],
): Promise<HeldStep[]> =>
  manager.query<HeldStep[]>(
    `select stands.* from unnest($1::uuid[], $2::timestamptz[]) step (id, at)
     cross join lateral (
       select event.application_id as "applicationId", event.move_id as "moveId", event.at,
         event.shown_at as "shownAt"
       from application_events event where event.application_id = step.id and ${NOT_TAKEN_BACK}
       order by event.at desc, event.id desc limit 1
     ) stands
     where stands."shownAt" > step.at and stands."moveId" is not null`,
    [applications.map(({ id }) => id), applications.map(({ statusAt }) => statusAt)],
  );

/** What is left of a hold, and what its applicant will read. */
export type HeldAgain = HeldStep & { message: string | null };

/**
 * Puts applications back to where they stood before their last step, in one statement; those of `held` as their
 * applicants saw them before that. The given entities follow, except for the time of the company's last answer, which
 * only the history knows.
 */
export async function takeBackSteps(
  manager: EntityManager,
  steps: readonly { application: Application; to: ApplicationStatus; toStageId: string | null }[],
  held: ReadonlyMap<string, HeldAgain>,
  at: Date,
): Promise<void> {
  const heldOf = ({ application: { id } }: { application: Application }) => held.get(id);
  await manager.query(
    `update applications set status = step.status, stage_id = step.stage_id, status_at = coalesce(step.held_at, $3),
       message = step.message, hidden_until = step.hidden_until,
       shown_status = case when step.hidden_until is not null then applications.shown_status end,
       shown_status_at = case when step.hidden_until is not null then applications.shown_status_at end,
       answered_at = greatest((
         select max(event.at) from application_events event
         where event.application_id = step.id and event.party = 'company' and event.at < applications.status_at
           and ${NOT_TAKEN_BACK}
       ), (select max(reply.at) from application_replies reply where reply.application_id = step.id))
     from unnest($1::uuid[], $2::text[], $4::uuid[], $5::timestamptz[], $6::timestamptz[], $7::text[])
       step (id, status, stage_id, held_at, hidden_until, message)
     where applications.id = step.id`,
    [
      steps.map(({ application }) => application.id),
      steps.map(({ to }) => to),
      at,
      steps.map(({ toStageId }) => toStageId),
      steps.map((step) => heldOf(step)?.at ?? null),
      steps.map((step) => heldOf(step)?.shownAt ?? null),
      steps.map((step) => heldOf(step)?.message ?? null),
    ],
  );
  for (const step of steps) {
    const { application, to, toStageId } = step;
    const left = heldOf(step);
    Object.assign(application, { status: to, stageId: toStageId, statusAt: left?.at ?? at });
    Object.assign(application, { message: left?.message ?? null, ...(left ? {} : NOTHING_HELD_BACK) });
    if (left) application.hiddenUntil = left.shownAt;
  }
}
