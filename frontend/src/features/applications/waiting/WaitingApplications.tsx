import { useId } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { useAccountUser } from "../../../auth/session";
import { Card, space, text } from "../../../design-system";
import { useWaitingOf } from "../../../shared/waiting/useWaitingOf";
import { useWords } from "../../../shared/words";
import { applicationsWords } from "../application/applications.words";
import { WaitingState } from "./WaitingApplication";
import { waitingWords } from "./waiting.words";

/** Above the viewer's applications: those that have not gone (OFF-07, OFF-09). Nothing where there are none. */
export function WaitingApplications() {
  const words = useWords(waitingWords);
  const { notSentYet } = useWords(applicationsWords);
  const titleId = useId();
  const user = useAccountUser();
  const all = useWaitingOf(user?.uid ?? null);
  const waiting = all.flatMap((one) => (one.kind === "application" ? one : []));
  if (waiting.length === 0) return null;
  return (
    <Surface as="section" aria-labelledby={titleId}>
      <Title id={titleId}>{notSentYet}</Title>
      {waiting.map((one) => (
        <article key={one.jobId}>
          <Job>
            <Link to={paths.job(one.jobId)}>
              {words.jobAt(one.content.jobTitle, one.content.companyName)}
            </Link>
          </Job>
          <WaitingState waiting={one} />
        </article>
      ))}
    </Surface>
  );
}

const Surface = styled(Card)`
  display: grid;
  gap: ${space.s4};
  margin-bottom: ${space.s5};
`;

const Title = styled.h2`
  ${text.cardTitle}
`;

const Job = styled.h3`
  ${text.label}
  margin-bottom: ${space.s2};
  overflow-wrap: anywhere;
`;
