import { useId, useState, type ChangeEvent, type ComponentProps, type KeyboardEvent } from "react";
import styled from "styled-components";
import { color, fontSize, media, radius, shadow, space, VisuallyHidden } from "../../design-system";
import { useWords } from "../../shared/words";
import { jobsWords } from "./jobs.words";
import { SearchField } from "./SearchField";
import { useSuggestions, type SuggestionKind } from "./useSuggestions";

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
  const { listId, active, isOpen } = list;
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    list.ask(event.target.value);
    onChange?.(event);
  }
  return (
    <SearchField
      {...rest}
      role="combobox"
      autoComplete="off"
      autoCorrect="off"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
      onChange={handleChange}
      onKeyDown={list.handleKeyDown}
      onBlur={list.close}
      popup={<SuggestionList {...list} label={rest.label} />}
    />
  );
}

function useSuggestionList(kind: SuggestionKind, onPick: (suggestion: string) => void) {
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

interface SuggestionListProps extends Pick<
  ReturnType<typeof useSuggestionList>,
  "listId" | "found" | "active" | "isOpen" | "pick" | "setActive"
> {
  label: string;
}

function SuggestionList({ listId, found, active, isOpen, pick, setActive, label }: SuggestionListProps) {
  const words = useWords(jobsWords);
  return (
    <>
      <VisuallyHidden aria-live="polite">{words.suggestionsFound(found.length)}</VisuallyHidden>
      {isOpen && (
        // A press must not take focus from the field, which would close the list before the click counts.
        <List id={listId} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
          {found.map((suggestion, index) => (
            <Option
              key={suggestion}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseMove={() => setActive(index)}
              onClick={() => pick(suggestion)}
            >
              {suggestion}
            </Option>
          ))}
        </List>
      )}
    </>
  );
}

const List = styled.div`
  position: absolute;
  z-index: 20;
  top: calc(100% + 12px);
  left: 0;
  overflow-y: auto;
  width: max(100%, 280px);
  max-width: calc(100vw - 32px);
  max-height: min(356px, 60vh);
  padding: ${space.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.surface};
  box-shadow: ${shadow.shadow3};

  ${media.phone} {
    width: 100%;
  }
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  min-height: 40px;
  padding: 6px ${space.s3};
  border-radius: ${radius.rSm};
  color: ${color.ink};
  font-size: ${fontSize.fs16};
  line-height: 1.35;
  cursor: pointer;
  overflow-wrap: anywhere;

  &[aria-selected="true"] {
    background: ${color.brand50};
    color: ${color.brand900};
  }

  ${media.phone} {
    min-height: 44px;
  }
`;
