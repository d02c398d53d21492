import { LONGEST_BREACH_TEXT } from "@job-portal/protocol/breaches";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { DialogForm, TextArea, TextField, useToast } from "../../../design-system";
import { indianDay, useFormats } from "../../../shared/language/formats";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { type Breaches_BreachFragment, useSaveBreachMutation } from "./Breaches.generated";
import { breachesWords } from "./breaches.words";

/** In the order of the paper. */
const TEXTS = ["what", "data", "consequences", "measures"] as const;

type Values = Record<(typeof TEXTS)[number] | "day" | "time" | "peopleCount", string>;

const OFFSET_MS = 5.5 * 3_600_000;
/** India's clock: 14:05. */
const indianTime = (at: Date) => new Date(at.getTime() + OFFSET_MS).toISOString().slice(11, 16);

const valuesOf = (breach: Breaches_BreachFragment | null): Values => {
  const at = breach ? new Date(breach.noticedAt) : new Date();
  return {
    ...{ day: indianDay(at), time: indianTime(at) },
    ...{ what: breach?.what ?? "", data: breach?.data ?? "" },
    ...{ consequences: breach?.consequences ?? "", measures: breach?.measures ?? "" },
    peopleCount: breach ? String(breach.peopleCount) : "",
  };
};

interface BreachFormProps {
  breach: Breaches_BreachFragment | null;
  onClose(): void;
}

/** What is known of a breach; what was typed stays where it could not be saved (BRCH-03). */
export function BreachForm({ breach, onClose }: BreachFormProps) {
  const words = useWords(breachesWords);
  const format = useFormats();
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: valuesOf(breach) });
  const { errors } = formState;
  const { save, isSaving, failure } = useSaving(breach, onClose);
  const isCount = (value: string) => /^\d{1,9}$/.test(value.trim()) || words.countMissing;
  const isText = (value: string) => {
    const { length } = value.trim();
    return length === 0
      ? words.textMissing
      : length <= LONGEST_BREACH_TEXT || words.textLong(format.count(LONGEST_BREACH_TEXT));
  };
  return (
    <DialogForm
      labels={{ submit: words.save, busy: words.saving, cancel: words.cancel }}
      error={failure}
      isBusy={isSaving}
      onSubmit={(event) => void handleSubmit(save)(event)}
      onCancel={onClose}
    >
      <p>{words.namesNobody}</p>
      <TextField
        type="date"
        label={words.noticedOn}
        error={errors.day?.message}
        {...register("day", { required: words.dayMissing })}
      />
      <TextField
        type="time"
        label={words.noticedAt}
        error={errors.time?.message}
        {...register("time", { required: words.timeMissing })}
      />
      <TextField
        inputMode="numeric"
        label={words.peopleCount}
        error={errors.peopleCount?.message}
        {...register("peopleCount", { validate: isCount })}
      />
      {TEXTS.map((name) => (
        <TextArea
          key={name}
          rows={3}
          label={words.texts[name]}
          error={errors[name]?.message}
          {...register(name, { validate: isText })}
        />
      ))}
    </DialogForm>
  );
}

function useSaving(breach: Breaches_BreachFragment | null, onSaved: () => void) {
  const words = useWords(breachesWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  // One id for the form's life, so that a form that is sent twice enters one breach.
  const [id] = useState(() => breach?.id ?? crypto.randomUUID());
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { loading: isSaving }] = useSaveBreachMutation();

  async function save({ day, time, peopleCount, ...texts }: Values) {
    const noticedAt = new Date(`${day}T${time}:00+05:30`).toISOString();
    const input = {
      id,
      version: breach?.version ?? 0,
      noticedAt,
      peopleCount: Number(peopleCount),
      ...texts,
    };
    setFailure(null);
    try {
      await send({ variables: { input }, refetchQueries: ["AdminBreachesScreen"] });
    } catch (error) {
      const refusal = readRefusal(error);
      const isFuture = refusal.fields.some(({ field }) => field.endsWith("noticedAt"));
      setFailure(isFuture ? words.future : textOf(refusal) || words.failed);
      return;
    }
    showToast({ text: words.saved });
    onSaved();
  }

  return { save, isSaving, failure };
}
