import {
  Bike,
  BriefcaseBusiness,
  CircleCheck,
  CircleGauge,
  ExternalLink,
  Footprints,
  House,
  MapPin,
  Moon,
  Sprout,
} from "lucide-react";
import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink, color, fontSize, media, motion, text } from "../../../design-system";
import { CompanyMark } from "../../companies/CompanyMark";
import { paths } from "@job-portal/protocol/paths";
import { indianDay } from "../../../shared/language/formats";
import { InScript } from "../../../shared/language/InScript";
import { useMountedAt } from "../../../shared/page-view";
import { useWords } from "../../../shared/words";
import { VerifiedMark } from "../../companies/VerifiedMark";
import type { JobCard_JobFragment } from "./JobCard.generated";
import { Action, Age, Head, Layout, Mark, Meta, Pay, Skills } from "./job-card-parts";
import { jobsWords } from "../job/jobs.words";
import { SaveJobMark } from "../job/SaveJob";
import { useSearchToLeave } from "../job/search-left";
import { HighlightMark } from "../job/HighlightMark";
import { SkillRow } from "./SkillRow";

/** How far a job is from where somebody searched, and which of its places is so near. */
interface Distance {
  place: string;
  km: number;
}

/** Per cent; a lower match says little of a job (SEEN-06). */
const LEAST_MATCH = 50;

/** An experience that says already that freshers are welcome. */
const SAYS_FRESHERS = /fresher|फ़?्रेशर/i;

interface JobCardProps {
  job: JobCard_JobFragment;
  /** Its place on the page of a search, from 1. */
  place?: number;
  distance?: Distance | undefined;
}

/**
 * A job of a list: what one compares jobs by, and the way to its details (JOBS-07). A list has twenty of them, which a
 * filter that is pressed must not wait for.
 */
export const JobCard = memo(function JobCard({ job, place, distance }: JobCardProps) {
  const words = useWords(jobsWords);
  const address = paths.job(job.id);
  const state = useSearchToLeave(place);
  return (
    <Layout as="article" $tone="link">
      <Mark>
        <CompanyMark name={job.company.name} logoURL={job.company.logoURL} />
      </Mark>
      <Head>
        <Title>
          <TitleLink to={address} state={state}>
            <InScript>{job.title}</InScript>
          </TitleLink>
        </Title>
        <Company>
          <CompanyName to={paths.company(job.company.id)}>{job.company.name}</CompanyName>
          {/* The job's page tells of companies that are not. */}
          {job.company.isVerified && <VerifiedMark isVerified />}
          {/* Behind the mark, which is the company's own (AGCY-04). */}
          {job.isForClient && <span>{words.forClient(job)}</span>}
        </Company>
        {job.isHighlighted && <HighlightMark />}
      </Head>
      <Pay>
        <Salary>{words.payHeadline(job.pay)}</Salary>
      </Pay>
      {job.postedAt !== null && <PostedAge postedAt={job.postedAt} />}
      <Meta>
        <CardFacts job={job} distance={distance} />
      </Meta>
      <Skills>
        <SkillRow type={job.type} skills={job.skills} />
      </Skills>
      <Action>
        <SaveJobMark job={job} />
        <ButtonLink tone="secondary" to={address} state={state} aria-label={words.viewDetailsOf(job.title)}>
          {words.viewDetails}
        </ButtonLink>
      </Action>
    </Layout>
  );
});

function CardFacts({ job, distance }: JobCardProps) {
  const words = useWords(jobsWords);
  return (
    <Facts>
      {job.match?.score != null && job.match.score >= LEAST_MATCH && (
        <Fact icon={<CircleGauge size={16} aria-hidden />}>
          <strong>{words.match(job.match.score)}</strong>
        </Fact>
      )}
      <Fact icon={<MapPin size={16} aria-hidden />}>
        {distance ? <PlaceInReach distance={distance} places={job.placesInShort} /> : job.placesInShort}
      </Fact>
      {/* A remote job's place says so already. */}
      {job.workMode !== "REMOTE" && (
        <Fact icon={<House size={16} aria-hidden />} isUsual={job.workMode === "ON_SITE"}>
          {words.workModes[job.workMode]}
        </Fact>
      )}
      <Fact icon={<BriefcaseBusiness size={16} aria-hidden />}>{words.experienceAsked(job.experience)}</Fact>
      <DetailFacts job={job} />
      {job.viewerApplication && (
        <Fact icon={<CircleCheck size={16} aria-hidden />}>
          {job.viewerApplication.status === "WITHDRAWN" ? words.withdrawn : words.applied}
        </Fact>
      )}
    </Facts>
  );
}

/** The place that is near with its distance, and the job's others behind it. */
function PlaceInReach({ distance: { place, km }, places }: { distance: Distance; places: string }) {
  const words = useWords(jobsWords);
  const others = places.split(", ").filter((other) => !place.includes(other));
  return (
    <span>
      {place} · <strong>{words.away(km)}</strong>
      {others.length > 0 && ` · ${words.alsoIn(others.join(", "))}`}
    </span>
  );
}

/** What makes people come or stay away before they read on. */
function DetailFacts({ job }: { job: JobCard_JobFragment }) {
  const words = useWords(jobsWords);
  const { shift, walkInUntil } = job;
  const today = indianDay(useMountedAt());
  const isWalkInAhead = walkInUntil !== null && walkInUntil >= today;
  return (
    <>
      {(shift === "NIGHT" || shift === "ROTATIONAL") && (
        <Fact icon={<Moon size={16} aria-hidden />}>
          {shift === "NIGHT" ? words.nightShift : words.rotationalShift}
        </Fact>
      )}
      {isWalkInAhead && (
        <Fact icon={<Footprints size={16} aria-hidden />}>{words.walkInUntil(walkInUntil)}</Fact>
      )}
      {job.freshersWelcome && !SAYS_FRESHERS.test(job.experience) && (
        <Fact icon={<Sprout size={16} aria-hidden />}>{words.freshersWelcome}</Fact>
      )}
      {job.ownTwoWheeler && <Fact icon={<Bike size={16} aria-hidden />}>{words.ownTwoWheeler}</Fact>}
      {job.applyUrl !== null && (
        <Fact icon={<ExternalLink size={16} aria-hidden />}>{words.appliesElsewhere}</Fact>
      )}
    </>
  );
}

function PostedAge({ postedAt }: { postedAt: string }) {
  const words = useWords(jobsWords);
  const now = useMountedAt();
  return (
    <Age>
      <When dateTime={postedAt}>{words.age(now - Date.parse(postedAt))}</When>
    </Age>
  );
}

interface FactProps {
  icon: ReactNode;
  /** Goes without saying where room is scarce. */
  isUsual?: boolean;
  children: ReactNode;
}

function Fact({ icon, isUsual = false, children }: FactProps) {
  return (
    <FactItem $isUsual={isUsual}>
      {icon}
      {children}
    </FactItem>
  );
}

const Title = styled.h3`
  ${text.cardTitle}
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/* At least 24 px high, as the company's name below it is: two targets that a finger tells apart. */
const TitleLink = styled(Link)`
  display: inline-block;
  padding-block: 1px;
  border-radius: 4px;
  color: inherit;
  text-decoration: none;
  transition: color ${motion.color};

  ${media.hover} {
    article:hover & {
      color: ${color.brand800};
    }
  }
`;

const Company = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 8px;
  ${text.meta}

  > span {
    overflow-wrap: anywhere;
  }
`;

const CompanyName = styled(Link)`
  padding-block: 2px;
  border-radius: 4px;
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      color: ${color.brand800};
      text-decoration: underline;
    }
  }
`;

const Salary = styled.p`
  color: ${color.ink};
  font-size: ${fontSize.fs18};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  letter-spacing: -0.025em;
  line-height: 1.3;
  white-space: nowrap;

  ${media.phone} {
    white-space: normal;
  }
`;

const When = styled.time`
  display: block;
  ${text.meta}
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  ${text.meta}
  color: ${color.ink2};

  svg {
    flex: none;
    color: ${color.faint};
  }

  strong {
    color: ${color.ink};
    font-weight: 600;
  }
`;

const FactItem = styled.li<{ $isUsual: boolean }>`
  display: flex;
  align-items: center;
  gap: 6px;

  ${media.phone} {
    display: ${({ $isUsual }) => ($isUsual ? "none" : "flex")};
  }
`;
