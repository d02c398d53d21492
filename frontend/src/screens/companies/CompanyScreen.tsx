import { Building2 } from "lucide-react";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import {
  ButtonLink,
  Card,
  color,
  Container,
  EmptyState,
  media,
  PageFailure,
  Skeleton,
  space,
} from "../../design-system";
import { CompanyAbout, CompanyGlance } from "../../features/companies/CompanyAbout";
import { CompanyHeader } from "../../features/companies/CompanyHeader";
import { CompanyChecks } from "../../features/verification/CompanyChecks";
import { CompanyJobs, CompanyJobsSkeleton } from "../../features/jobs/search/CompanyJobs";
import { readPage } from "../../shared/list-address";
import { usePageTitle } from "../../shared/page-title";
import { companyPath, paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { companyScreenWords } from "./company-screen.words";
import { useCompanyScreenQuery } from "./CompanyScreen.generated";

/** /companies/{id}, for everybody: what a company says of itself, how it replies, and its open jobs. */
export function CompanyScreen() {
  const words = useWords(companyScreenWords);
  const { id = "" } = useParams();
  const [address] = useSearchParams();
  const page = readPage(address);
  const { data, previousData, loading, refetch } = useCompanyScreenQuery({
    variables: { id, page },
  });
  // While another page of its jobs is on the way, the company stays.
  const shown = data ?? (previousData?.company?.id === id && loading ? previousData : undefined);
  const company = shown?.company;
  usePageTitle(company === null ? words.notFoundTitle : company && words.jobsAt(company.name));
  if (company === null) return <NotFound id={id} />;
  // It was merged into this one.
  if (company && company.id !== id) return <Navigate replace to={companyPath(company.id, page)} />;
  if (!shown && !loading)
    return <PageFailure title={words.company} message={words.loadFailed} onRetry={() => void refetch()} />;
  return (
    <Ground>
      <Band>
        <Container>
          <CompanyHeader company={company} />
        </Container>
      </Band>
      <Body>
        <Side>
          {company ? (
            <>
              <CompanyGlance company={company} />
              <CompanyChecks company={company} />
            </>
          ) : (
            <SideSkeleton />
          )}
        </Side>
        <Main>
          {company && <CompanyAbout name={company.name} about={company.about} />}
          {shown ? (
            <CompanyJobs
              companyId={id}
              hrefOf={(number) => companyPath(id, number)}
              page={page}
              jobs={shown.companyJobs}
              isLoading={!data}
            />
          ) : (
            <CompanyJobsSkeleton />
          )}
        </Main>
      </Body>
    </Ground>
  );
}

function SideSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton width="100%" height={150} />
    </Card>
  );
}

function NotFound({ id }: { id: string }) {
  const words = useWords(companyScreenWords);
  return (
    <Container>
      <EmptyState
        scale="page"
        seed={id}
        icon={<Building2 />}
        eyebrow={words.notFoundEyebrow}
        title={words.notFoundTitle}
        actions={
          <>
            <ButtonLink to={paths.jobs} size="lg" fullWidth="phone">
              {words.findJobs}
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

/* Tall enough to keep the footer from jumping when the company comes. */
const Ground = styled.div`
  min-height: 75vh;
  background: ${color.canvas};
`;

const Band = styled.div`
  padding-block: ${space.s3} ${space.s6};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};

  ${media.phone} {
    padding-block: ${space.s1} 20px;
  }
`;

const Body = styled(Container)`
  display: grid;
  grid-template: "main side" / minmax(0, 1fr) 320px;
  gap: ${space.s6};
  align-items: start;
  padding-block: ${space.s6} ${space.s9};

  ${media.belowDesktop} {
    grid-template: "side" "main" / minmax(0, 1fr);
    gap: ${space.s4};
    padding-block: ${space.s5} ${space.s8};
  }

  ${media.phone} {
    padding-block: ${space.s4} ${space.s6};
  }
`;

const Side = styled.div`
  display: grid;
  grid-area: side;
  gap: ${space.s4};
`;

const Main = styled.div`
  display: grid;
  grid-area: main;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};

  ${media.phone} {
    gap: ${space.s5};
  }
`;
