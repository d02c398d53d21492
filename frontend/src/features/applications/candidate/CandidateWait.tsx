import { Clock } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { CandidateRow_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";

interface CandidateWaitProps {
  candidate: Pick<CandidateRow_CandidateFragment, "status" | "daysAtStatus" | "isLate">;
}

/** For how long somebody has stood at their stage, and whether that is too long (PIPE-01). */
export function CandidateWait({ candidate }: CandidateWaitProps) {
  const { wait: words } = useWords(candidatesWords);
  const { status, daysAtStatus: days, isLate } = candidate;
  if (days === null) return null;
  return (
    <Time $isLate={isLate} title={words.inFull(days, status)}>
      {isLate && <Clock size={12} aria-hidden />}
      {isLate ? words.late(days) : words.days(days)}
    </Time>
  );
}

const Time = styled.span<{ $isLate: boolean }>`
  display: inline-flex;
  gap: ${space.s1};
  align-items: center;
  color: ${({ $isLate }) => ($isLate ? color.warn : color.muted)};
  font-size: ${fontSize.fs12};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $isLate }) => ($isLate ? 600 : 400)};
  white-space: nowrap;
`;
