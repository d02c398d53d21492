import type { Application } from "../application/application.entity";
import { ApplicationParty, type ApplicationStatus, mayMove } from "../application/application-pipeline";
import type { PipelineStage } from "../stages/pipeline-stage.entity";
import { type MovedCandidateInput, MoveRefusal } from "./candidate.inputs";

/** One candidate of many, and why they are not moved; null: they are. */
export interface CheckedItem {
  applicationId: string;
  refusal: MoveRefusal | null;
  application: Application | null;
}

/** Where a move leads: a status, or a company's own stage within it. */
export interface MoveTarget {
  to: ApplicationStatus;
  stage: PipelineStage | null;
}

/** Each candidate once, however often it was asked for. */
export function uniqueResults(
  items: readonly MovedCandidateInput[],
  found: ReadonlyMap<string, Application>,
  target: MoveTarget,
): CheckedItem[] {
  const unique = new Map(items.map((item) => [item.applicationId.toLowerCase(), item]));
  return [...unique.values()].map((item) => {
    const { applicationId } = item;
    const application = found.get(applicationId.toLowerCase()) ?? null;
    return { applicationId, refusal: refusalOf(application, item, target), application };
  });
}

function refusalOf(
  application: Application | null,
  { expectedStatus, expectedStageId }: MovedCandidateInput,
  { to, stage }: MoveTarget,
): MoveRefusal | null {
  if (!application) return MoveRefusal.NOT_FOUND;
  const { status, stageId, companyId } = application;
  if (status !== expectedStatus) return MoveRefusal.CONFLICT;
  if (expectedStageId !== undefined && stageId !== expectedStageId) return MoveRefusal.CONFLICT;
  const isOwnStage = stage === null || stage.companyId === companyId;
  const isStep =
    to === status ? stageId !== (stage?.id ?? null) : mayMove(ApplicationParty.COMPANY, status, to);
  return isOwnStage && isStep ? null : MoveRefusal.MOVE_NOT_ALLOWED;
}
