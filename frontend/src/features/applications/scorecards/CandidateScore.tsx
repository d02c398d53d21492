import { Star } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, space, VisuallyHidden } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { ScorecardSummary_CandidateFragment } from "./Scorecards.generated";
import { scorecardsWords } from "./scorecards.words";

/** How many scorecards a candidate has, and their average where it may be seen (PIPE-05). */
export function CandidateScore({ candidate }: { candidate: ScorecardSummary_CandidateFragment }) {
  const words = useWords(scorecardsWords);
  const { count, average } = candidate.scorecardSummary;
  if (count === 0) return null;
  const inFull = words.summary(count, average);
  return (
    <Score title={inFull}>
      <Star size={12} aria-hidden />
      <span aria-hidden>
        {average !== null && <strong>{words.figure(average)}</strong>} ({count})
      </span>
      <VisuallyHidden>{inFull}</VisuallyHidden>
    </Score>
  );
}

const Score = styled.span`
  display: inline-flex;
  gap: ${space.s1};
  align-items: center;
  color: ${color.muted};
  font-size: ${fontSize.fs12};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  strong {
    color: ${color.ink};
  }
`;
