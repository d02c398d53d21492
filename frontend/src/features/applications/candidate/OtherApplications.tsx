import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, radius, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { CandidateLine_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";

interface OtherApplicationsProps {
  others: CandidateLine_CandidateFragment["otherApplications"];
  hrefOf(id: string): string;
}

/** The row names so many; the candidate's own page leads on from there. */
const MOST_NAMED = 3;

/** What else of the company's a candidate applied to, each leading to that application (CAND-04). */
export function OtherApplications({ others, hrefOf }: OtherApplicationsProps) {
  const words = useWords(candidatesWords);
  if (others.length === 0) return null;
  const left = others.length - MOST_NAMED;
  return (
    <Chips aria-label={words.alsoAppliedTo}>
      {others.slice(0, MOST_NAMED).map(({ id, jobTitle, status }) => (
        <li key={id}>
          <OtherLink to={hrefOf(id)} preventScrollReset>
            {words.also(jobTitle, status)}
          </OtherLink>
        </li>
      ))}
      {left > 0 && <More>{words.alsoMore(left)}</More>}
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  margin-top: ${space.s1};
`;

/* Above the row's own link, which covers it. */
const OtherLink = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 0 ${space.s2};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rFull};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: ${fontSize.fs12};
  font-weight: 500;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      border-color: ${color.faint};
      color: ${color.ink};
    }
  }

  ${media.phone} {
    min-height: 44px;
  }
`;

const More = styled.li`
  color: ${color.muted};
  font-size: ${fontSize.fs12};
  line-height: 24px;
`;
