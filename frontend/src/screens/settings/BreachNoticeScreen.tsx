import { useParams } from "react-router-dom";
import { ShieldCheck } from "lucide-react";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  BackLink,
  ButtonLink,
  EmptyState,
  LoadFailure,
  Page,
  SectionCard,
  text,
  Column,
} from "../../design-system";
import { breachNoticeWords } from "../../features/privacy/breach-notice/breach-notice.words";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { useBreachNoticeScreenQuery, type BreachNoticeScreenQuery } from "./BreachNoticeScreen.generated";

/** /settings/breaches/:id: what one is told of a breach of one's data (BRCH-07). */
export function BreachNoticeScreen() {
  const words = useWords(breachNoticeWords);
  const { id = "" } = useParams();
  const { data, error, refetch } = useBreachNoticeScreenQuery({ variables: { id } });
  const isMissing = error !== undefined && readRefusal(error).code === "NOT_FOUND";
  return (
    <Page title={words.title}>
      <Column>
        <BackLink to={paths.settings}>{words.back}</BackLink>
        {data && <Told {...data.breachNotice} />}
        {error && !data && isMissing && (
          <EmptyState
            seed="breach-notice"
            icon={<ShieldCheck />}
            title={words.missing}
            actions={<ButtonLink to={paths.settings}>{words.toSettings}</ButtonLink>}
          >
            {words.missingHint}
          </EmptyState>
        )}
        {error && !data && !isMissing && <LoadFailure onRetry={() => void refetch()} />}
      </Column>
    </Page>
  );
}

function Told({ number, message, advice, toldAt }: BreachNoticeScreenQuery["breachNotice"]) {
  const words = useWords(breachNoticeWords);
  return (
    <>
      <Quiet>{words.facts(number, toldAt)}</Quiet>
      <Written>{message}</Written>
      <SectionCard title={words.advice}>
        <Written>{advice}</Written>
      </SectionCard>
      <p>{words.questionsHint}</p>
      <div>
        <ButtonLink tone="secondary" to={paths.myGrievances}>
          {words.questions}
        </ButtonLink>
      </div>
    </>
  );
}

const Quiet = styled.p`
  ${text.meta}
`;

const Written = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
