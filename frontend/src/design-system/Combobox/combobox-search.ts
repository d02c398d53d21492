import { useState } from "react";
import { useRested } from "../../shared/useRested";

/** The server takes no longer text. */
const MOST_LETTERS = 120;

/** What is typed into a combobox, once it rests, as the server takes it. */
export function useSearchedText() {
  const [typed, setTyped] = useState("");
  return [useRested(typed.trim().slice(0, MOST_LETTERS)), setTyped] as const;
}

interface Asked<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
}

/** What a search has found and how it stands; what the text before found stays until it is over. */
export function searchOf<Data>({ data, previousData, loading, error }: Asked<Data>) {
  const hasFailed = Boolean(error) && !data;
  const search = loading ? "running" : hasFailed ? "failed" : "done";
  return { found: hasFailed ? undefined : (data ?? previousData), search } as const;
}
