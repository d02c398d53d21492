import { useState } from "react";
import { Dialog, DialogForm, Select, TextArea, TextField, useToast } from "../../design-system";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { type Invoices_BillingFragment, useSaveBillingDetailsMutation } from "./Invoices.generated";
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
  const [values, setValues] = useState({ name, address, stateCode, gstin: gstin ?? "" });
  const [isTold, setIsTold] = useState(false);
  const { save, isSaving, failure, gstinProblem } = useSave(onClose);
  const missing = {
    name: values.name.trim() ? undefined : words.nameMissing,
    address: values.address.trim() ? undefined : words.addressMissing,
    stateCode: values.stateCode ? undefined : words.stateMissing,
  };
  const field = (key: keyof typeof values) => ({
    value: values[key],
    error: key === "gstin" ? gstinProblem : isTold ? missing[key] : undefined,
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [key]: target.value }),
  });

  function handleSubmit() {
    setIsTold(true);
    if (!Object.values(missing).some(Boolean))
      void save({ ...values, gstin: values.gstin.trim() ? values.gstin : null });
  }

  return (
    <DialogForm
      labels={{ submit: words.save, busy: words.saving, cancel: words.cancel }}
      error={failure}
      isBusy={isSaving}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <p>{words.forNext}</p>
      <TextField label={words.name} maxLength={120} autoComplete="organization" {...field("name")} />
      <TextArea
        label={words.address}
        rows={3}
        maxLength={300}
        autoComplete="street-address"
        {...field("address")}
      />
      <Select
        label={words.state}
        options={[
          { value: "", label: words.chooseState },
          ...states.map((state) => ({ value: state.code, label: state.name })),
        ]}
        {...field("stateCode")}
      />
      <TextField label={words.gstinLabel} isOptional hint={words.gstinHint} {...field("gstin")} />
    </DialogForm>
  );
}

type Input = Parameters<ReturnType<typeof useSaveBillingDetailsMutation>[0]>[0];

function useSave(onSaved: () => void) {
  const words = useWords(invoicesWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const [gstinProblem, setGstinProblem] = useState<string>();
  const [run, { loading }] = useSaveBillingDetailsMutation();

  async function save(input: NonNullable<NonNullable<Input>["variables"]>["input"]) {
    setFailure(null);
    setGstinProblem(undefined);
    try {
      await run({ variables: { input } });
      showToast({ text: words.saved });
      onSaved();
    } catch (error) {
      const refusal = readRefusal(error);
      const problem = refusal.fields.find(({ field }) => field === "gstin");
      if (problem) setGstinProblem(words.wrongGstin(problem.message));
      else setFailure(textOf(refusal) || words.failed);
    }
  }

  return { save, isSaving: loading, failure, gstinProblem };
}
