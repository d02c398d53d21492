import { useApolloClient } from "@apollo/client/react";
import { useToast } from "../../design-system";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal, type Refusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { offersWords } from "./offers.words";

/**
 * Does something with an offer and tells how it went by a toast. What shows the offer is read anew either way: the
 * application moves with it, and the other side may have been faster. Answers the refusal, or null; it never rejects.
 */
export function useOfferAct() {
  const words = useWords(offersWords);
  const showToast = useToast();
  const textOf = useRefusalText();
  const client = useApolloClient();
  const readAnew = () => void client.refetchQueries({ include: "active" }).catch(() => undefined);
  return async (act: () => Promise<unknown>, done: string): Promise<Refusal | null> => {
    try {
      await act();
      showToast({ text: done });
      readAnew();
      return null;
    } catch (error) {
      const refusal = readRefusal(error);
      showToast({ tone: "danger", text: textOf(refusal, words.refusals) || words.failed });
      if (!refusal.isOutage && refusal.fields.length === 0) readAnew();
      return refusal;
    }
  };
}
