import { useState } from "react";
import styled from "styled-components";
import { Button, Card, space, StatusPill, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { InviteDialog } from "./InviteDialog";
import { type PersonCard_PersonFragment, useLookAtPersonMutation } from "./People.generated";
import { peopleWords } from "./people.words";
import { PersonFacts } from "./PersonFacts";
import { useAct } from "../../forms/useAct";

interface PersonCardProps {
  companyId: string;
  person: PersonCard_PersonFragment;
}

/** Somebody who can be found: what they do, and what a company does about it (FIND-05). */
export function PersonCard({ companyId, person }: PersonCardProps) {
  const words = useWords(peopleWords);
  const act = useAct(words);
  const [look, { data, loading }] = useLookAtPersonMutation();
  const [isInviting, setIsInviting] = useState(false);
  const { id, lookedAt, invitedAt } = person;
  const facts = data?.lookAtPerson.facts ?? person.facts;
  const name = facts.headline ?? facts.currentTitle ?? words.unnamed;
  return (
    <Surface as="article" aria-label={name}>
      <Head>
        <Title>{name}</Title>
        {invitedAt ? (
          <StatusPill tone="good">{words.invited(invitedAt)}</StatusPill>
        ) : (
          lookedAt && <StatusPill tone="quiet">{words.opened(lookedAt)}</StatusPill>
        )}
      </Head>
      <PersonFacts facts={facts} />
      <Acts>
        {!data && (
          <Button
            tone="secondary"
            size="sm"
            busy={loading}
            busyText={words.opening}
            aria-label={words.moreOf(name)}
            onClick={() => void act(() => look({ variables: { companyId, id } }), null)}
          >
            {words.more}
          </Button>
        )}
        <Button size="sm" aria-label={words.inviteOf(name)} onClick={() => setIsInviting(true)}>
          {words.invite}
        </Button>
      </Acts>
      <InviteDialog companyId={companyId} personId={id} isOpen={isInviting} onOpenChange={setIsInviting} />
    </Surface>
  );
}

const Surface = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  justify-content: space-between;
`;

const Title = styled.h2`
  ${text.cardTitle}
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  justify-content: flex-end;
`;
