import type { EntityManager } from "typeorm";
import { ConflictError } from "../../../errors/errors";
import { enqueueAll } from "../../../queue/enqueue";
import { filled } from "@job-portal/protocol/letters";
import { isUuid } from "../../../text/uuid";
import type { Account } from "../../accounts/account.entity";
import { memberRoleOf } from "../../companies/company.service";
import { CompanyAct, roleMayOnJobs } from "../../companies/member-role";
import type { Application } from "../application/application.entity";
import type { ApplicationStatus } from "../application/application-pipeline";
import { placesOfApplication } from "../application/application-places";
import type { PipelineStage } from "../stages/pipeline-stage.entity";
import { holdStages, type StageMove } from "../stages/stage-move.sql";
import type { MovedStep } from "./candidate-move.sql";

/**
 * The stage that a move leads to, held until the transaction ends.
 * @throws ConflictError STAGE_GONE
 */
export async function holdTarget(
  manager: EntityManager,
  viewer: Account,
  { stageId, to }: { stageId: string; to: ApplicationStatus },
): Promise<PipelineStage> {
  const stage = isUuid(stageId)
    ? (await holdStages(manager, [stageId])).get(stageId.toLowerCase())
    : undefined;
  const role = stage ? await memberRoleOf(manager, viewer, stage.companyId) : null;
  if (stage?.status !== to || !roleMayOnJobs(role, CompanyAct.ANSWER_CANDIDATES))
    throw new ConflictError("STAGE_GONE", "This stage is not there any more.");
  return stage;
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Has the queue count how the companies of these reply. */
export async function countReplies(
  manager: EntityManager,
  applications: readonly Application[],
): Promise<void> {
  const jobIds = [...new Set(applications.map(({ jobId }) => jobId))];
  const tasks = jobIds.map((jobId) => ({ payload: { jobId }, key: jobId }));
  await enqueueAll(manager, "job-replies", tasks);
}

/** A step that is held back leaves to be seen what the applicant saw before. */
export function placeStep(
  application: Application,
  {
    to,
    stageId,
    at,
    shownAt,
    messages,
  }: {
    to: ApplicationStatus;
    stageId: string | null;
    at: Date;
    shownAt: Date | null;
    messages: ReadonlyMap<string, string> | null;
  },
): void {
  const seen = application.seenByApplicant(at);
  Object.assign(application, {
    shownStatus: shownAt && seen.status,
    shownStatusAt: shownAt && seen.statusAt,
    hiddenUntil: shownAt,
    status: to,
    stageId,
    statusAt: at,
    answeredAt: at,
    message: messages && messageTo(application, messages.get(application.companyId) ?? ""),
  });
}

/** What an applicant reads with a rejection (PIPE-07); nobody is called by a place that stays open. */
function messageTo(application: Application, text: string): string | null {
  const places = new Map([["{first name}", "applicant"], ...placesOfApplication(application)]);
  return filled(text, places) || null;
}

export type WayBack = StageMove & { application: Application };

/** By its time, too: it may have been left and come to again. */
export const standsWhere = ({ status, statusAt, stageId }: Application, step: MovedStep): boolean =>
  status === step.status &&
  stageId === step.stageId &&
  (step.fromStatus === step.status ? step.isLastOfStages : statusAt.getTime() === step.at.getTime());

/** Back to where a step came from; to the status itself where the stage is gone by now. */
export function wayBack(
  application: Application,
  { fromStatus, fromStageId }: MovedStep,
  stages: ReadonlyMap<string, PipelineStage>,
): WayBack {
  const stage = fromStageId === null ? undefined : stages.get(fromStageId);
  const isStill = stage?.companyId === application.companyId && stage.status === fromStatus;
  const { status: from, stageId } = application;
  return { application, from, to: fromStatus, fromStageId: stageId, toStageId: isStill ? stage.id : null };
}
