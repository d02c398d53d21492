import { useState } from "react";
import { useForm } from "react-hook-form";
import { Dialog, DialogForm, Select, TextArea, TextField, useToast } from "../../design-system";
import { useProblemText } from "../../shared/language/useProblemText";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import {
  type Invoices_BillingFragment,
  InvoicesDocument,
  useSaveBillingDetailsMutation,
} from "./Invoices.generated";
import { invoicesWords } from "./invoices.words";

interface BillingDialogProps {
  billing: Invoices_BillingFragment;
  isOpen: boolean;
  onClose(): void;
}

/** Whom the next invoices are made out to (MONEY-04). */
export function BillingDialog({ billing, isOpen, onClose }: BillingDialogProps) {
  const words = useWords(invoicesWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={(next) => !next && onClose()} title={words.editTitle}>
      <BillingForm billing={billing} onClose={onClose} />
    </Dialog>
  );
}

const EMPTY = { name: "", address: "", stateCode: "", gstin: null };

function BillingForm({ billing: { details, states }, onClose }: Omit<BillingDialogProps, "isOpen">) {
  const words = useWords(invoicesWords);
  const { name, address, stateCode, gstin } = details ?? EMPTY;
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name, address, stateCode, gstin: gstin ?? "" },
  });
  const { save, isSaving, failure } = useSave(onClose, (why) =>
    setError("gstin", { message: words.wrongGstin(why) }, { shouldFocus: true }),
  );
  const field = (key: keyof typeof EMPTY, missing?: string) => ({
    ...register(key, missing ? { validate: (typed) => typed.trim() !== "" || missing } : {}),
    error: formState.errors[key]?.message,
  });

  return (
    <DialogForm
      labels={{ submit: words.save, busy: words.saving, cancel: words.cancel }}
      error={failure}
      isBusy={isSaving}
      onSubmit={handleSubmit((values) => save({ ...values, gstin: values.gstin.trim() || null }))}
      onCancel={onClose}
    >
      <p>{words.forNext}</p>
      <TextField
        label={words.name}
        maxLength={120}
        autoComplete="organization"
        {...field("name", words.nameMissing)}
      />
      <TextArea
        label={words.address}
        rows={3}
        maxLength={300}
        autoComplete="street-address"
        {...field("address", words.addressMissing)}
      />
      <Select
        label={words.state}
        options={[
          { value: "", label: words.chooseState },
          ...states.map((state) => ({ value: state.code, label: state.name })),
        ]}
        {...field("stateCode", words.stateMissing)}
      />
      <TextField label={words.gstinLabel} isOptional hint={words.gstinHint} {...field("gstin")} />
    </DialogForm>
  );
}

type Input = Parameters<ReturnType<typeof useSaveBillingDetailsMutation>[0]>[0];

/** A GSTIN that can't be right is told where it was typed, and the rest at the buttons. */
function useSave(onSaved: () => void, onWrongGstin: (why: string) => void) {
  const words = useWords(invoicesWords);
  const textOf = useRefusalText();
  const textOfProblem = useProblemText();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const [run, { loading }] = useSaveBillingDetailsMutation({
    update: (cache, { data }) =>
      cache.updateQuery(
        { query: InvoicesDocument },
        (shown) => shown && data && { ...shown, billing: data.saveBillingDetails },
      ),
  });

  async function save(input: NonNullable<NonNullable<Input>["variables"]>["input"]) {
    setFailure(null);
    try {
      await run({ variables: { input } });
      showToast({ text: words.saved });
      onSaved();
    } catch (error) {
      const refusal = readRefusal(error);
      const problem = refusal.fields.find(({ field }) => field === "gstin");
      if (problem) onWrongGstin(textOfProblem(problem));
      else setFailure(textOf(refusal) || words.failed);
    }
  }

  return { save, isSaving: loading, failure };
}
