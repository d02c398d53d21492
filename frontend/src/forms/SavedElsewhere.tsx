import styled from "styled-components";
import { InlineButton } from "../design-system";
import { useWords } from "../shared/words";
import { savedElsewhereWords } from "./saved-elsewhere.words";
import type { Contest } from "./useNewerVersion";

interface SavedElsewhereProps extends Contest {
  onSwap(): void;
}

/** Below a field that was changed both here and elsewhere: the version that is not in it, which can be put there. */
export function SavedElsewhere({ other, isTheirsTaken, onSwap }: SavedElsewhereProps) {
  const words = useWords(savedElsewhereWords);
  const theirs = other ? words.theirs(other) : words.clearedThere;
  const mine = other ? words.mine(other) : words.clearedHere;
  return (
    <>
      <Text>{isTheirsTaken ? mine : theirs}</Text>{" "}
      <InlineButton onClick={onSwap}>{isTheirsTaken ? words.backToMine : words.takeTheirs}</InlineButton>
    </>
  );
}

const Text = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
