import { Building2 } from "lucide-react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  ButtonLink,
  Card,
  color,
  Container,
  EmptyState,
  ListSearch,
  media,
  PageFailure,
  Skeleton,
  space,
} from "../../design-system";
import { CareerBand } from "../../features/companies/career/CareerBand";
import { CompanyGlance } from "../../features/companies/CompanyAbout";
import { Prose } from "../../features/companies/Prose";
import { CompanyJobs, CompanyJobsSkeleton } from "../../features/jobs/search/CompanyJobs";
import { readPage } from "../../shared/list-address";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { careerPath, MOST_SOUGHT } from "./career-address";
import { careerScreenWords } from "./career-screen.words";
import { type CareerScreenQuery, useCareerScreenQuery } from "./CareerScreen.generated";

type Page = NonNullable<CareerScreenQuery["careerPage"]>;

/** /c/{address}, for everybody: the page that a company has made of its own, with its open jobs (CARE-04). */
export function CareerScreen() {
  const words = useWords(careerScreenWords);
  const { address = "" } = useParams();
  const [query] = useSearchParams();
  const page = readPage(query);
  const sought = (query.get("q") ?? "").trim().slice(0, MOST_SOUGHT);
  const { data, previousData, loading, refetch } = useCareerScreenQuery({
    variables: { address, page, text: sought },
  });
  // While another page of its jobs is on the way, the company stays.
  const shown = data ?? (loading ? previousData : undefined);
  const career = shown?.careerPage;
  usePageTitle(career === null ? words.notFoundTitle : career && words.careersAt(career.company.name));
  if (career === null) return <NotFound address={address} />;
  if (data?.careerPage && data.careerPage.address !== address)
    return <Navigate replace to={careerPath(data.careerPage.address, sought, page)} />;
  if (!career && !loading)
    return <PageFailure title={words.page} message={words.loadFailed} onRetry={() => void refetch()} />;
  return (
    <Ground>
      {career ? <CareerBand career={career} level={1} /> : <BandSkeleton />}
      <Body>
        <Main>
          {career?.about && (
            <Card as="section" aria-label={words.about(career.company.name)}>
              <Prose text={career.about} />
            </Card>
          )}
          {career ? (
            <Jobs career={career} address={address} page={page} sought={sought} isLoading={!data} />
          ) : (
            <CompanyJobsSkeleton />
          )}
        </Main>
        {career && <CompanyGlance company={career.company} />}
      </Body>
    </Ground>
  );
}

interface JobsProps {
  career: Page;
  address: string;
  page: number;
  sought: string;
  isLoading: boolean;
}

function Jobs({ career, address, page, sought, isLoading }: JobsProps) {
  const words = useWords(careerScreenWords);
  const navigate = useNavigate();
  return (
    <>
      {(career.jobs.total > 1 || sought !== "") && (
        <ListSearch
          label={words.search}
          text={sought}
          maxLength={MOST_SOUGHT}
          onSearch={(text) => void navigate(careerPath(address, text))}
        />
      )}
      <CompanyJobs
        companyId={career.company.id}
        hrefOf={(number) => careerPath(address, sought, number)}
        page={page}
        isSearched={sought !== ""}
        jobs={career.jobs}
        isLoading={isLoading}
      />
    </>
  );
}

function BandSkeleton() {
  return (
    <Container>
      <Skeleton width="100%" height={220} />
    </Container>
  );
}

function NotFound({ address }: { address: string }) {
  const words = useWords(careerScreenWords);
  return (
    <Container>
      <EmptyState
        scale="page"
        seed={address}
        icon={<Building2 />}
        eyebrow={words.notFoundEyebrow}
        title={words.notFoundTitle}
        actions={
          <ButtonLink to={paths.jobs} size="lg" fullWidth="phone">
            {words.findJobs}
          </ButtonLink>
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

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space.s6};
  align-items: start;
  padding-block: ${space.s6} ${space.s9};

  > :only-child {
    grid-column: 1 / -1;
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s5};
    padding-block: ${space.s5} ${space.s8};
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
`;
