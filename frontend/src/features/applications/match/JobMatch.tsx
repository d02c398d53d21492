import styled from "styled-components";
import { Card, color, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { matchWords } from "./match.words";
import { MatchExplanation } from "./MatchExplanation";
import type { MatchExplanation_MatchFragment } from "./MatchExplanation.generated";

/** Of the heading, which `MatchLink` leads to. */
export const MATCH_HEADING_ID = "how-you-fit";

/** How the viewer fits a job, before they apply. */
export function JobMatch({ match }: { match: MatchExplanation_MatchFragment }) {
  const words = useWords(matchWords);
  return (
    <Box as="section" aria-labelledby={MATCH_HEADING_ID}>
      <Heading id={MATCH_HEADING_ID} tabIndex={-1}>
        {words.onJob}
      </Heading>
      <p>{words.onJobHint}</p>
      <MatchExplanation match={match} />
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: ${space.s3};
  color: ${color.ink2};
`;

const Heading = styled.h2`
  ${text.cardTitle}
`;
