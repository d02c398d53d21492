import { useState, type SubmitEvent } from "react";
import { Button, DialogActions, Notice, RadioGroup, TextField } from "../../design-system";
import { useRested } from "../../shared/useRested";
import { useWords } from "../../shared/words";
import { ActForm } from "./act-form";
import { adminActsWords } from "./admin-acts.words";
import { adminCompaniesWords } from "./admin-companies.words";
import { Meaning } from "./admin-table";
import { useMergeTargetsQuery } from "./AdminCompany.generated";

interface Target {
  id: string;
  name: string;
}

interface MergeFormProps {
  /** The company that goes. */
  companyId: string;
  /** Answers whether it was done. */
  onMerge(target: Target): Promise<boolean>;
  onClose(): void;
}

/** Which company remains: searched for by its name, then chosen. */
export function MergeForm({ companyId, onMerge, onClose }: MergeFormProps) {
  const words = useWords(adminCompaniesWords);
  const actsWords = useWords(adminActsWords);
  const { text, setText, targets, message } = useTargets(companyId);
  const [chosen, setChosen] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = targets.find(({ id }) => id === chosen);
    setError(target ? undefined : words.chooseTarget);
    if (!target) return;
    setIsBusy(true);
    const isDone = await onMerge(target);
    setIsBusy(false);
    if (isDone) onClose();
  }

  return (
    <ActForm noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Meaning>{words.mergeMeaning}</Meaning>
      <TextField
        label={words.mergeSearch}
        value={text}
        maxLength={120}
        hint={message}
        onChange={(event) => setText(event.target.value)}
      />
      {targets.length > 0 && (
        <RadioGroup
          label={words.mergeInto}
          layout="list"
          value={chosen}
          options={targets.map(({ id, label }) => ({ value: id, label }))}
          onChange={setChosen}
        />
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      <DialogActions>
        <Button tone="secondary" onClick={onClose}>
          {actsWords.cancel}
        </Button>
        <Button type="submit" tone="danger" busy={isBusy} busyText={actsWords.working}>
          {words.mergeCompanies}
        </Button>
      </DialogActions>
    </ActForm>
  );
}

/** The companies of a name, without any the newest; never the one that goes. */
function useTargets(companyId: string) {
  const words = useWords(adminCompaniesWords);
  const [text, setText] = useState("");
  const wanted = useRested(text.trim());
  const { data, error } = useMergeTargetsQuery({ variables: { text: wanted } });
  const targets = (data?.adminCompanies.items ?? [])
    .filter(({ id }) => id !== companyId)
    .map(({ id, name, standing }) => ({
      id,
      name,
      label: words.target(name, standing?.memberCount ?? 0, standing?.jobCount ?? 0),
    }));
  const isNoneFound = data !== undefined && targets.length === 0;
  const message = error ? words.targetFailed : isNoneFound ? words.noTarget : undefined;
  return { text, setText, targets, message };
}
