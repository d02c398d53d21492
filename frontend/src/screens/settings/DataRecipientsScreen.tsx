import { Eye } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  BackLink,
  ButtonLink,
  Card,
  EmptyState,
  LoadFailure,
  Page,
  SectionCard,
  Skeleton,
  SkeletonGroup,
  space,
  Column,
} from "../../design-system";
import { processorsWords } from "../../features/privacy/recipients/processors.words";
import { RecipientCard } from "../../features/privacy/recipients/RecipientCard";
import { recipientsWords } from "../../features/privacy/recipients/recipients.words";
import { useWords } from "../../shared/words";
import {
  useDataRecipientsScreenQuery,
  type DataRecipientsScreenQuery,
} from "./DataRecipientsScreen.generated";

/** /settings/seen-by: which companies and admins saw what of one's data, and when (SAWN-05). */
export function DataRecipientsScreen() {
  const words = useWords(recipientsWords);
  const [address] = useSearchParams();
  const after = address.get("after");
  const { data, loading, refetch } = useDataRecipientsScreenQuery({
    variables: { after },
    fetchPolicy: "cache-and-network",
  });
  return (
    <Page title={words.title}>
      <Column>
        <BackLink to={paths.settings}>{words.back}</BackLink>
        <p>{words.lead}</p>
        {data ? (
          <Recipients list={data.dataRecipients} />
        ) : loading ? (
          <SkeletonGroup>
            <Skeleton width="100%" height={240} shape="tile" />
          </SkeletonGroup>
        ) : (
          <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
        )}
        {/* Also where the page could not be read, because its place is none any more. */}
        {after !== null && !loading && <Link to={paths.dataRecipients}>{words.first}</Link>}
        <Explanations />
      </Column>
    </Page>
  );
}

function Recipients({ list: { items, nextCursor } }: { list: DataRecipientsScreenQuery["dataRecipients"] }) {
  const words = useWords(recipientsWords);
  if (items.length === 0) return <Nobody />;
  return (
    <>
      <List aria-label={words.list}>
        {items.map((recipient) => (
          <li key={recipient.id}>
            <RecipientCard recipient={recipient} />
          </li>
        ))}
      </List>
      {nextCursor !== null && (
        <Link to={`${paths.dataRecipients}?after=${encodeURIComponent(nextCursor)}`}>{words.next}</Link>
      )}
    </>
  );
}

function Nobody() {
  const words = useWords(recipientsWords);
  return (
    <Card>
      <EmptyState
        seed={paths.dataRecipients}
        icon={<Eye />}
        title={words.none}
        actions={
          <ButtonLink tone="secondary" to={paths.jobs}>
            {words.findJobs}
          </ButtonLink>
        }
      >
        {words.noneHint}
      </EmptyState>
    </Card>
  );
}

/** What the list can't know, and which services get data (SAWN-06). */
function Explanations() {
  const words = useWords(recipientsWords);
  const processors = useWords(processorsWords);
  return (
    <>
      <SectionCard title={words.limits}>
        <Points items={words.limitsList} />
      </SectionCard>
      <SectionCard title={words.services}>
        <Points items={processors.list} />
        <Foot>
          <Link to={paths.privacyNotice}>{words.notice}</Link>
        </Foot>
      </SectionCard>
    </>
  );
}

const Points = ({ items }: { items: readonly string[] }) => (
  <Bullets>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </Bullets>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Bullets = styled.ul`
  display: grid;
  gap: ${space.s2};
  padding-left: ${space.s4};
  list-style: disc;
`;

const Foot = styled.p`
  margin-top: ${space.s3};
`;
