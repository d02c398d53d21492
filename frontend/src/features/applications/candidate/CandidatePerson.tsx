import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, navHeight, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { PriorityTag } from "./CandidateChips";
import { CandidateInShort } from "./CandidateInShort";
import { CandidateMark } from "./CandidateMark";
import type { CandidateLine_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";
import { OtherApplications } from "./OtherApplications";

interface CandidatePersonProps {
  candidate: CandidateLine_CandidateFragment;
  /** Whether it stands open beside the list. */
  isOpen: boolean;
  /** Where an application of theirs stands open. */
  hrefOf(id: string): string;
  showsJob: boolean;
}

/** Who a row of candidates is about, in short; the name's link covers the row. */
export function CandidatePerson({ candidate, isOpen, hrefOf, showsJob }: CandidatePersonProps) {
  const words = useWords(candidatesWords);
  const { id, isPriority, job, otherApplications } = candidate;
  const name = candidate.name || words.nameless;
  return (
    <Who>
      <CandidateMark name={candidate.name ?? ""} />
      <div>
        <NameLine>
          <NameLink
            to={hrefOf(id)}
            preventScrollReset
            data-candidate={id}
            aria-current={isOpen ? "true" : undefined}
          >
            {name}
          </NameLink>
          {isPriority && <PriorityTag />}
        </NameLine>
        <CandidateInShort candidate={candidate} />
        {showsJob && <Quiet>{words.appliedTo(`${job.title} · ${job.placesInShort}`)}</Quiet>}
        <OtherApplications others={otherApplications} hrefOf={hrefOf} />
      </div>
    </Who>
  );
}

const Who = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
`;

const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
`;

/* Scrolled to, the whole row is in sight below the shell's bar. */
const NameLink = styled(Link)`
  ${text.label}
  scroll-margin: calc(${navHeight} + ${space.s5}) 0 ${space.s7};
  text-decoration: none;

  &::after {
    position: absolute;
    content: "";
    inset: 0;
  }

  ${media.hover} {
    &:hover {
      color: ${color.brand800};
      text-decoration: underline;
    }
  }
`;

const Quiet = styled.p`
  ${text.meta}
  font-size: ${fontSize.fs12};
`;
