import { MOST_STAGES, STAGED_STATUSES } from "@job-portal/protocol/pipeline-stages";
import { useState } from "react";
import styled from "styled-components";
import { Button, DialogActions, DialogForm, Select, text, TextField } from "../../../design-system";
import type { ApplicationStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { candidatesWords } from "../candidate/candidates.words";
import { useAddPipelineStageMutation, type PipelineStagesQuery } from "../stages/Stages.generated";
import { stagesWords } from "../stages/stages.words";
import { useStageName } from "./useStageName";

interface AddStageProps {
  company: PipelineStagesQuery["myCompanies"][number];
  onClose(): void;
}

/** Adds a stage, and then another. */
export function AddStage({ company, onClose }: AddStageProps) {
  const words = useWords(stagesWords);
  const { statuses } = useWords(candidatesWords);
  const [addStage, { loading }] = useAddPipelineStageMutation({ refetchQueries: ["CandidateCounts"] });
  const { field, name, setName, problem, save } = useStageName();
  const [status, setStatus] = useState<ApplicationStatus>("SHORTLISTED");

  async function handleSubmit() {
    const add = (free: string) =>
      addStage({ variables: { input: { companyId: company.id, name: free, status } } });
    if (!(await save(add, words.added))) return;
    setName("");
    field.current?.focus();
  }

  if (company.pipelineStages.length >= MOST_STAGES)
    return (
      <DialogActions>
        <Quiet>{words.most}</Quiet>
        <Button tone="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    );
  return (
    <DialogForm
      labels={{ submit: words.add, busy: words.adding, cancel: words.close }}
      isBusy={loading}
      onSubmit={() => void handleSubmit()}
      onCancel={onClose}
    >
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
        options={STAGED_STATUSES.map((value) => ({ value, label: statuses[value] }))}
        onChange={({ target }) =>
          setStatus(STAGED_STATUSES.find((one) => one === target.value) ?? "SHORTLISTED")
        }
      />
    </DialogForm>
  );
}

const Quiet = styled.p`
  ${text.meta}
`;
