import { useState } from "react";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { BackLink, LoadFailure, Page, Skeleton, SkeletonGroup, space, text } from "../../design-system";
import { careerProfileWords } from "../../features/career-profiles/career-profile.words";
import { useCareerProfileQuery } from "../../features/career-profiles/CareerProfile.generated";
import { CareerForm } from "../../features/career-profiles/CareerForm";
import { useWords } from "../../shared/words";

/** /profile/work: what one says of one's work, for the jobs that one applies to (WORK-01). */
export function CareerProfileScreen() {
  const words = useWords(careerProfileWords);
  // Another tab may have saved since this one last asked.
  const { data, loading, refetch } = useCareerProfileQuery({ fetchPolicy: "network-only" });
  const [loads, setLoads] = useState(0);

  async function handleReload() {
    await refetch();
    setLoads((count) => count + 1);
  }

  return (
    <Page title={words.title} back={<BackLink to={paths.profile}>{words.back}</BackLink>}>
      <Frame>
        <Hint>{words.hint}</Hint>
        {data ? (
          <CareerForm key={loads} profile={data.careerProfile} onReload={() => void handleReload()} />
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

const Frame = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Hint = styled.p`
  ${text.meta}
`;
