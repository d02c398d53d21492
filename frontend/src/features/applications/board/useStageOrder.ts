import { type RefObject, useEffect, useRef } from "react";
import { useToast } from "../../../design-system";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { type PipelineStage_StageFragment, useOrderPipelineStagesMutation } from "../stages/Stages.generated";
import { stagesWords } from "../stages/stages.words";

type Stage = PipelineStage_StageFragment;

/** One place to the front, or to the back. */
export type StageStep = -1 | 1;

const besides = ({ status }: Stage, stages: readonly Stage[]): Stage[] =>
  stages.filter((stage) => stage.status === status);

/** Where a stage can go among those of its status. */
export function movesOf(stage: Stage, stages: readonly Stage[]): StageStep[] {
  const own = besides(stage, stages);
  const place = own.findIndex(({ id }) => id === stage.id);
  return ([-1, 1] as const).filter((by) => own[place + by] !== undefined);
}

/** Puts own stages in another order; the focus stays with the stage that was moved (STAGE-04). */
export function useStageOrder(
  companyId: string,
  stages: readonly Stage[],
  list: RefObject<HTMLUListElement | null>,
) {
  const words = useWords(stagesWords);
  const showToast = useToast();
  const [orderStages, { loading }] = useOrderPipelineStagesMutation();
  const moved = useRef<{ id: string; by: StageStep } | null>(null);

  useEffect(() => {
    if (loading || !moved.current) return;
    const { id, by } = moved.current;
    moved.current = null;
    const button = (step: number) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-step="${id} ${step}"]:not(:disabled)`);
    (button(by) ?? button(-by))?.focus();
  }, [loading, stages, list]);

  async function move(stage: Stage, by: StageStep) {
    const own = besides(stage, stages);
    const place = own.findIndex(({ id }) => id === stage.id);
    const stageIds = own.filter(({ id }) => id !== stage.id).map(({ id }) => id);
    stageIds.splice(place + by, 0, stage.id);
    try {
      await orderStages({ variables: { input: { companyId, status: stage.status, stageIds } } });
      moved.current = { id: stage.id, by };
      showToast({ text: words.moved(stage.name, place + by + 1, own.length) });
    } catch (error) {
      moved.current = { id: stage.id, by };
      const hasChanged = readRefusal(error).code === "STAGES_CHANGED";
      showToast({ tone: "danger", text: hasChanged ? words.changed : words.failed });
    }
  }

  return { move, isMoving: loading };
}
