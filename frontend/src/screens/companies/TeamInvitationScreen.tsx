import { Building2 } from "lucide-react";
import { useNavigate, useParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  LoadFailure,
  Notice,
  Page,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { withReturnAddress } from "../../auth/return-address";
import { useLogout } from "../../auth/useLogout";
import { VerifyEmailNotice } from "../../features/accounts/VerifyEmailNotice";
import { teamWords } from "../../features/companies/team/team.words";
import { useAct } from "../../forms/useAct";
import { useWords } from "../../shared/words";
import {
  useJoinTeamMutation,
  useTeamInvitationScreenQuery,
  type TeamInvitationScreenQuery,
} from "./TeamInvitationScreen.generated";

/**
 * /team-invitation/{secret}: what a mailed link invites to (TEAM-04, TEAM-05). Nobody joins with an address that isn't
 * proven: they are told so first, and have the mail for it sent again (HEED-14).
 */
export function TeamInvitationScreen() {
  const words = useWords(teamWords);
  return (
    <Page title={words.invitationTitle}>
      <Parts>
        <VerifyEmailNotice />
        <Opened />
      </Parts>
    </Page>
  );
}

function Opened() {
  const words = useWords(teamWords);
  const { secret = "" } = useParams();
  const { data, loading, refetch } = useTeamInvitationScreenQuery({
    variables: { secret },
    fetchPolicy: "no-cache",
  });
  if (data?.teamInvitation) return <Invitation secret={secret} invitation={data.teamInvitation} />;
  if (data)
    return (
      <EmptyState
        seed="team-invitation"
        icon={<Building2 />}
        title={words.overTitle}
        actions={<ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>}
      >
        {words.over}
      </EmptyState>
    );
  if (!loading) return <LoadFailure message={words.failed} onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={280} shape="tile" />
    </SkeletonGroup>
  );
}

interface InvitationProps {
  secret: string;
  invitation: NonNullable<TeamInvitationScreenQuery["teamInvitation"]>;
}

function Invitation({ secret, invitation }: InvitationProps) {
  const words = useWords(teamWords);
  const { companyId, companyName, role, acts, invitedBy, email, expiresAt, isForViewer } = invitation;
  const act = useAct(words);
  const navigate = useNavigate();
  const [join, { loading }] = useJoinTeamMutation();
  // Whoever signs in there comes back to the invitation (TEAM-15).
  const leave = useLogout(withReturnAddress(paths.signIn, paths.teamInvitation(secret)));

  async function handleJoin() {
    const refusal = await act(() => join({ variables: { secret } }), words.joined(companyName));
    if (!refusal) void navigate(paths.companyTeam(companyId), { replace: true });
  }

  return (
    <Frame>
      <Heading>{words.invitesYou(companyName, invitedBy ?? null)}</Heading>
      <p>{words.asRole(role)}</p>
      <ul>
        {acts.map((one) => (
          <li key={one}>{words.acts[one]}</li>
        ))}
      </ul>
      {isForViewer ? (
        <Button fullWidth="phone" busy={loading} busyText={words.joining} onClick={() => void handleJoin()}>
          {words.joinAs(companyName)}
        </Button>
      ) : (
        <>
          <Notice tone="info">{words.otherAddress(email)}</Notice>
          <Button tone="secondary" fullWidth="phone" onClick={() => void leave()}>
            {words.useOtherAddress}
          </Button>
        </>
      )}
      <Hint>{words.endsOn(expiresAt)}</Hint>
    </Frame>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Frame = styled(Card)`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
  max-width: 560px;
  overflow-wrap: anywhere;

  ul {
    padding-left: ${space.s5};
    margin: 0;
    list-style: disc;
  }
`;

const Heading = styled.h2`
  ${text.cardTitle}
`;

const Hint = styled.p`
  ${text.meta}
`;
