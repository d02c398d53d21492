import { Select } from "../../design-system";
import { candidatesWords } from "../../features/applications/candidate/candidates.words";
import { usePipelineStages } from "../../features/applications/stages/usePipelineStages";
import { useWords } from "../../shared/words";
import type { CandidateView } from "./candidates-address";

interface StageChoiceProps {
  view: CandidateView;
  onChange(change: Partial<CandidateView>): void;
}

/** One of the own stages of the viewer's companies; nothing where they have none (STAGE-05). */
export function StageChoice({ view, onChange }: StageChoiceProps) {
  const { filters: words } = useWords(candidatesWords);
  const stages = usePipelineStages();
  if (stages.length === 0 && view.stage === "") return null;
  const isKnown = stages.some(({ id }) => id === view.stage);
  return (
    <Select
      label={words.stage}
      value={view.stage}
      options={[
        { value: "", label: words.anyStage },
        ...stages.map(({ id, name }) => ({ value: id, label: name })),
        ...(isKnown || view.stage === "" ? [] : [{ value: view.stage, label: words.goneStage }]),
      ]}
      onChange={({ target }) => onChange({ stage: target.value, status: "all" })}
    />
  );
}
