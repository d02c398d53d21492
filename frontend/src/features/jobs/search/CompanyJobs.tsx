import { BriefcaseBusiness } from "lucide-react";
import { useId, useRef } from "react";
import { Navigate } from "react-router-dom";
import styled from "styled-components";
import {
  ButtonLink,
  Card,
  EmptyState,
  media,
  motion,
  Pagination,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { companyJobsWords } from "./company-jobs.words";
import type { CompanyJobs_PageFragment } from "./CompanyJobs.generated";
import { JobCard } from "../card/JobCard";
import { JobCardSkeleton } from "../card/JobCardSkeleton";
import { useFocusOnNextPage } from "./useFocusOnNextPage";

interface CompanyJobsProps {
  companyId: string;
  /** The address of each of the list's pages. */
  hrefOf(page: number): string;
  /** The address's, from 1. */
  page: number;
  /** Whether the list is what a search has found. */
  isSearched?: boolean;
  /** The page to show: while another one loads, the one before it. */
  jobs: CompanyJobs_PageFragment;
  isLoading: boolean;
}

/** The open jobs of a company, as the job list shows them. */
export function CompanyJobs({
  companyId,
  hrefOf,
  page,
  isSearched = false,
  jobs,
  isLoading,
}: CompanyJobsProps) {
  const words = useWords(companyJobsWords);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNextPage(heading, page, companyId);
  const pages = Math.max(Math.ceil(jobs.total / jobs.pageSize), 1);
  if (!isLoading && page > pages) return <Navigate replace to={hrefOf(pages)} />;
  return (
    <Section aria-labelledby={headingId}>
      <Heading id={headingId} ref={heading} tabIndex={-1}>
        {words.openJobs(jobs.total)}
      </Heading>
      {jobs.total === 0 ? (
        <NoJobs companyId={companyId} isSearched={isSearched} />
      ) : (
        <>
          <List $isDimmed={isLoading} aria-busy={isLoading || undefined}>
            {jobs.items.map((job) => (
              <li key={job.id}>
                <JobCard job={job} />
              </li>
            ))}
          </List>
          <Pagination page={page} pages={pages} hrefOf={hrefOf} />
        </>
      )}
    </Section>
  );
}

function NoJobs({ companyId, isSearched }: { companyId: string; isSearched: boolean }) {
  const words = useWords(companyJobsWords);
  return (
    <Card>
      <EmptyState
        seed={companyId}
        icon={<BriefcaseBusiness />}
        title={isSearched ? words.noneFound : words.none}
        actions={<ButtonLink to={paths.jobs}>{words.findOthers}</ButtonLink>}
      >
        {isSearched ? words.noneFoundHint : words.noneHint}
      </EmptyState>
    </Card>
  );
}

/** The boxes of the list that comes. */
export function CompanyJobsSkeleton() {
  return (
    <SkeletonGroup>
      <Section as="div">
        <Skeleton width={160} height={28} />
        {["one", "two", "three"].map((place) => (
          <JobCardSkeleton key={place} />
        ))}
      </Section>
    </SkeletonGroup>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Heading = styled.h2`
  ${text.heading}

  &&&&:focus-visible {
    box-shadow: none;
  }
`;

const List = styled.ul<{ $isDimmed: boolean }>`
  display: grid;
  gap: ${space.s3};
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.55 : 1)};
  transition: opacity ${motion.color};

  > li {
    min-width: 0;
  }

  ${media.reducedMotion} {
    transition: none;
  }
`;
