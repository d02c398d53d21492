import { useApolloClient } from "@apollo/client/react";
import { useToast } from "../../design-system";
import { useRefusalText } from "../../shared/language/useRefusalText";
import type { OwnRefusalWords } from "../../shared/language/refusal.words";
import { readRefusal, type Refusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { interviewsWords } from "./interviews.words";

/**
 * Does something with an interview and tells how it went by a toast. Where the other side was faster, the interview is
 * read anew. `wordsOf` words a refusal where the usual words don't do. Answers the refusal, or null; it never rejects.
 */
export function useInterviewAct() {
  const words = useWords(interviewsWords);
  const showToast = useToast();
  const textOf = useRefusalText();
  const client = useApolloClient();
  return async (
    act: () => Promise<unknown>,
    done: string,
    wordsOf: (refusal: Refusal) => OwnRefusalWords = () => words.refusals,
  ): Promise<Refusal | null> => {
    try {
      await act();
      showToast({ text: done });
      return null;
    } catch (error) {
      const refusal = readRefusal(error);
      showToast({ tone: "danger", text: textOf(refusal, wordsOf(refusal)) || words.failed });
      if (!refusal.isOutage && refusal.fields.length === 0)
        await client.refetchQueries({ include: "active" }).catch(() => undefined);
      return refusal;
    }
  };
}
