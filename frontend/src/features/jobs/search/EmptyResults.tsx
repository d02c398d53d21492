import { Search } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink, Card, ChipLink, EmptyState, color, fontSize, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { countFilters, jobSearchPath, NO_FILTERS, NOTHING_ASKED, type JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";

interface EmptyResultsProps {
  search: JobSearch;
  /** Other words that do find jobs. */
  didYouMean?: string | null;
  /** Where the same search finds jobs. */
  otherPlaces: readonly string[];
}

/** No job matches: leave a part of the search out, or look in another city. */
export function EmptyResults({ search, didYouMean, otherPlaces }: EmptyResultsProps) {
  const words = useWords(jobSearchWords);
  const steps = useNextSteps(search, otherPlaces.length > 0);
  if (steps.length === 0) return <NoJobs />;
  const [first, ...others] = steps;
  return (
    <Card>
      {didYouMean && (
        <Meant>
          {words.empty.didYouMean} <Link to={jobSearchPath(search, { q: didYouMean })}>{didYouMean}</Link>?
        </Meant>
      )}
      <EmptyState
        seed={search.location || search.q || search.type}
        icon={<Search />}
        title={words.empty.title}
        actions={
          <>
            {first && (
              <ButtonLink to={first.to} fullWidth="phone">
                {first.label}
              </ButtonLink>
            )}
            {others.map(({ to, label }) => (
              <ButtonLink key={label} to={to} tone="secondary" fullWidth="phone">
                {label}
              </ButtonLink>
            ))}
          </>
        }
      >
        {otherPlaces.length > 0 ? words.empty.hint : words.empty.hintEverywhere}
      </EmptyState>
      <OtherPlaces search={search} places={otherPlaces} />
    </Card>
  );
}

/**
 * The part that most likely rules the jobs out comes first: filters, a type, then a place, if there are such jobs
 * elsewhere, then the words.
 */
function useNextSteps(search: JobSearch, isElsewhere: boolean) {
  const words = useWords(jobSearchWords).empty;
  const steps = [];
  if (countFilters(search) > 0)
    steps.push({ to: jobSearchPath(search, NO_FILTERS), label: words.withoutFilters });
  if (search.type) steps.push({ to: jobSearchPath(search, { type: "" }), label: words.allTypes });
  if (search.location && isElsewhere)
    steps.push({ to: jobSearchPath(search, { location: "" }), label: words.anywhere });
  if (search.q) steps.push({ to: jobSearchPath(search, { q: "" }), label: words.withoutText(search.q) });
  const [first] = steps;
  if (!first || steps.length === 1) return steps;
  return [first, { to: jobSearchPath(search, NOTHING_ASKED), label: words.clearAll }];
}

function OtherPlaces({ search, places }: { search: JobSearch; places: readonly string[] }) {
  const words = useWords(jobSearchWords).empty;
  if (places.length === 0) return null;
  return (
    <Places>
      <PlacesHeading>{words.otherPlaces}</PlacesHeading>
      <Chips>
        {places.map((place) => (
          <li key={place}>
            <ChipLink to={jobSearchPath(search, { location: place })}>{place}</ChipLink>
          </li>
        ))}
      </Chips>
    </Places>
  );
}

function NoJobs() {
  const words = useWords(jobSearchWords).noJobs;
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

const Meant = styled.p`
  padding: ${space.s4} ${space.s4} 0;
  color: ${color.ink2};
  font-size: ${fontSize.fs18};
  overflow-wrap: anywhere;
  text-align: center;

  > a {
    font-weight: 600;
  }
`;

const Places = styled.div`
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
