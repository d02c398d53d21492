import { useEffect } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import { Button, FormFailure, TextField } from "../../../design-system";
import { toAuthError } from "../../../auth/auth-error";
import { latinDigits, readMobile } from "../../../auth/phone/phone-number";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../accounts.words";
import { CodeField } from "./CodeField";
import { describeCodeError } from "./describe-code-error";
import { phoneCodeWords } from "./phone-code.words";
import { useCodeSending } from "./useCodeSending";

interface PhoneCodeFormProps {
  labels: { submit: string; busy: string };
  /** A page that was loaded again goes on with the code that was sent before (PHON-10). */
  isResumed?: boolean;
  /** Takes the six digits. @throws what the session's acts throw */
  onCode(code: string): Promise<void>;
}

/** Asks for a mobile number, and then for the code that it got. */
export function PhoneCodeForm({ labels, isResumed, onCode }: PhoneCodeFormProps) {
  const words = useWords(phoneCodeWords);
  const { form, sending, sendCode, sendAgain, takeCode } = usePhoneCode(onCode, isResumed);
  const { errors, isSubmitting } = form.formState;
  const { sentTo, waitS, forget } = sending;
  return (
    <Form
      noValidate
      method="dialog"
      onSubmit={(event) => void form.handleSubmit(sentTo ? takeCode : sendCode)(event)}
    >
      {errors.root?.message && <FormFailure>{errors.root.message}</FormFailure>}
      {sentTo === null ? (
        <TextField
          label={words.number}
          hint={words.numberHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.number?.message}
          {...form.register("number", { validate: (text) => readMobile(text) !== null || words.wrongNumber })}
        />
      ) : (
        <CodeField
          {...{ sentTo, waitS }}
          error={errors.code?.message}
          onSendAgain={() => void sendAgain(sentTo)}
          onChangeNumber={forget}
          {...form.register("code", {
            validate: (text) => /^\d{6}$/.test(latinDigits(text).trim()) || words.enterCode,
          })}
        />
      )}
      <Button
        type="submit"
        size="lg"
        fullWidth="always"
        busy={isSubmitting}
        busyText={sentTo ? labels.busy : words.sending}
      >
        {sentTo ? labels.submit : words.sendCode}
      </Button>
    </Form>
  );
}

interface Values {
  number: string;
  code: string;
}

function usePhoneCode(onCode: PhoneCodeFormProps["onCode"], isResumed = false) {
  const { problems } = useWords(phoneCodeWords);
  const { errors } = useWords(accountsWords);
  const sending = useCodeSending({ isResumed });
  const form = useForm<Values>({ defaultValues: { number: "", code: "" }, shouldUnregister: true });
  const { setError, setValue, setFocus } = form;
  const textOf = (cause: unknown) => describeCodeError(cause, problems, errors);
  const { sentTo } = sending;

  useEffect(() => {
    if (sentTo) setFocus("code");
  }, [sentTo, setFocus]);

  async function send(number: string) {
    try {
      await sending.send(number);
    } catch (cause) {
      setError("root", { message: textOf(cause) });
    }
  }

  async function takeCode({ code }: Values) {
    try {
      await onCode(latinDigits(code).trim());
    } catch (cause) {
      // What did not get through is not wrong: the message need not be opened again (WAYS-09).
      if (!toAuthError(cause).isOutage) setValue("code", "");
      setError("code", { message: textOf(cause) }, { shouldFocus: true });
    }
  }

  return {
    ...{ form, sending, takeCode, sendAgain: send },
    sendCode: ({ number }: Values) => send(readMobile(number) ?? number),
  };
}

const Form = styled.form`
  display: grid;
  gap: 18px;
`;
