import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  BackLink,
  LoadFailure,
  Page,
  SectionCard,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { FindabilityForm } from "../../features/people/FindabilityForm";
import { findabilityWords } from "../../features/people/findability.words";
import { invitationsWords } from "../../features/people/invitations.words";
import { PersonFacts } from "../../features/people/PersonFacts";
import { ReceivedInvitation } from "../../features/people/ReceivedInvitation";
import { useWords } from "../../shared/words";
import { type FindabilityScreenQuery, useFindabilityScreenQuery } from "./FindabilityScreen.generated";

/** /profile/findable: whether companies find one, what they see, who looked, and their invitations (FIND-01). */
export function FindabilityScreen() {
  const words = useWords(findabilityWords);
  const { data, loading, refetch } = useFindabilityScreenQuery({ fetchPolicy: "cache-and-network" });
  return (
    <Page title={words.title}>
      <Frame>
        <BackLink to={paths.profile}>{words.back}</BackLink>
        <Quiet>{words.hint}</Quiet>
        {data ? (
          <Parts data={data} />
        ) : loading ? (
          <SkeletonGroup>
            <Skeleton width="100%" height={320} shape="tile" />
          </SkeletonGroup>
        ) : (
          <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
        )}
      </Frame>
    </Page>
  );
}

function Parts({ data: { findability, receivedInvitations } }: { data: FindabilityScreenQuery }) {
  const words = useWords(findabilityWords);
  const invitations = useWords(invitationsWords);
  const { card, looks, lookingCompanyCount } = findability;
  return (
    <>
      <SectionCard title={invitations.title}>
        {receivedInvitations.length === 0 ? (
          <p>{invitations.none}</p>
        ) : (
          <List>
            {receivedInvitations.map((invitation) => (
              <li key={invitation.id}>
                <ReceivedInvitation invitation={invitation} />
              </li>
            ))}
          </List>
        )}
      </SectionCard>
      <FindabilityForm findability={findability} />
      <SectionCard title={words.cardTitle}>
        {card ? (
          <Stack>
            <Quiet>{words.cardHint}</Quiet>
            <Headline>{card.headline ?? card.currentTitle}</Headline>
            <PersonFacts facts={card} />
          </Stack>
        ) : (
          <p>{words.noCard}</p>
        )}
      </SectionCard>
      <SectionCard title={words.looksTitle}>
        <p>{looks.length > 0 ? words.looks(lookingCompanyCount) : words.noLooks}</p>
        <Looks>
          {looks.map(({ company, lookedAt }) => (
            <li key={`${company.id} ${lookedAt}`}>
              <Link to={paths.company(company.id)}>{company.name}</Link>{" "}
              <Quiet as="span">{words.lookedAt(lookedAt)}</Quiet>
            </li>
          ))}
        </Looks>
      </SectionCard>
    </>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  max-width: 760px;
`;

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s4};
`;

const Looks = styled.ul`
  display: grid;
  gap: ${space.s2};
  margin-top: ${space.s3};
  overflow-wrap: anywhere;
`;

const Headline = styled.h3`
  ${text.cardTitle}
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  ${text.meta}
`;
