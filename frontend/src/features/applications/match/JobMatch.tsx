import { useId } from "react";
import styled from "styled-components";
import { Card, color, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { matchWords } from "./match.words";
import { MatchExplanation } from "./MatchExplanation";
import type { MatchExplanation_MatchFragment } from "./MatchExplanation.generated";

/** How the viewer fits a job, before they apply. */
export function JobMatch({ match }: { match: MatchExplanation_MatchFragment }) {
  const words = useWords(matchWords);
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Heading id={headingId}>{words.onJob}</Heading>
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
