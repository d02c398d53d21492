import { useToast } from "../../../design-system";
import { useLanguage } from "../../../shared/language/locale";
import type { ConsentPurpose } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import {
  useCloseConsentQuestionsMutation,
  useConfirmAdultMutation,
  useConfirmMinorMutation,
  useSetConsentMutation,
} from "./Consents.generated";
import { consentsWords } from "./consents.words";

/** Saves each answer as it is given; a toast says where one was not saved. */
export function useConsents() {
  const words = useWords(consentsWords);
  const language = useLanguage();
  const showToast = useToast();
  const [confirmAdult, confirming] = useConfirmAdultMutation();
  const [confirmMinor, denying] = useConfirmMinorMutation();
  const [setConsent, setting] = useSetConsentMutation();
  const [closeQuestions, closing] = useCloseConsentQuestionsMutation();

  async function attempt(act: () => Promise<unknown>) {
    try {
      await act();
    } catch {
      showToast({ text: words.notSaved, tone: "danger" });
    }
  }

  return {
    isSaving: confirming.loading || denying.loading || setting.loading || closing.loading,
    confirmAdult: () => void attempt(() => confirmAdult()),
    confirmMinor: () => void attempt(() => confirmMinor()),
    /** With the language that the page explains it in, which is kept as proof. */
    setConsent: (purpose: ConsentPurpose, isGiven: boolean) =>
      void attempt(() => setConsent({ variables: { purpose, isGiven, language } })),
    closeQuestions: () => void attempt(() => closeQuestions()),
  };
}
