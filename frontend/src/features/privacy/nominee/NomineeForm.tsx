import { LONGEST_NOMINEE_NAME, LONGEST_NOMINEE_RELATION } from "@job-portal/protocol/nominee";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { latinDigits, shownPhone } from "../../../auth/phone/phone-number";
import { DialogForm, TextField, useToast } from "../../../design-system";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { type Nominee_NomineeFragment, useSaveNomineeMutation } from "./Nominee.generated";
import { nomineeWords } from "./nominee.words";

const FIELDS = ["name", "relation", "email", "phone"] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const valuesOf = (nominee: Nominee_NomineeFragment | null): Values => ({
  ...{ name: nominee?.name ?? "", relation: nominee?.relation ?? "" },
  ...{ email: nominee?.email ?? "", phone: shownPhone(nominee?.phone ?? "") },
});

interface NomineeFormProps {
  /** The one to change; null to name somebody. */
  nominee: Nominee_NomineeFragment | null;
  onClose(): void;
}

/** Whom to name; what was typed stays where it could not be saved. The server tells a wrong address or number. */
export function NomineeForm({ nominee, onClose }: NomineeFormProps) {
  const words = useWords(nomineeWords);
  const form = useForm<Values>({ defaultValues: valuesOf(nominee) });
  const { register, handleSubmit, getValues, formState } = form;
  const { errors } = formState;
  const { save, isSaving, failure } = useSaving(form.setError, onClose);
  const isText = (most: number) => (typed: string) => {
    const { length } = typed.trim();
    return length === 0 ? words.required : length <= most || words.tooLong(most);
  };
  const isReachable = (email: string) =>
    email.trim() !== "" || getValues("phone").trim() !== "" || words.contactMissing;
  return (
    <DialogForm
      labels={{ submit: words.save, busy: words.saving, cancel: words.cancel }}
      error={failure}
      isBusy={isSaving}
      onSubmit={(event) => void handleSubmit(save)(event)}
      onCancel={onClose}
    >
      <TextField
        label={words.name}
        autoComplete="off"
        error={errors.name?.message}
        {...register("name", { validate: isText(LONGEST_NOMINEE_NAME) })}
      />
      <TextField
        label={words.relation}
        hint={words.relationHint}
        autoComplete="off"
        error={errors.relation?.message}
        {...register("relation", { validate: isText(LONGEST_NOMINEE_RELATION) })}
      />
      <TextField
        type="email"
        label={words.email}
        autoComplete="off"
        error={errors.email?.message}
        {...register("email", { validate: isReachable })}
      />
      <TextField
        type="tel"
        label={words.phone}
        hint={words.phoneHint}
        autoComplete="off"
        error={errors.phone?.message}
        {...register("phone", { deps: "email" })}
      />
    </DialogForm>
  );
}

function useSaving(setError: ReturnType<typeof useForm<Values>>["setError"], onSaved: () => void) {
  const words = useWords(nomineeWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { loading: isSaving }] = useSaveNomineeMutation();
  const wrong: Values = {
    ...{ name: words.nameWrong, relation: words.nameWrong },
    ...{ email: words.emailWrong, phone: words.phoneWrong },
  };

  async function save({ name, relation, email, phone }: Values) {
    const input = {
      ...{ name: name.trim(), relation: relation.trim() },
      ...{ email: email.trim() || null, phone: latinDigits(phone).trim() || null },
    };
    setFailure(null);
    try {
      await send({ variables: { input } });
    } catch (error) {
      const refusal = readRefusal(error);
      const told = FIELDS.filter((name) => refusal.fields.some(({ field }) => field.endsWith(name)));
      for (const name of told) setError(name, { message: wrong[name] }, { shouldFocus: true });
      if (told.length === 0) setFailure(textOf(refusal) || words.failed);
      return;
    }
    showToast({ text: words.saved });
    onSaved();
  }

  return { save, isSaving, failure };
}
