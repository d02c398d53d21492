import type { EntityManager } from "typeorm";
import type { Application } from "../application/application.entity";
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

/** Since when an application stood where it stood before its last step. */
const FORMER_STATUS_AT = `coalesce((
  select max(event.at) from application_events event
  where event.application_id = step.id and event.at < applications.status_at and ${NOT_TAKEN_BACK}
), applications.applied_at)`;

/**
 * Puts applications back to where they stood before their last step, in one statement, since when they stood there
 * (PIPE-01). The given entities follow, except for the time of the company's last answer, which only the history knows.
 */
export async function takeBackSteps(
  manager: EntityManager,
  steps: readonly { application: Application; to: ApplicationStatus; toStageId: string | null }[],
): Promise<void> {
  const stood = await manager.query<{ id: string; statusAt: Date }[]>(
    `with stood as (
       update applications set status = step.status, stage_id = step.stage_id, status_at = ${FORMER_STATUS_AT},
         message = null, shown_status = null, shown_status_at = null, hidden_until = null, answered_at = greatest((
           select max(event.at) from application_events event
           where event.application_id = step.id and event.party = 'company' and event.at < applications.status_at
             and ${NOT_TAKEN_BACK}
         ), (select max(reply.at) from application_replies reply where reply.application_id = step.id))
       from unnest($1::uuid[], $2::text[], $3::uuid[]) step (id, status, stage_id)
       where applications.id = step.id
       returning applications.id, applications.status_at
     )
     select id, status_at as "statusAt" from stood`,
    [
      steps.map(({ application }) => application.id),
      steps.map(({ to }) => to),
      steps.map(({ toStageId }) => toStageId),
    ],
  );
  const statusAts = new Map(stood.map(({ id, statusAt }) => [id, statusAt]));
  const shown = { message: null, shownStatus: null, shownStatusAt: null, hiddenUntil: null };
  for (const { application, to, toStageId } of steps) {
    const statusAt = statusAts.get(application.id) ?? application.statusAt;
    Object.assign(application, { status: to, stageId: toStageId, statusAt, ...shown });
  }
}
