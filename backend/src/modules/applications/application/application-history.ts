import type { EntityManager } from "typeorm";
import { uuidv7 } from "uuidv7";
import { actingKeyId } from "../../../database/acting-key";
import type { Application } from "./application.entity";
import type { ApplicationParty, ApplicationStatus } from "./application-pipeline";

/** A step as it is added to the history. */
export interface Step {
  application: Pick<Application, "id">;
  /** Null: it was sent. */
  from: ApplicationStatus | null;
  to: ApplicationStatus;
}

/** What the steps of one moment have in common. */
export interface Occasion {
  party: ApplicationParty;
  actorId: string;
  at: Date;
  moveId?: string | null;
  isUndo?: boolean;
  /** Why; the company's own. */
  reason?: string | null;
  /** When applicants may see it; null: at once. */
  shownAt?: Date | null;
}

/** Long after everybody: a step that was taken back before its applicant learned of it. */
export const NEVER = new Date("9999-12-31T00:00:00Z");

/** Adds steps in one statement, however many they are. */
export async function addSteps(
  manager: EntityManager,
  steps: readonly Step[],
  { party, actorId, at, moveId = null, isUndo = false, reason = null, shownAt = null }: Occasion,
): Promise<void> {
  await manager.query(
    `insert into application_events
       (id, application_id, from_status, status, party, actor_id, at, move_id, is_undo, reason, shown_at,
        api_key_id)
     select step.id, step.application_id, step.from_status, step.status, $5, $6, $7, $8, $9, $10, $11, $12
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) step (id, application_id, from_status, status)`,
    [
      steps.map(() => uuidv7()),
      steps.map(({ application }) => application.id),
      steps.map(({ from }) => from),
      steps.map(({ to }) => to),
      ...[party, actorId, at, moveId, isUndo, reason, shownAt, actingKeyId()],
    ],
  );
}

/**
 * For a query whose events go by the alias `event`; takes the time as `$2`. An applicant sees a step from its time
 * on; one that something followed before that time stays unseen, because it was taken back or overtaken.
 */
export const SEEN_BY_APPLICANT = `(event.shown_at is null or (event.shown_at <= $2 and not exists (
  select from application_events later
  where later.application_id = event.application_id and later.id > event.id and later.at < event.shown_at
)))`;

/** For a query whose events go by the alias `event`: without steps that were taken back, and those that did it. */
export const NOT_TAKEN_BACK = `not event.is_undo and not (event.move_id is not null and exists (
  select from application_events undo
  where undo.application_id = event.application_id and undo.move_id = event.move_id and undo.is_undo
))`;

/** The same for applicants, of their own steps alone: a withdrawal that they undid. */
export const NO_UNDONE_WITHDRAWAL = `(event.party <> 'applicant' or (${NOT_TAKEN_BACK}))`;
