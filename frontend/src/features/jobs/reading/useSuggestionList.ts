import { useId, useState, type KeyboardEvent } from "react";
import { useSuggestions, type SuggestionKind } from "./useSuggestions";

/** The list of suggestions below a field: what is found, which of it the arrows have reached, and the keys. */
export function useSuggestionList(kind: SuggestionKind, onPick: (suggestion: string) => void) {
  const listId = useId();
  const { found, ask, close } = useSuggestions(kind);
  const [reached, setReached] = useState<{ found: readonly string[]; at: number }>();
  // With other suggestions there, none of them has been reached.
  const active = reached?.found === found ? reached.at : -1;
  const setActive = (at: number) => setReached({ found, at });
  const isOpen = found.length > 0;

  function pick(suggestion: string) {
    close();
    onPick(suggestion);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const suggestion = found[active];
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && suggestion === undefined) close();
    if (!isOpen) return;
    const places = found.length + 1;
    if (event.key === "ArrowDown") setActive(((active + 2) % places) - 1);
    else if (event.key === "ArrowUp") setActive(((active + places) % places) - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && suggestion !== undefined) pick(suggestion);
    else return;
    event.preventDefault();
  }
  return { listId, found, active, isOpen, ask, close, pick, setActive, handleKeyDown };
}

/** What makes a text field the combobox of a list of suggestions. */
export function comboboxProps({
  listId,
  active,
  isOpen,
}: Pick<ReturnType<typeof useSuggestionList>, "listId" | "active" | "isOpen">) {
  return {
    role: "combobox",
    autoComplete: "off",
    autoCorrect: "off",
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? listId : undefined,
    "aria-activedescendant": isOpen && active >= 0 ? `${listId}-${active}` : undefined,
  } as const;
}
