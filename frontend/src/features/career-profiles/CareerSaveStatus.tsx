import { CircleAlert, CircleCheck, CloudOff, RefreshCw } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, space } from "../../design-system";
import { useWords } from "../../shared/words";
import { careerProfileWords } from "./career-profile.words";
import type { CareerSavingState } from "./career-saving";

/** Whether what is typed is on the server. Only what stays unsaved is read out: a save comes with every pause. */
export function CareerSaveStatus({ state }: { state: CareerSavingState }) {
  const { saving: words } = useWords(careerProfileWords);
  switch (state.kind) {
    case "untouched":
    case "changed":
      return null;
    case "saving":
      return (
        <Line>
          <RefreshCw size={16} aria-hidden /> {words.saving}
        </Line>
      );
    case "saved":
      return (
        <Line>
          <CircleCheck size={16} aria-hidden /> {words.saved(state.at)}
        </Line>
      );
    case "kept":
      return (
        <Line role="status">
          <CloudOff size={16} aria-hidden /> {words.kept}
        </Line>
      );
    case "incomplete":
    case "refused":
      return (
        <Line role="status">
          <CircleAlert size={16} aria-hidden /> {words[state.kind]}
        </Line>
      );
  }
}

const Line = styled.p`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  color: ${color.muted};
  font-size: ${fontSize.fs14};

  > svg {
    flex: none;
  }
`;
