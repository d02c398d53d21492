import { useApolloClient } from "@apollo/client/react";
import { useToast } from "../../design-system";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { interviewsWords } from "./interviews.words";

/**
 * Does something with an interview and tells how it went by a toast. Where the other side was faster, the interview is
 * read anew. Answers whether it is done; it never rejects.
 */
export function useInterviewAct() {
  const words = useWords(interviewsWords);
  const showToast = useToast();
  const textOf = useRefusalText();
  const client = useApolloClient();
  return async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act();
      showToast({ text: done });
      return true;
    } catch (error) {
      const refusal = readRefusal(error);
      showToast({ tone: "danger", text: textOf(refusal, words.refusals) || words.failed });
      if (!refusal.isOutage) await client.refetchQueries({ include: "active" }).catch(() => undefined);
      return false;
    }
  };
}
