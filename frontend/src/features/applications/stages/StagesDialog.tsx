import { Columns3Cog } from "lucide-react";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import styled from "styled-components";
import { Button, Dialog, Select, space, text, TextField, useToast } from "../../../design-system";
import { readRefusal } from "../../../shared/refusal";
import type { ApplicationStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { candidatesWords } from "../candidate/candidates.words";
import {
  useAddPipelineStageMutation,
  usePipelineStagesQuery,
  useRemovePipelineStageMutation,
  type PipelineStage_StageFragment,
  type PipelineStagesQuery,
} from "./Stages.generated";
import { stagesWords } from "./stages.words";

/** Behind which a stage may stand. */
const STAGED = [
  "VIEWED",
  "SHORTLISTED",
  "INTERVIEW",
  "OFFERED",
] as const satisfies readonly ApplicationStatus[];
const LEAST_NAME = 2;
const MOST_NAME = 40;
const MOST_STAGES = 8;

type Company = PipelineStagesQuery["myCompanies"][number];

export interface StageCounted {
  stageId: string;
  count: number;
  isCapped: boolean;
}

/** Where owners name their company's own stages (STAGE-01); nothing for everybody else. */
export function StagesButton({ counts }: { counts: readonly StageCounted[] | undefined }) {
  const words = useWords(stagesWords);
  const { data } = usePipelineStagesQuery();
  const [isOpen, setIsOpen] = useState(false);
  const companies = data?.myCompanies.filter(({ viewerCan }) => viewerCan.manageStages) ?? [];
  const [chosen, setChosen] = useState("");
  const company = companies.find(({ id }) => id === chosen) ?? companies[0];
  if (!company) return null;
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        icon={<Columns3Cog size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {words.open}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={words.title}>
        <Parts>
          <Quiet>{words.hint}</Quiet>
          {companies.length > 1 && (
            <Select
              label={words.company}
              value={company.id}
              options={companies.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
          <StageList key={company.id} company={company} counts={counts} />
          <AddStage company={company} />
        </Parts>
      </Dialog>
    </>
  );
}

function StageList({ company, counts }: { company: Company; counts: readonly StageCounted[] | undefined }) {
  const words = useWords(stagesWords);
  const { statuses } = useWords(candidatesWords);
  const [asked, setAsked] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  if (company.pipelineStages.length === 0) return <p>{words.none}</p>;
  return (
    <List ref={list} tabIndex={-1}>
      {company.pipelineStages.map((stage) => (
        <li key={stage.id}>
          {asked === stage.id ? (
            <RemoveStage
              stage={stage}
              counted={counts?.find(({ stageId }) => stageId === stage.id)}
              onEnd={() => {
                setAsked(null);
                list.current?.focus();
              }}
            />
          ) : (
            <Line>
              <span>
                <strong>{stage.name}</strong> <Quiet as="span">{words.behind(statuses[stage.status])}</Quiet>
              </span>
              <Button
                tone="text"
                size="sm"
                aria-label={words.removeOf(stage.name)}
                onClick={() => setAsked(stage.id)}
              >
                {words.remove}
              </Button>
            </Line>
          )}
        </li>
      ))}
    </List>
  );
}

interface RemoveStageProps {
  stage: PipelineStage_StageFragment;
  counted: StageCounted | undefined;
  onEnd(): void;
}

/** Says first how many go back (STAGE-03). */
function RemoveStage({ stage, counted, onEnd }: RemoveStageProps) {
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
    <Parts ref={parts} tabIndex={-1} role="group" aria-label={words.removeOf(stage.name)}>
      <p role="alert">{words.sure(stage.name, status, counted?.count, counted?.isCapped ?? false)}</p>
      <Acts>
        <Button size="sm" tone="danger" busy={loading} onClick={() => void handleRemove()}>
          {words.remove}
        </Button>
        <Button size="sm" tone="text" onClick={onEnd}>
          {words.keep}
        </Button>
      </Acts>
    </Parts>
  );
}

function useAddStage(company: Company) {
  const words = useWords(stagesWords);
  const showToast = useToast();
  const [addStage, { loading }] = useAddPipelineStageMutation();
  const [name, setName] = useState("");
  const [status, setStatus] = useState<ApplicationStatus>("SHORTLISTED");
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function refuse(why: string) {
    setProblem(why);
    field.current?.focus();
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const typed = name.trim();
    if (typed.length < LEAST_NAME || typed.length > MOST_NAME) {
      refuse(words.short);
      return;
    }
    try {
      await addStage({ variables: { input: { companyId: company.id, name: typed, status } } });
      showToast({ text: words.added(typed) });
      setName("");
      setProblem(undefined);
      field.current?.focus();
    } catch (error) {
      const { code } = readRefusal(error);
      if (code === "STAGE_NAME_TAKEN") refuse(words.taken);
      else showToast({ tone: "danger", text: code === "STAGE_LIMIT_REACHED" ? words.most : words.failed });
    }
  }

  return { field, name, setName, status, setStatus, problem, loading, handleSubmit };
}

function AddStage({ company }: { company: Company }) {
  const words = useWords(stagesWords);
  const { statuses } = useWords(candidatesWords);
  const { field, name, setName, status, setStatus, problem, loading, handleSubmit } = useAddStage(company);

  if (company.pipelineStages.length >= MOST_STAGES) return <Quiet>{words.most}</Quiet>;
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={field}
        label={words.name}
        hint={words.nameHint}
        value={name}
        error={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        label={words.status}
        value={status}
        options={STAGED.map((value) => ({ value, label: statuses[value] }))}
        onChange={({ target }) => setStatus(STAGED.find((one) => one === target.value) ?? "SHORTLISTED")}
      />
      <div>
        <Button type="submit" size="sm" busy={loading} busyText={words.adding}>
          {words.add}
        </Button>
      </div>
    </Form>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Form = styled.form`
  display: grid;
  gap: ${space.s3};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s2};
`;

const Line = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  gap: ${space.s2};
`;

const Quiet = styled.p`
  ${text.meta}
`;
