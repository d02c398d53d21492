import { useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { MOST_OPEN_GRIEVANCES } from "@job-portal/protocol/grievances";
import { paths } from "@job-portal/protocol/paths";
import {
  BackLink,
  LoadFailure,
  Page,
  Pagination,
  SectionCard,
  Skeleton,
  SkeletonGroup,
  space,
  text,
  Column,
} from "../../design-system";
import { GrievanceForm } from "../../features/privacy/grievance/GrievanceForm";
import { GrievanceList } from "../../features/privacy/grievance/GrievanceList";
import { grievancesWords } from "../../features/privacy/grievance/grievances.words";
import { listPath, readPage } from "../../shared/list-address";
import { useOpenEntry } from "../../shared/useOpenEntry";
import { useWords } from "../../shared/words";
import { useGrievancesScreenQuery, type GrievancesScreenQuery } from "./GrievancesScreen.generated";

/** /settings/grievances: what one asks or complains about one's data, by when it is answered, and how (REDR-06). */
export function GrievancesScreen() {
  const words = useWords(grievancesWords);
  const [address] = useSearchParams();
  const page = readPage(address);
  const { data, loading, refetch } = useGrievancesScreenQuery({
    variables: { page },
    fetchPolicy: "cache-and-network",
  });
  return (
    <Page title={words.title}>
      <Column>
        <BackLink to={paths.settings}>{words.back}</BackLink>
        <div>
          <p>{words.lead}</p>
          <Quiet>{words.board}</Quiet>
        </div>
        {data ? (
          <Grievances list={data.myGrievances} page={page} />
        ) : loading ? (
          <SkeletonGroup>
            <Skeleton width="100%" height={480} shape="tile" />
          </SkeletonGroup>
        ) : (
          <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
        )}
      </Column>
    </Page>
  );
}

function Grievances({ list, page }: { list: GrievancesScreenQuery["myGrievances"]; page: number }) {
  const words = useWords(grievancesWords);
  const openId = useOpenEntry(true);
  const { items, total, pageSize } = list;
  const openCount = items.filter(({ answeredAt }) => answeredAt === null).length;
  return (
    <>
      <SectionCard title={words.form}>
        {openCount < MOST_OPEN_GRIEVANCES ? <GrievanceForm /> : <p>{words.limit}</p>}
      </SectionCard>
      <SectionCard title={words.list}>
        {items.length > 0 ? <GrievanceList grievances={items} openId={openId} /> : <p>{words.none}</p>}
        <Pagination
          page={page}
          pages={Math.ceil(total / pageSize)}
          hrefOf={(number) => listPath(paths.myGrievances, { page: number })}
        />
      </SectionCard>
    </>
  );
}

const Quiet = styled.p`
  margin-top: ${space.s1};
  ${text.meta}
`;
