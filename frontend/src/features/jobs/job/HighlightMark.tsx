import { Highlighter } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobsWords } from "./jobs.words";

/** Says that a company pays for its job to stand out; pressed, what that means (HLGT-05). */
export function HighlightMark() {
  const words = useWords(jobsWords);
  return (
    <Mark>
      <Name>
        <Highlighter size={14} aria-hidden />
        {words.highlighted}
      </Name>
      <Meaning>{words.highlightedMeans}</Meaning>
    </Mark>
  );
}

const Mark = styled.details`
  margin-top: ${space.s1};
`;

/* At least 24 px high: a target that a finger tells from its neighbours. */
const Name = styled.summary`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-height: 24px;
  border-radius: 4px;
  color: ${color.ink2};
  cursor: pointer;
  font-size: ${fontSize.fs12};
  font-weight: 600;
  text-decoration: underline dotted;
  text-underline-offset: 3px;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
  }
`;

const Meaning = styled.p`
  ${text.meta}
  max-width: 60ch;
`;
