import { Link } from "react-router-dom";
import { useId } from "react";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { useSession } from "../../../auth/session";
import { Button, Card, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { AgeQuestion } from "./AgeQuestion";
import { ConsentChoices } from "./ConsentChoices";
import type { Consents_ConsentsFragment } from "./Consents.generated";
import { consentsWords } from "./consents.words";
import { useConsents } from "./useConsents";

/** Asks once after signing up, each thing by itself; nothing where it was closed before (CONS-01). */
export function ConsentQuestions({ consents }: { consents: Consents_ConsentsFragment }) {
  const words = useWords(consentsWords);
  const session = useSession();
  const id = useId();
  const { closeQuestions, isSaving } = useConsents();
  // Who is under age can do little else here than to take that back, or to go (CONS-06).
  const isDue = !consents.askedAt || consents.minorAt;
  if (!isDue || session.status !== "signed-in") return null;
  return (
    <Surface as="section" aria-labelledby={id}>
      <Title id={id}>{words.askTitle}</Title>
      <p>{words.askText}</p>
      <AgeQuestion consents={consents} user={session.user} />
      <ConsentChoices given={consents.given} />
      <p>
        <Link to={paths.privacyNotice}>{words.readNotice}</Link>
      </p>
      {!consents.askedAt && (
        <Button tone="primary" size="sm" disabled={isSaving} onClick={closeQuestions}>
          {words.done}
        </Button>
      )}
    </Surface>
  );
}

const Surface = styled(Card)`
  display: grid;
  gap: ${space.s3};

  > button {
    justify-self: start;
  }
`;

const Title = styled.h2`
  ${text.cardTitle}
`;
