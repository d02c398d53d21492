import { SearchX } from "lucide-react";
import { useParams } from "react-router-dom";
import styled from "styled-components";
import {
  ButtonLink,
  Card,
  color,
  Container,
  EmptyState,
  LoadFailure,
  media,
  Skeleton,
  space,
  VisuallyHidden,
} from "../../design-system";
import { CompanyCard } from "../../features/companies/CompanyCard";
import { JobActions } from "../../features/jobs/JobActions";
import { JobFacts } from "../../features/jobs/JobFacts";
import { JobHeader } from "../../features/jobs/JobHeader";
import { JobText, JobTextSkeleton } from "../../features/jobs/JobText";
import { SkillsCard } from "../../features/jobs/SkillsCard";
import { usePageTitle } from "../../shared/page-title";
import { jobListPath, paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { useJobDetailScreenQuery, type JobDetailScreenQuery } from "./JobDetailScreen.generated";
import { jobScreenWords } from "./jobs.words";

type Job = NonNullable<JobDetailScreenQuery["job"]>;

/** One job, for everybody (JOBS-09 to JOBS-14). */
export function JobDetailScreen() {
  const words = useWords(jobScreenWords);
  const { id = "" } = useParams();
  const { data, loading, refetch } = useJobDetailScreenQuery({
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  const job = data?.job;
  usePageTitle(pageTitle(words, job));
  if (job === null) return <NotFound id={id} />;
  if (!job && !loading) return <Failed onRetry={() => void refetch().catch(() => undefined)} />;
  return (
    <Ground>
      <Layout>
        <Head>
          <JobHeader job={job} />
        </Head>
        <Actions>{job ? <JobActions jobId={job.id} /> : <ActionsSkeleton />}</Actions>
        <Facts>
          <JobFacts job={job} />
        </Facts>
        <Body>
          {job ? <JobText job={job} /> : <JobTextSkeleton />}
          {job ? <Aside job={job} /> : <AsideSkeleton />}
        </Body>
      </Layout>
    </Ground>
  );
}

function pageTitle(words: (typeof jobScreenWords)["en"], job: Job | null | undefined): string | undefined {
  if (job === null) return words.notFoundTitle;
  return job ? words.jobAt(job.title, job.company.name) : undefined;
}

function Aside({ job }: { job: Job }) {
  const words = useWords(jobScreenWords);
  return (
    <Side>
      {job.skills.length > 0 && <SkillsCard skills={job.skills} />}
      <CompanyCard
        company={job.company}
        action={
          <ButtonLink tone="secondary" fullWidth="always" to={jobListPath({ q: job.company.name })}>
            {words.companyJobs}
          </ButtonLink>
        }
      />
    </Side>
  );
}

function ActionsSkeleton() {
  return (
    <Waiting>
      <Skeleton shape="tile" width={146} height={52} />
      <Skeleton shape="tile" width={134} height={52} />
    </Waiting>
  );
}

function AsideSkeleton() {
  return (
    <Side aria-hidden>
      <Card>
        <Skeleton width={140} height={20} />
        <Gap />
        <Skeleton width="90%" height={28} />
      </Card>
      <Card>
        <Skeleton shape="tile" width={48} height={48} />
        <Gap />
        <Skeleton width="100%" height={140} />
      </Card>
    </Side>
  );
}

function NotFound({ id }: { id: string }) {
  const words = useWords(jobScreenWords);
  return (
    <Container>
      <EmptyState
        scale="page"
        seed={id}
        icon={<SearchX />}
        eyebrow={words.notFoundEyebrow}
        title={words.notFoundTitle}
        actions={
          <>
            <ButtonLink to={paths.jobs} size="lg" fullWidth="phone">
              {words.findOtherJobs}
            </ButtonLink>
            <ButtonLink to={paths.home} tone="secondary" size="lg" fullWidth="phone">
              {words.backToHome}
            </ButtonLink>
          </>
        }
      >
        {words.notFound}
      </EmptyState>
    </Container>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  const words = useWords(jobScreenWords);
  return (
    <Ground>
      <Container>
        <VisuallyHidden as="h1">{words.job}</VisuallyHidden>
        <FailureBox>
          <LoadFailure message={words.loadFailed} onRetry={onRetry} />
        </FailureBox>
      </Container>
    </Ground>
  );
}

const Ground = styled.div`
  height: 100%;
  background: ${color.canvas};
`;

/*
 * Header, actions and facts stand on a white band across the page, drawn by a shadow of the first rows. On a
 * phone the actions are the last row and stick to the screen's bottom edge until the footer comes.
 */
const Layout = styled(Container)`
  display: grid;
  isolation: isolate;
  grid-template:
    "head actions" auto
    "facts facts" auto
    "body body" auto
    / minmax(0, 1fr) auto;
  column-gap: ${space.s6};

  &::before {
    z-index: -1;
    grid-area: 1 / 1 / 3 / -1;
    background: ${color.surface};
    box-shadow: 0 0 0 100vmax ${color.surface};
    clip-path: inset(0 -100vmax);
    content: "";
  }

  &::after {
    grid-area: facts;
    align-self: end;
    height: 1px;
    background: ${color.line};
    box-shadow: 0 0 0 100vmax ${color.line};
    clip-path: inset(0 -100vmax);
    content: "";
  }

  ${media.belowDesktop} {
    grid-template:
      "head" auto
      "actions" auto
      "facts" auto
      "body" auto
      / minmax(0, 1fr);

    &::before {
      grid-area: 1 / 1 / 4 / -1;
    }
  }

  ${media.phone} {
    grid-template:
      "head" auto
      "facts" auto
      "body" auto
      "actions" auto
      / minmax(0, 1fr);

    &::before {
      grid-area: 1 / 1 / 3 / -1;
    }
  }
`;

const Head = styled.div`
  grid-area: head;
  padding-block: ${space.s3} ${space.s6};

  ${media.belowDesktop} {
    padding-bottom: ${space.s5};
  }

  ${media.phone} {
    padding-block: ${space.s1} 20px;
  }
`;

const Actions = styled.div`
  grid-area: actions;
  margin-top: 68px;

  ${media.belowDesktop} {
    margin-block: 0 ${space.s5};
  }

  ${media.phone} {
    position: sticky;
    z-index: 10;
    bottom: 0;
    margin-bottom: 0;
  }
`;

const Facts = styled.div`
  grid-area: facts;
`;

const Body = styled.div`
  display: grid;
  grid-area: body;
  grid-template-columns: minmax(0, 1fr) 376px;
  align-items: start;
  gap: ${space.s5};
  padding-block: ${space.s6} ${space.s9};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
    padding-block: ${space.s5} ${space.s8};
  }

  ${media.phone} {
    padding-block: ${space.s4} ${space.s6};
  }
`;

const Side = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.s4};

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* The bar at a phone's bottom edge comes with the job. */
const Waiting = styled.div`
  display: flex;
  gap: 10px;

  ${media.phone} {
    display: none;
  }
`;

const Gap = styled.div`
  height: ${space.s4};
`;

const FailureBox = styled(Card)`
  margin-block: ${space.s6};
`;
