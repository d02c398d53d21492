import { useApolloClient } from "@apollo/client/react";
import { MapPin } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import {
  BackLink,
  Chip,
  color,
  fontSize,
  InlineButton,
  media,
  Skeleton,
  space,
  text,
  VisuallyHidden,
} from "../../../design-system";
import { CompanyMark } from "../../companies/CompanyMark";
import { companyChecksPath, jobListPath, paths } from "@job-portal/protocol/paths";
import { InScript } from "../../../shared/language/InScript";
import { useWords } from "../../../shared/words";
import { VerifiedMark } from "../../companies/VerifiedMark";
import {
  JobHeader_ListedFragmentDoc,
  type JobHeader_JobFragment,
  type JobHeader_ListedFragment,
} from "./JobHeader.generated";
import { HighlightMark } from "./HighlightMark";
import { jobsWords } from "./jobs.words";
import { useSearchLeft } from "./search-left";
import { TypeChip } from "./TypeChip";

const MOST_PLACES = 4;

interface JobHeaderProps {
  id: string;
  job: JobHeader_JobFragment | undefined;
  /** How the viewer fits it; stands beside the title on phones alone (SEEN-06). */
  fit?: ReactNode;
}

/**
 * The job's title and company (JOBS-09). Before the job is there its boxes stand empty, except for what a list has
 * told of it. The h1 is the same element before and after. A change of page puts the focus there, and it is not lost
 * when the job arrives.
 */
export function JobHeader({ id, job, fit }: JobHeaderProps) {
  const words = useWords(jobsWords);
  const listed = useListed(id);
  const known = job ?? listed;
  return (
    <Layout>
      <Back>{job ? <WayBack job={job} /> : <Skeleton width={140} height={16} />}</Back>
      <Mark>
        {known ? (
          <CompanyMark name={known.company.name} logoURL={known.company.logoURL} size={80} />
        ) : (
          <Skeleton shape="tile" width={80} height={80} />
        )}
      </Mark>
      <Title>
        {known ? (
          <InScript>{known.title}</InScript>
        ) : (
          <>
            <VisuallyHidden>{words.job}</VisuallyHidden>
            <Skeleton width={420} height={36} />
          </>
        )}
      </Title>
      {fit && <FitPlace>{fit}</FitPlace>}
      <Below>{job ? <CompanyAndChips job={job} /> : <BelowSkeleton company={listed?.company} />}</Below>
    </Layout>
  );
}

/** What the visitor has seen of the job on a list's card; null where they came by another way. */
function useListed(id: string): JobHeader_ListedFragment | null {
  const { cache } = useApolloClient();
  return cache.readFragment({
    id: cache.identify({ __typename: "Job", id }),
    fragment: JobHeader_ListedFragmentDoc,
    fragmentName: "JobHeader_listed",
  });
}

function WayBack({ job }: { job: JobHeader_JobFragment }) {
  const words = useWords(jobsWords);
  const search = useSearchLeft();
  const location = job.city ?? (job.workMode === "REMOTE" ? words.remote : "");
  const label = job.city ? words.allJobsIn(job.city) : location ? words.allRemoteJobs : words.allJobs;
  return <BackLink to={search ?? jobListPath({ location })}>{search ? words.backToSearch : label}</BackLink>;
}

function CompanyAndChips({ job }: { job: JobHeader_JobFragment }) {
  const words = useWords(jobsWords);
  return (
    <>
      <Line>
        <CompanyName>
          <Link to={paths.company(job.company.id)}>{job.company.name}</Link>
          <VerifiedMark isVerified={job.company.isVerified} to={companyChecksPath(job.company.id)} />
        </CompanyName>
        <Place>
          <MapPin size={18} aria-hidden />
          <Places job={job} />
        </Place>
      </Line>
      {job.isForClient && (
        <ForClient>{words.postedFor(job.company.name, job, job.applyUrl === null)}</ForClient>
      )}
      <Chips>
        <TypeChip type={job.type} />
        <Chip>{words.openings(job.openings)}</Chip>
      </Chips>
      {job.isHighlighted && <HighlightMark />}
    </>
  );
}

/** All of its places (JOBP-05); of five or more four, until one asks for all. */
function Places({ job }: { job: JobHeader_JobFragment }) {
  const words = useWords(jobsWords);
  const [isWhole, setIsWhole] = useState(false);
  const { places } = job;
  if (places.length < 2) return <span>{job.location}</span>;
  const isCut = !isWhole && places.length > MOST_PLACES;
  const shown = isCut ? places.slice(0, MOST_PLACES) : places;
  return (
    <span>
      {shown.map(({ label }) => label).join("; ")}
      {isCut && (
        <>
          {" "}
          <InlineButton onClick={() => setIsWhole(true)}>{words.showAllPlaces(places.length)}</InlineButton>
        </>
      )}
    </span>
  );
}

function BelowSkeleton({ company }: { company: JobHeader_ListedFragment["company"] | undefined }) {
  return (
    <>
      {company ? (
        <CompanyName>
          <Link to={paths.company(company.id)}>{company.name}</Link>
        </CompanyName>
      ) : (
        <Skeleton width={280} height={24} />
      )}
      <Skeleton shape="pill" width={150} height={28} />
    </>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template:
    "back back" auto
    "mark title" auto
    "mark below" auto
    / 80px minmax(0, 1fr);
  align-items: start;
  column-gap: ${space.s5};

  ${media.phone} {
    grid-template:
      "back back back" auto
      "mark title fit" auto
      "below below below" auto
      / 56px minmax(0, 1fr) auto;
    column-gap: 14px;
  }
`;

const FitPlace = styled.div`
  display: none;
  grid-area: fit;

  ${media.phone} {
    display: block;
  }
`;

/* As high with the skeleton as with the link. */
const Back = styled.div`
  grid-area: back;
  min-height: 52px;
`;

const Mark = styled.div`
  grid-area: mark;

  ${media.phone} {
    > * {
      width: 56px;
      height: 56px;
    }
  }
`;

const Title = styled.h1`
  grid-area: title;
  align-self: center;
  ${text.title}
  overflow-wrap: anywhere;

  ${media.phone} {
    font-size: ${fontSize.fs24};
  }
`;

const Below = styled.div`
  display: grid;
  grid-area: below;
  gap: ${space.s3};
  margin-top: ${space.s2};

  ${media.phone} {
    margin-top: ${space.s4};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};

  ${media.phone} {
    display: grid;
  }
`;

const CompanyName = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${color.ink};
  font-weight: 500;

  > a {
    color: inherit;
    overflow-wrap: anywhere;
  }
`;

const ForClient = styled.p`
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${color.muted};

  > svg {
    flex: none;
    color: ${color.faint};
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
