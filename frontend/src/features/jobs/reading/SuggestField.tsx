import type { ChangeEvent, ComponentProps } from "react";
import { SearchField } from "./SearchField";
import { SuggestionList } from "./SuggestionList";
import { comboboxProps, useSuggestionList } from "./useSuggestionList";
import type { SuggestionKind } from "./useSuggestions";

interface SuggestFieldProps extends Omit<ComponentProps<typeof SearchField>, "popup"> {
  kind: SuggestionKind;
  /** Puts a suggestion into the field. */
  onPick(suggestion: string): void;
}

/**
 * A search field that completes what is typed. Nothing is chosen beforehand, so that Enter searches for the text as
 * it stands; the arrows go through the list, Enter then takes the one reached, Escape lets go of the list.
 */
export function SuggestField({ kind, onPick, onChange, ...rest }: SuggestFieldProps) {
  const list = useSuggestionList(kind, onPick);
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    list.ask(event.target.value);
    onChange?.(event);
  }
  return (
    <SearchField
      {...rest}
      {...comboboxProps(list)}
      onChange={handleChange}
      onKeyDown={list.handleKeyDown}
      onBlur={list.close}
      popup={<SuggestionList {...list} label={rest.label} />}
    />
  );
}
