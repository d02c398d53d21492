import { MailCheck } from "lucide-react";
import { useParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { useSession } from "../../auth/session";
import { useLogout } from "../../auth/useLogout";
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  LoadFailure,
  Page,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { emailChangeWords } from "../../features/accounts/email/email-change.words";
import { useAct } from "../../forms/useAct";
import { useWords } from "../../shared/words";
import { useConfirmEmailChangeMutation, useConfirmEmailScreenQuery } from "./ConfirmEmailScreen.generated";

/** /settings/email/{secret}: what a link to a new e-mail address asks (MAIL-07). */
export function ConfirmEmailScreen() {
  const words = useWords(emailChangeWords);
  return (
    <Page title={words.confirmTitle}>
      <Opened />
    </Page>
  );
}

function Opened() {
  const words = useWords(emailChangeWords);
  const { secret = "" } = useParams();
  const session = useSession();
  const { data, loading, refetch } = useConfirmEmailScreenQuery({
    variables: { secret },
    fetchPolicy: "no-cache",
  });
  if (session.status !== "signed-in") return null;
  if (data?.openedEmailChange)
    return (
      <Question
        secret={secret}
        newEmail={data.openedEmailChange.newEmail}
        isFirst={session.user.email === null}
      />
    );
  if (data)
    return (
      <EmptyState
        seed="confirm-email"
        icon={<MailCheck />}
        title={words.overTitle}
        actions={<ButtonLink to={paths.settings}>{words.toSettings}</ButtonLink>}
      >
        {words.over(session.user.signInName)}
      </EmptyState>
    );
  if (!loading) return <LoadFailure message={words.notLoaded} onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={200} shape="tile" />
    </SkeletonGroup>
  );
}

interface QuestionProps {
  secret: string;
  newEmail: string;
  /** Whether the account has had none. */
  isFirst: boolean;
}

/** Only a press confirms: mail programs open links to look at them. */
function Question({ secret, newEmail, isFirst }: QuestionProps) {
  const words = useWords(emailChangeWords);
  const act = useAct(words);
  const logout = useLogout(isFirst ? paths.phoneSignIn : paths.signIn);
  const [confirm, { loading, called, error }] = useConfirmEmailChangeMutation();

  async function handleConfirm() {
    const refusal = await act(() => confirm({ variables: { secret } }), words.changed(newEmail));
    // The provider ends every session with the change, this one too.
    if (!refusal) await logout();
  }

  return (
    <Frame>
      <Heading>{words.confirmLead(newEmail)}</Heading>
      <p>{isFirst ? words.addText : words.confirmText}</p>
      <Button
        fullWidth="phone"
        busy={loading || (called && !error)}
        busyText={words.confirming}
        onClick={() => void handleConfirm()}
      >
        {words.confirm}
      </Button>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
  max-width: 560px;
  overflow-wrap: anywhere;
`;

const Heading = styled.h2`
  ${text.cardTitle}
`;
