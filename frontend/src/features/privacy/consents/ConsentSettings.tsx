import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import type { SessionUser } from "../../../auth/session";
import { LoadFailure, SectionCard, Skeleton, SkeletonGroup, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { AgeQuestion } from "./AgeQuestion";
import { ConsentChoices } from "./ConsentChoices";
import { useMyConsentsQuery } from "./Consents.generated";
import { consentsWords } from "./consents.words";

/** What somebody allows, since when, and the way to end it; what has a page of its own is a link away (CONS-05). */
export function ConsentSettings({ user }: { user: SessionUser }) {
  const words = useWords(consentsWords);
  const { data, loading, refetch } = useMyConsentsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <SectionCard title={words.settingsTitle}>
      {data ? (
        <Stack>
          <AgeQuestion consents={data.myConsents} user={user} />
          <ConsentChoices given={data.myConsents.given} />
          <p>{words.others}</p>
          <Links>
            <Link to={paths.findability}>{words.beingFound}</Link>
            <Link to={paths.alerts}>{words.alerts}</Link>
          </Links>
        </Stack>
      ) : loading ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={96} />
        </SkeletonGroup>
      ) : (
        <LoadFailure onRetry={() => void refetch()} />
      )}
    </SectionCard>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
`;
