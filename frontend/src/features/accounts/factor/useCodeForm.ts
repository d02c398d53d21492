import { useForm } from "react-hook-form";
import { latinDigits } from "../../../auth/phone/phone-number";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { secondFactorWords } from "./second-factor.words";

/** A form of one code. @param send sends it; where it is refused, the field or the form says why */
export function useCodeForm(send: (code: string) => Promise<unknown>) {
  const words = useWords(secondFactorWords);
  const textOf = useRefusalText();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: "" } });
  const { errors, isSubmitting } = formState;

  const handleSend = handleSubmit(async ({ code }) => {
    try {
      await send(latinDigits(code));
    } catch (error) {
      const refusal = readRefusal(error);
      const message = textOf(refusal, words.refusals) || words.failed;
      if (refusal.code === "SECOND_FACTOR_CODE") setError("code", { message }, { shouldFocus: true });
      else setError("root", { message });
    }
  });

  return {
    handleSend,
    setFocus,
    isSubmitting,
    error: errors.root?.message,
    field: {
      error: errors.code?.message,
      ...register("code", { validate: (typed) => typed.trim() !== "" || words.enterCode }),
    },
  };
}
