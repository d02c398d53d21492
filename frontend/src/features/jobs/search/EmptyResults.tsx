import { Search } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { ButtonLink, Card, ChipLink, EmptyState, color, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { jobSearchPath, NOTHING_ASKED, type JobSearch } from "../filter/job-search";
import { jobResultsWords } from "./job-results.words";
import { useWaysOn, type WayOn } from "./useWaysOn";

interface EmptyResultsProps {
  search: JobSearch;
  /** Where the same search finds jobs. */
  otherPlaces: readonly string[];
  /** The places with most jobs. */
  popularPlaces: readonly string[];
  /** Whether jobs follow that are close to the search. */
  isClose: boolean;
  /** Keeps the search. */
  alertMe: ReactNode;
}

/** No job matches: what says so, and ways on of which each leads to jobs. */
export function EmptyResults({ search, otherPlaces, popularPlaces, isClose, alertMe }: EmptyResultsProps) {
  const words = useWords(jobResultsWords).empty;
  const ways = useWaysOn(search, isClose);
  if (jobSearchPath(search, { sort: "newest" }) === paths.jobs) return <NoJobs />;
  if (isClose)
    return (
      <Compact>
        <CompactTitle>{words.title}</CompactTitle>
        <p>{words.hintClose}</p>
        <Actions>
          <WayLinks ways={ways} isFirstMain={false} />
          {alertMe}
        </Actions>
      </Compact>
    );
  return (
    <Card>
      <EmptyState
        seed={search.location || search.q || search.type}
        icon={<Search />}
        title={words.title}
        actions={
          <>
            <WayLinks ways={ways} isFirstMain />
            {alertMe}
          </>
        }
      >
        {otherPlaces.length > 0 ? words.hint : words.hintEverywhere}
      </EmptyState>
      {otherPlaces.length > 0 ? (
        <Places heading={words.otherPlaces} places={otherPlaces} search={search} />
      ) : (
        <Places heading={words.popularPlaces} places={popularPlaces} search={ANYTHING} />
      )}
    </Card>
  );
}

const ANYTHING: JobSearch = { ...NOTHING_ASKED, sort: "newest", page: 1 };

interface WayLinksProps {
  ways: readonly WayOn[];
  isFirstMain: boolean;
}

function WayLinks({ ways, isFirstMain }: WayLinksProps): ReactNode {
  const words = useWords(jobResultsWords).empty;
  return ways.map(({ to, label, found }, index) => (
    <ButtonLink
      key={label}
      to={to}
      tone={isFirstMain && index === 0 ? "primary" : "secondary"}
      fullWidth="phone"
    >
      {label} {words.leadsTo(found)}
    </ButtonLink>
  ));
}

interface PlacesProps {
  heading: string;
  places: readonly string[];
  search: JobSearch;
}

function Places({ heading, places, search }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <PlacesBox>
      <PlacesHeading>{heading}</PlacesHeading>
      <Chips>
        {places.map((place) => (
          <li key={place}>
            <ChipLink to={jobSearchPath(search, { location: place, near: false })}>{place}</ChipLink>
          </li>
        ))}
      </Chips>
    </PlacesBox>
  );
}

function NoJobs() {
  const words = useWords(jobResultsWords).noJobs;
  return (
    <Card>
      <EmptyState
        seed="no jobs"
        icon={<Search />}
        title={words.title}
        actions={<ButtonLink to={paths.postJob}>{words.postJob}</ButtonLink>}
      >
        {words.hint}
      </EmptyState>
    </Card>
  );
}

const Compact = styled(Card)`
  display: grid;
  gap: ${space.s2};
  color: ${color.muted};
`;

const CompactTitle = styled.h2`
  ${text.cardTitle}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: ${space.s2};
`;

const PlacesBox = styled.div`
  display: grid;
  gap: ${space.s3};
  max-width: 560px;
  padding: ${space.s5} 0 ${space.s5};
  border-top: 1px solid ${color.line};
  margin-inline: auto;
  justify-items: center;
`;

const PlacesHeading = styled.h3`
  ${text.label}
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s2};
`;
