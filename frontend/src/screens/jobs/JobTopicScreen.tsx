import { Navigate, useLocation, useParams } from "react-router-dom";
import styled from "styled-components";
import { color, Container, PageFailure, Skeleton, SkeletonGroup, space, text } from "../../design-system";
import { NOTHING_ASKED, usualSort, type JobSearch } from "../../features/jobs/filter/job-search";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { JobList } from "./JobList";
import { JobTopicLinks } from "./JobTopicLinks";
import { useJobTopicScreenQuery } from "./JobTopicScreen.generated";
import { jobTopicWords } from "./job-topic.words";

/** The open jobs of a city, a trade, or a trade in a city: the job list under an address of its own (CRAWL-01). */
export function JobTopicScreen() {
  const words = useWords(jobTopicWords);
  const { trade = null, city = null } = useParams();
  const { pathname } = useLocation();
  const { data, loading, refetch } = useJobTopicScreenQuery({ variables: { trade, city } });
  const topic = data?.jobTopic;
  usePageTitle(topic ? words.title(topic) : words.jobs);
  // No such trade or city: its name may still find something.
  if (topic === null) return <JobList asked={searchFor({ q: spoken(trade), location: spoken(city) })} />;
  if (topic && topic.path !== pathname.replace(/\/$/, "")) return <Navigate replace to={topic.path} />;
  if (topic)
    return (
      <JobList
        asked={searchFor(topic)}
        title={words.title(topic)}
        about={topic.figures.total > 0 && <About>{words.figures(topic.figures)}</About>}
        more={<JobTopicLinks topic={topic} />}
      />
    );
  if (loading) return <TopicSkeleton />;
  return <PageFailure title={words.jobs} message={words.loadFailed} onRetry={() => void refetch()} />;
}

const searchFor = ({ q, location }: Pick<JobSearch, "q" | "location">): JobSearch => ({
  ...NOTHING_ASKED,
  q,
  location,
  sort: usualSort({ q }),
  page: 1,
});

/** A slug as one would type it. */
const spoken = (slug: string | null): string => slug?.replaceAll("-", " ") ?? "";

function TopicSkeleton() {
  return (
    <Container>
      <SkeletonGroup>
        <Bones>
          <Skeleton width="60%" height={36} />
          <Skeleton width="100%" height={64} />
          <Skeleton width="100%" height={320} />
        </Bones>
      </SkeletonGroup>
    </Container>
  );
}

const Bones = styled.div`
  display: grid;
  gap: ${space.s4};
  padding-block: ${space.s6};
`;

const About = styled.p`
  margin: calc(-1 * ${space.s2}) 0 ${space.s4};
  ${text.meta}
  color: ${color.muted};
`;
