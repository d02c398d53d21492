import styled from "styled-components";
import { ButtonLink, fontSize, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { CandidateStatusChip, PriorityTag } from "./CandidateChips";
import { CandidateMark } from "./CandidateMark";
import type { CandidateRow_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";
import { MatchFigure } from "./MatchFigure";

/** A candidate in short: name, the position applied to, status and match (DASH-15). */
export function RecentCandidateRow({ candidate }: { candidate: CandidateRow_CandidateFragment }) {
  const words = useWords(candidatesWords);
  const { id, status, isPriority, job } = candidate;
  const name = candidate.name || words.nameless;
  return (
    <Row>
      <CandidateMark name={candidate.name ?? ""} />
      <div>
        <Line>
          <Name>{name}</Name>
          {isPriority && <PriorityTag />}
        </Line>
        <Position>{job.title}</Position>
        <Line>
          <CandidateStatusChip status={status} />
          <MatchFigure candidate={candidate} />
        </Line>
      </div>
      <ButtonLink to={paths.candidate(id)} tone="secondary" size="sm" aria-label={words.viewProfileOf(name)}>
        {words.viewProfile}
      </ButtonLink>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: center;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
`;

const Name = styled.p`
  ${text.label}
  overflow-wrap: anywhere;
`;

const Position = styled.p`
  ${text.meta}
  margin-bottom: ${space.s1};
  font-size: ${fontSize.fs12};
  overflow-wrap: anywhere;
`;
