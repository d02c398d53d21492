import { useState } from "react";
import { DialogForm, Notice, RadioGroup, TextField } from "../../../design-system";
import { useRested } from "../../../shared/useRested";
import { useWords } from "../../../shared/words";
import { adminActsWords } from "../admin/admin-acts.words";
import { adminCompaniesWords } from "./admin-companies.words";
import { Meaning } from "../admin/admin-table";
import { useMergeTargetsQuery } from "./AdminCompany.generated";

interface Target {
  id: string;
  name: string;
}

interface MergeFormProps {
  /** The company that goes. */
  company: { id: string; name: string };
  /** Answers whether it was done. */
  onMerge(target: Target): Promise<boolean>;
  onClose(): void;
}

/** Which company remains: searched for by its name, then chosen. */
export function MergeForm({ company, onMerge, onClose }: MergeFormProps) {
  const words = useWords(adminCompaniesWords);
  const actsWords = useWords(adminActsWords);
  const { text, setText, targets, message } = useTargets(company.id);
  const [chosen, setChosen] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const target = targets.find(({ id }) => id === chosen);

  function handleChoose(id: string) {
    setChosen(id);
    setError(undefined);
  }

  async function handleSubmit() {
    setError(target ? undefined : words.chooseTarget);
    if (!target) return;
    setIsBusy(true);
    const isDone = await onMerge(target);
    setIsBusy(false);
    if (isDone) onClose();
  }

  return (
    <DialogForm
      labels={{ submit: words.mergeCompanies, busy: actsWords.working, cancel: actsWords.cancel }}
      tone="danger"
      error={error}
      notice={target && <Notice tone="warn">{words.mergeWarning(company.name, target.name)}</Notice>}
      isBusy={isBusy}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
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
          options={targets.map(({ id, name, hint }) => ({ value: id, label: name, hint }))}
          onChange={handleChoose}
        />
      )}
    </DialogForm>
  );
}

/**
 * The companies of a name, once one is typed; never the one that goes, nor a blocked one, which can't be merged into.
 */
function useTargets(companyId: string) {
  const words = useWords(adminCompaniesWords);
  const [text, setText] = useState("");
  const wanted = useRested(text.trim());
  const { data, error } = useMergeTargetsQuery({ variables: { text: wanted }, skip: wanted === "" });
  const page = wanted === "" ? undefined : data?.adminCompanies;
  const targets = (page?.items ?? [])
    .filter(({ id, standing }) => id !== companyId && standing?.status !== "BLOCKED")
    .map(({ id, name, headquarters, website, standing }) => ({
      id,
      name,
      hint: [
        words.companyLine(headquarters, website),
        standing?.status === "VERIFIED" && words.statuses.VERIFIED,
        words.sizeOf(standing?.memberCount ?? 0, standing?.jobCount ?? 0),
      ]
        .filter(Boolean)
        .join(" · "),
    }));
  return { text, setText, targets, message: messageOf() };

  function messageOf(): string | undefined {
    if (error) return words.targetFailed;
    if (!page) return undefined;
    if (page.total > page.items.length) return words.moreTargets(page.items.length);
    return targets.length === 0 ? words.noTarget : undefined;
  }
}
