import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import {
  PlacesLikeDocument,
  PlaceSuggestionsDocument,
  TitleSuggestionsDocument,
} from "./Suggestions.generated";

type Client = ReturnType<typeof useApolloClient>;

/** What is suggested: titles and places of jobs that are there to be found, or any place of India. */
const SOURCES = {
  title: async (client: Client, text: string) => {
    const { data } = await client.query({ query: TitleSuggestionsDocument, variables: { text } });
    return data?.suggestions;
  },
  place: async (client: Client, text: string) => {
    const { data } = await client.query({ query: PlaceSuggestionsDocument, variables: { text } });
    return data?.suggestions;
  },
  location: async (client: Client, text: string) => {
    const { data } = await client.query({ query: PlacesLikeDocument, variables: { text } });
    return data?.places.map(({ label }) => label);
  },
} as const;
export type SuggestionKind = keyof typeof SOURCES;
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
    const suggestions = await SOURCES[kind](client, text).catch(() => undefined);
    if (question.current !== asked) return;
    const typed = text.toLowerCase();
    setFound(suggestions?.filter((suggestion) => suggestion.toLowerCase() !== typed) ?? []);
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
