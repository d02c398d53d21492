import { useRef, type RefObject } from "react";
import styled from "styled-components";
import { Button, color, radius, space, text } from "../../design-system";
import { useBackCloses } from "../../forms/useBackCloses";
import { useWords } from "../../shared/words";
import { WithdrawalDialog } from "../applications/application/WithdrawalDialog";
import { useOtherApplicationsQuery, type OtherApplicationsQuery } from "./Offers.generated";
import { offersWords } from "./offers.words";

interface OtherApplicationsProps {
  /** The one whose offer was accepted. */
  applicationId: string;
  /** When it was accepted: what was sent later is meant to go on. */
  before: string;
}

/** Lets who has accepted an offer withdraw what they sent before, one by one; nothing is chosen for them (OFFR-11). */
export function OtherApplications({ applicationId, before }: OtherApplicationsProps) {
  const { others: words } = useWords(offersWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useOtherApplicationsQuery({ fetchPolicy: "cache-and-network" });
  const others = data?.myApplications.items.filter(
    ({ id, appliedAt, viewerMoves }) =>
      id !== applicationId && appliedAt < before && viewerMoves.includes("WITHDRAWN"),
  );
  if (!others || others.length === 0) return null;
  return (
    <Box aria-label={words.title}>
      <Heading ref={heading} tabIndex={-1}>
        {words.title}
      </Heading>
      <p>{words.hint}</p>
      <List>
        {others.map((application) => (
          <Other key={application.id} application={application} heading={heading} />
        ))}
      </List>
    </Box>
  );
}

interface OtherProps {
  application: OtherApplicationsQuery["myApplications"]["items"][number];
  /** Takes the focus when the line has gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

function Other({ application: { id, status, job }, heading }: OtherProps) {
  const { others: words } = useWords(offersWords);
  const { isOpen: isAsking, onOpenChange: setIsAsking } = useBackCloses();
  return (
    <li>
      <span>{words.of(job.title, job.companyName)}</span>
      <Button
        tone="secondary"
        size="sm"
        aria-label={words.withdrawOf(job.title, job.companyName)}
        onClick={() => setIsAsking(true)}
      >
        {words.withdraw}
      </Button>
      <WithdrawalDialog
        id={id}
        companyName={job.companyName}
        isUnseen={status === "SUBMITTED"}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        fallbackFocus={heading}
      />
    </li>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
`;

const Heading = styled.h4`
  ${text.label}
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s2};
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: flex;
    gap: ${space.s3};
    align-items: center;
    justify-content: space-between;
  }

  span {
    min-width: 0;
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;
