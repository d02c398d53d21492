import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import styled from "styled-components";
import { Button, space, text, TextField, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { candidatesWords } from "../candidate/candidates.words";
import {
  useRemovePipelineStageMutation,
  useRenamePipelineStageMutation,
  type PipelineStage_StageFragment,
} from "../stages/Stages.generated";
import { stagesWords } from "../stages/stages.words";
import { movesOf, type StageStep, useStageOrder } from "./useStageOrder";
import { useStageName } from "./useStageName";

export interface StageCounted {
  stageId: string;
  count: number;
  isCapped: boolean;
}

interface StageListProps {
  companyId: string;
  stages: readonly PipelineStage_StageFragment[];
  counts: readonly StageCounted[] | undefined;
}

/** A company's own stages, each to be renamed or removed. */
export function StageList({ companyId, stages, counts }: StageListProps) {
  const words = useWords(stagesWords);
  const [act, setAct] = useState<{ id: string; kind: "rename" | "remove" } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { move, isMoving } = useStageOrder(companyId, stages, list);
  if (stages.length === 0) return <p>{words.none}</p>;

  function handleEnd() {
    setAct(null);
    list.current?.focus();
  }

  return (
    <List ref={list} tabIndex={-1}>
      {stages.map((stage) => {
        const kind = act?.id === stage.id ? act.kind : null;
        const counted = counts?.find(({ stageId }) => stageId === stage.id);
        return (
          <li key={stage.id}>
            {kind === "remove" && <RemoveStage stage={stage} counted={counted} onEnd={handleEnd} />}
            {kind === "rename" && <RenameStage stage={stage} onEnd={handleEnd} />}
            {!kind && (
              <StageLine
                stage={stage}
                moves={movesOf(stage, stages)}
                isMoving={isMoving}
                onMove={(by) => void move(stage, by)}
                onAct={(kind) => setAct({ id: stage.id, kind })}
              />
            )}
          </li>
        );
      })}
    </List>
  );
}

interface StageLineProps {
  stage: PipelineStage_StageFragment;
  /** Where it can go; nothing where it is alone behind its status. */
  moves: readonly StageStep[];
  isMoving: boolean;
  onMove(by: StageStep): void;
  onAct(kind: "rename" | "remove"): void;
}

function StageLine({ stage, moves, isMoving, onMove, onAct }: StageLineProps) {
  const { id, name, status } = stage;
  const words = useWords(stagesWords);
  const { statuses } = useWords(candidatesWords);
  return (
    <Line>
      <About>
        <strong>{name}</strong>
        <Quiet>{words.partOf(statuses[status])}</Quiet>
      </About>
      <Acts>
        {moves.length > 0 &&
          STEPS.map(({ by, key, icon }) => (
            <Button
              key={key}
              tone="text"
              size="sm"
              icon={icon}
              data-step={`${id} ${by}`}
              aria-label={words[key](name)}
              disabled={isMoving || !moves.includes(by)}
              onClick={() => onMove(by)}
            />
          ))}
        <Button tone="text" size="sm" aria-label={words.renameOf(name)} onClick={() => onAct("rename")}>
          {words.rename}
        </Button>
        <Button tone="text" size="sm" aria-label={words.removeOf(name)} onClick={() => onAct("remove")}>
          {words.remove}
        </Button>
      </Acts>
    </Line>
  );
}

const STEPS = [
  { by: -1, key: "up", icon: <ArrowUp size={18} aria-hidden /> },
  { by: 1, key: "down", icon: <ArrowDown size={18} aria-hidden /> },
] as const;

interface StageActProps {
  stage: PipelineStage_StageFragment;
  onEnd(): void;
}

function RenameStage({ stage, onEnd }: StageActProps) {
  const words = useWords(stagesWords);
  const [renameStage, { loading }] = useRenamePipelineStageMutation();
  const { field, name, setName, problem, save } = useStageName(stage.name);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [field]);

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const rename = (free: string) => renameStage({ variables: { input: { stageId: stage.id, name: free } } });
    if (await save(rename, words.renamed)) onEnd();
  }

  return (
    <Asked as="form" noValidate onSubmit={(event: SyntheticEvent) => void handleSubmit(event)}>
      <TextField
        ref={field}
        label={words.renameOf(stage.name)}
        value={name}
        error={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <Acts>
        <Button type="submit" size="sm" busy={loading}>
          {words.rename}
        </Button>
        <Button size="sm" tone="text" onClick={onEnd}>
          {words.keep}
        </Button>
      </Acts>
    </Asked>
  );
}

/** Says first how many go back (STAGE-03). */
function RemoveStage({ stage, counted, onEnd }: StageActProps & { counted: StageCounted | undefined }) {
  const words = useWords(stagesWords);
  const { statuses } = useWords(candidatesWords);
  const showToast = useToast();
  const [removeStage, { loading }] = useRemovePipelineStageMutation({
    refetchQueries: ["CandidateCounts", "CandidateBoard", "CandidatesScreen"],
  });
  const status = statuses[stage.status];
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => parts.current?.focus(), []);

  async function handleRemove() {
    try {
      const { data } = await removeStage({ variables: { id: stage.id } });
      const count = data?.removePipelineStage.candidateCount ?? 0;
      showToast({ text: words.removed(stage.name, status, count) });
    } catch {
      showToast({ tone: "danger", text: words.failed });
    }
    onEnd();
  }

  return (
    <Asked ref={parts} tabIndex={-1} role="group" aria-label={words.removeOf(stage.name)}>
      <p role="alert">{words.sure(stage.name, status, counted?.count, counted?.isCapped ?? false)}</p>
      <Acts>
        <Button size="sm" tone="danger" busy={loading} onClick={() => void handleRemove()}>
          {words.remove}
        </Button>
        <Button size="sm" tone="text" onClick={onEnd}>
          {words.keep}
        </Button>
      </Acts>
    </Asked>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.s2};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
`;

const About = styled.div`
  flex: 1 1 120px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  flex: none;
  gap: ${space.s2};
`;

const Asked = styled.div`
  display: grid;
  gap: ${space.s3};
  padding-block: ${space.s2};
`;

const Quiet = styled.p`
  ${text.meta}
`;
