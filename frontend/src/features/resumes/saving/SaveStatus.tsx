import { CircleAlert, CircleCheck, CloudOff, RefreshCw } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { SavingState } from "./resume-saving";
import { resumeSavingWords } from "./resume-saving.words";

/** Whether what is typed is on the server. Only what stays unsaved is read out: a save comes with every pause. */
export function SaveStatus({ state }: { state: SavingState }) {
  const { saving: words } = useWords(resumeSavingWords);
  switch (state.kind) {
    case "untouched":
    case "changed":
    case "deleted":
      return null;
    case "saving":
      return (
        <Line $tone="quiet">
          <RefreshCw size={16} aria-hidden /> {words.saving}
        </Line>
      );
    case "saved":
      return (
        <Line $tone="ok">
          <CircleCheck size={16} aria-hidden /> {words.saved(state.at)}
        </Line>
      );
    case "offline":
    case "unreachable":
      return (
        <Line $tone="warn" role="status">
          <CloudOff size={16} aria-hidden /> {words[state.kind]}
        </Line>
      );
    case "incomplete":
    case "refused":
      return (
        <Line $tone="warn" role="status">
          <CircleAlert size={16} aria-hidden /> {words[state.kind]}
        </Line>
      );
  }
}

const icons = { quiet: color.faint, ok: color.ok, warn: color.warn };

const Line = styled.p<{ $tone: keyof typeof icons }>`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  color: ${color.muted};
  font-size: ${fontSize.fs14};

  > svg {
    flex: none;
    color: ${({ $tone }) => icons[$tone]};
  }
`;
