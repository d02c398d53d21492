import { useParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { BackLink, LoadFailure, media, Page, Skeleton, SkeletonGroup, space } from "../../design-system";
import { ApiKeyList } from "../../features/companies/keys/ApiKeyList";
import { apiKeyWords } from "../../features/companies/keys/api-keys.words";
import { MakeApiKey } from "../../features/companies/keys/MakeApiKey";
import { MakeWebhook } from "../../features/companies/webhooks/MakeWebhook";
import { WebhookList } from "../../features/companies/webhooks/WebhookList";
import { NotYourCompany } from "../../features/companies/NotYourCompany";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { useApiKeysScreenQuery } from "./ApiKeysScreen.generated";

/** /companies/{id}/api-keys, for the company's owners: the keys of their programs (KEYS-06). */
export function ApiKeysScreen() {
  const { title } = useWords(apiKeyWords);
  return (
    <Page title={title}>
      <Keys />
    </Page>
  );
}

function Keys() {
  const words = useWords(apiKeyWords);
  const { id = "" } = useParams();
  const { data, error, loading, refetch } = useApiKeysScreenQuery({
    variables: { companyId: id },
    fetchPolicy: "cache-and-network",
  });
  const keys = data?.companyApiKeys;
  if (keys)
    return (
      <>
        <BackLink to={paths.company(id)}>{keys.company.name}</BackLink>
        <Intro>{words.intro}</Intro>
        <Columns>
          <ApiKeyList keys={keys} />
          <MakeApiKey companyId={id} />
          <WebhookList webhooks={data.companyWebhooks} />
          <MakeWebhook companyId={id} />
        </Columns>
      </>
    );
  const code = error && readRefusal(error).code;
  if (code === "NOT_FOUND") return <NotYourCompany id={id} />;
  if (code === "MEMBER_ROLE") return <NotYourCompany id={id} isMember />;
  if (!loading) return <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={420} shape="tile" />
    </SkeletonGroup>
  );
}

const Intro = styled.p`
  max-width: 640px;
  margin-bottom: ${space.s4};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: ${space.s6};
  align-items: start;
  max-width: 1100px;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
  }
`;
