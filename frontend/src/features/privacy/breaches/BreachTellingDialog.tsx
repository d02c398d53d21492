import { LONGEST_BREACH_MESSAGE } from "@job-portal/protocol/breaches";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button, Dialog, DialogForm, Select, TextArea, useToast } from "../../../design-system";
import { useFormats } from "../../../shared/language/formats";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import type { BreachAudience } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { type Breaches_BreachFragment, useTellOfBreachMutation } from "./Breaches.generated";
import { breachesWords } from "./breaches.words";

const AUDIENCES = ["EVERYONE", "JOBSEEKERS", "EMPLOYERS", "ADDRESSES"] as const satisfies BreachAudience[];

interface Values {
  audience: BreachAudience;
  addresses: string;
  message: string;
  advice: string;
}

/** A button, and the form by which the people whom a breach concerns are told of it (BRCH-07). */
export function BreachTellingDialog({ breach }: { breach: Breaches_BreachFragment }) {
  const words = useWords(breachesWords);
  const [isOpen, setIsOpen] = useState(false);
  const title = words.tellOf(breach.number);
  return (
    <>
      <Button tone="secondary" size="sm" aria-label={title} onClick={() => setIsOpen(true)}>
        {words.tell}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={title}>
        <TellingForm breach={breach} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

interface TellingFormProps {
  breach: Breaches_BreachFragment;
  onClose(): void;
}

function TellingForm({ breach, onClose }: TellingFormProps) {
  const words = useWords(breachesWords);
  const format = useFormats();
  const { register, handleSubmit, control, formState } = useForm<Values>({
    defaultValues: {
      ...{ audience: "ADDRESSES", addresses: "", advice: "" },
      message: words.messageOf(breach.what, breach.data, breach.consequences, breach.measures),
    },
  });
  const { errors } = formState;
  const audience = useWatch({ control, name: "audience" });
  const { tell, isTelling, failure } = useTelling(breach, onClose);
  const isText = (value: string) => {
    if (value.trim() === "") return words.textMissing;
    const isShort = value.trim().length <= LONGEST_BREACH_MESSAGE;
    return isShort || words.textLong(format.count(LONGEST_BREACH_MESSAGE));
  };
  return (
    <DialogForm
      labels={{ submit: words.tell, busy: words.telling, cancel: words.cancel }}
      error={failure}
      isBusy={isTelling}
      onSubmit={(event) => void handleSubmit(tell)(event)}
      onCancel={onClose}
    >
      <p>{words.tellMeaning}</p>
      <Select
        label={words.audience}
        options={AUDIENCES.map((value) => ({ value, label: words.audiences[value] }))}
        {...register("audience")}
      />
      {audience === "ADDRESSES" && (
        <TextArea
          rows={4}
          label={words.addresses}
          error={errors.addresses?.message}
          {...register("addresses", {
            validate: (value) => value.trim() !== "" || words.addressesMissing,
          })}
        />
      )}
      <TextArea
        rows={8}
        label={words.message}
        error={errors.message?.message}
        {...register("message", { validate: isText })}
      />
      <TextArea
        rows={3}
        label={words.advice}
        hint={words.adviceHint}
        error={errors.advice?.message}
        {...register("advice", { validate: isText })}
      />
    </DialogForm>
  );
}

function useTelling({ id: breachId }: Breaches_BreachFragment, onTold: () => void) {
  const words = useWords(breachesWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  // One id for the form's life, so that a form that is sent twice tells once.
  const [id] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { loading: isTelling }] = useTellOfBreachMutation();

  async function tell({ audience, addresses, ...texts }: Values) {
    const named = audience === "ADDRESSES" ? addresses.split(/[\s,;]+/).filter(Boolean) : [];
    setFailure(null);
    try {
      await send({ variables: { input: { id, breachId, audience, addresses: named, ...texts } } });
    } catch (error) {
      const refusal = readRefusal(error);
      const field = refusal.fields.find((one) => one.field.endsWith("addresses"));
      setFailure(field?.message ?? (textOf(refusal) || words.failed));
      return;
    }
    showToast({ text: words.tellingBegun });
    onTold();
  }

  return { tell, isTelling, failure };
}
