import { Users } from "lucide-react";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  BackLink,
  ButtonLink,
  Card,
  EmptyState,
  LoadFailure,
  Page,
  Skeleton,
  SkeletonGroup,
  space,
} from "../../design-system";
import { SentInvitation } from "../../features/people/InvitationParts";
import { invitationsWords } from "../../features/people/invitations.words";
import { peopleWords } from "../../features/people/people.words";
import { useWords } from "../../shared/words";
import { FindingCompany } from "./FindingCompany";
import { useSentInvitationsScreenQuery } from "./SentInvitationsScreen.generated";

/** /people/invitations: whom a company invited, and who said yes (FIND-09). */
export function SentInvitationsScreen() {
  const words = useWords(invitationsWords);
  const { title } = useWords(peopleWords);
  return (
    <Page title={words.sentTitle}>
      <Frame>
        <BackLink to={paths.people}>{title}</BackLink>
        <FindingCompany pathOf={paths.sentInvitationsOf} isForAll>
          {({ id }) => <Invitations companyId={id} />}
        </FindingCompany>
      </Frame>
    </Page>
  );
}

function Invitations({ companyId }: { companyId: string }) {
  const words = useWords(invitationsWords);
  const { title } = useWords(peopleWords);
  const { data, loading, refetch } = useSentInvitationsScreenQuery({
    variables: { companyId },
    fetchPolicy: "cache-and-network",
  });
  if (!data)
    return loading ? (
      <SkeletonGroup>
        <Skeleton width="100%" height={180} shape="tile" />
      </SkeletonGroup>
    ) : (
      <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
    );
  if (data.sentInvitations.length === 0)
    return (
      <Card>
        <EmptyState
          seed={paths.sentInvitations}
          icon={<Users />}
          title={words.noneSent}
          actions={<ButtonLink to={paths.people}>{title}</ButtonLink>}
        >
          {words.noneSentHint}
        </EmptyState>
      </Card>
    );
  return (
    <List>
      {data.sentInvitations.map((invitation) => (
        <li key={invitation.id}>
          <SentInvitation invitation={invitation} />
        </li>
      ))}
    </List>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  max-width: 760px;
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s4};
`;
