import type { ApplicationStatus } from "../../../shared/schema.generated";
import type { PipelineStage_StageFragment } from "./Stages.generated";

/** A company's own stage, with whose it is (STAGE-01). */
export type Stage = PipelineStage_StageFragment & { companyId: string };

/** Where candidates are moved: to a status itself, or to a company's own stage within one. */
export type MoveTarget = ApplicationStatus | Stage;

interface Standing {
  status: ApplicationStatus;
  stageId: string | null;
  companyId: string;
  viewerCan: { move: readonly ApplicationStatus[] };
}

export const statusOfTarget = (target: MoveTarget): ApplicationStatus =>
  typeof target === "string" ? target : target.status;

export const keyOfTarget = (target: MoveTarget): string => (typeof target === "string" ? target : target.id);

export const standsAt = ({ status, stageId }: Pick<Standing, "status" | "stageId">, target: MoveTarget) =>
  typeof target === "string" ? status === target && stageId === null : stageId === target.id;

/** Within their status candidates go to any stage of their company, and back to the status itself. */
export function mayGoTo(candidate: Standing, target: MoveTarget): boolean {
  const { status, companyId, viewerCan } = candidate;
  if (standsAt(candidate, target)) return false;
  if (typeof target !== "string" && target.companyId !== companyId) return false;
  const to = statusOfTarget(target);
  return status === to || viewerCan.move.includes(to);
}

/** Statuses in their order, each with the stages behind it. */
export const placesOf = (statuses: readonly ApplicationStatus[], stages: readonly Stage[]): MoveTarget[] =>
  statuses.flatMap((status): MoveTarget[] => [status, ...stages.filter((stage) => stage.status === status)]);
