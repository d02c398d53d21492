import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { PlaceSuggestionsDocument, TitleSuggestionsDocument } from "./Suggestions.generated";

export type SuggestionKind = "title" | "place";

const DOCUMENTS = { title: TitleSuggestionsDocument, place: PlaceSuggestionsDocument } as const;
/** How long typing rests before the server is asked. */
const REST_MS = 180;
const FEWEST_LETTERS = 2;
/** The server takes no longer text; who has typed so much needs no completion. */
const MOST_LETTERS = 60;

/** What the server makes of a text that is being typed. Failures are silent: one can always type on. */
export function useSuggestions(kind: SuggestionKind) {
  const client = useApolloClient();
  const [found, setFound] = useState<readonly string[]>([]);
  const timer = useRef<number>(undefined);
  const question = useRef(0);

  function cancel() {
    window.clearTimeout(timer.current);
    question.current += 1;
  }
  async function fetchFor(text: string) {
    const asked = question.current;
    const { data } = await client
      .query({ query: DOCUMENTS[kind], variables: { text } })
      .catch(() => ({ data: undefined }));
    if (question.current !== asked) return;
    const typed = text.toLowerCase();
    setFound(data?.suggestions.filter((suggestion) => suggestion.toLowerCase() !== typed) ?? []);
  }
  function ask(typed: string) {
    cancel();
    const text = typed.trim();
    if (text.length < FEWEST_LETTERS || text.length > MOST_LETTERS) setFound([]);
    else timer.current = window.setTimeout(() => void fetchFor(text), REST_MS);
  }
  function close() {
    cancel();
    setFound([]);
  }

  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { found, ask, close };
}
