import styled from "styled-components";
import { color, fontSize, media, radius, shadow, space, VisuallyHidden } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { suggestionsWords } from "./suggestions.words";
import type { useSuggestionList } from "./useSuggestionList";

interface SuggestionListProps extends Pick<
  ReturnType<typeof useSuggestionList>,
  "listId" | "found" | "active" | "isOpen" | "pick" | "setActive"
> {
  label: string;
}

/** What the list looks like, and how many it has for who can't see it. */
export function SuggestionList({
  listId,
  found,
  active,
  isOpen,
  pick,
  setActive,
  label,
}: SuggestionListProps) {
  const words = useWords(suggestionsWords);
  return (
    <>
      <VisuallyHidden aria-live="polite">{words.found(found.length)}</VisuallyHidden>
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
  background: ${color.raised};
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
