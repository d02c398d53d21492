import type { EntityManager } from "typeorm";
import { uuidv7 } from "uuidv7";
import { actingKeyId } from "../../../database/acting-key";
import type { Application } from "../application/application.entity";
import type { ApplicationStatus } from "../application/application-pipeline";
import { PipelineStage } from "./pipeline-stage.entity";

/** STAGE-02: from where to where somebody went; a null stage is the status itself. */
export interface StageMove {
  application: Pick<Application, "id">;
  from: ApplicationStatus;
  to: ApplicationStatus;
  fromStageId: string | null;
  toStageId: string | null;
}

interface Occasion {
  actorId: string;
  moveId: string;
  at: Date;
  isUndo?: boolean;
}

/** Adds to the company's history who came to a stage or left one, in one statement. Applicants never read it. */
export async function recordStageMoves(
  manager: EntityManager,
  moves: readonly StageMove[],
  { actorId, moveId, at, isUndo = false }: Occasion,
): Promise<void> {
  const staged = moves.filter(({ fromStageId, toStageId }) => fromStageId !== null || toStageId !== null);
  if (staged.length === 0) return;
  await manager.query(
    `insert into application_stage_moves
       (id, application_id, from_status, status, from_stage_id, stage_id, stage_name, actor_id, move_id, at, is_undo,
        api_key_id)
     select moved.id, moved.application_id, moved.from_status, moved.status, moved.from_stage_id, moved.stage_id,
       stage.name, $7, $8, $9, $10, $11
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::uuid[])
       moved (id, application_id, from_status, status, from_stage_id, stage_id)
     left join pipeline_stages stage on stage.id = moved.stage_id`,
    [
      staged.map(() => uuidv7()),
      staged.map(({ application }) => application.id),
      staged.map(({ from }) => from),
      staged.map(({ to }) => to),
      staged.map(({ fromStageId }) => fromStageId),
      staged.map(({ toStageId }) => toStageId),
      ...[actorId, moveId, at, isUndo, actingKeyId()],
    ],
  );
}

/** Puts applications at stages within the status that they have, in one statement; the entities follow. */
export async function placeWithin(
  manager: EntityManager,
  moves: readonly { application: Application; toStageId: string | null }[],
): Promise<void> {
  if (moves.length === 0) return;
  await manager.query(
    `update applications set stage_id = moved.stage_id
     from unnest($1::uuid[], $2::uuid[]) moved (id, stage_id) where applications.id = moved.id`,
    [moves.map(({ application }) => application.id), moves.map(({ toStageId }) => toStageId)],
  );
  for (const { application, toStageId } of moves) application.stageId = toStageId;
}

/**
 * Stages that stay until the transaction ends, by their ids. Take them before the applications: who removes a stage
 * locks it first, too.
 */
export async function holdStages(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, PipelineStage>> {
  if (ids.length === 0) return new Map();
  const held = await manager.query<{ id: string }[]>(
    "select id from pipeline_stages where id = any ($1) order by id for key share",
    [ids],
  );
  const stages = await manager.findBy(
    PipelineStage,
    held.map(({ id }) => ({ id })),
  );
  return new Map(stages.map((stage) => [stage.id, stage]));
}

/** Puts all of a stage's candidates back to its status, in one statement. @returns how many they were */
export async function emptyStage(
  manager: EntityManager,
  { id, status }: PipelineStage,
  { actorId, moveId, at }: Occasion,
): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `with left_stage as (
       update applications set stage_id = null where stage_id = $1 returning id
     ), recorded as (
       insert into application_stage_moves
         (id, application_id, from_status, status, from_stage_id, actor_id, move_id, at, is_undo, api_key_id)
       select gen_random_uuid(), id, $2, $2, $1, $3, $4, $5, false, $6 from left_stage
     )
     select count(*)::int as count from left_stage`,
    [id, status, actorId, moveId, at, actingKeyId()],
  );
  return row?.count ?? 0;
}
