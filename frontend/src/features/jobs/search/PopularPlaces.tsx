import { useId } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Card, color, media, motion, radius, Skeleton, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobSearchPath, type JobSearch } from "../filter/job-search";
import { jobResultsWords } from "./job-results.words";
import type { PopularPlaces_LocationFragment } from "./PopularPlaces.generated";

interface PopularPlacesProps {
  search: JobSearch;
  /** Undefined while they are not there. */
  locations: readonly PopularPlaces_LocationFragment[] | undefined;
  isLoading: boolean;
}

/** The same search in the cities with most jobs, a click each; on small screens the Location box does it. */
export function PopularPlaces({ search, locations, isLoading }: PopularPlacesProps) {
  const headingId = useId();
  const words = useWords(jobResultsWords);
  // Remote stands before the cities, so that it stays where it is when they arrive.
  const places = ["", words.remote, ...(locations?.map(({ city }) => city) ?? [])];
  return (
    <Panel as="nav" aria-labelledby={headingId}>
      <Heading id={headingId}>{words.popularPlaces}</Heading>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <PlaceLink
              to={jobSearchPath(search, { location: place, near: false })}
              aria-current={place.toLowerCase() === search.location.toLowerCase() ? "true" : undefined}
            >
              {place || words.anywhere}
            </PlaceLink>
          </li>
        ))}
      </ul>
      {!locations && isLoading && (
        <Bones aria-hidden>
          {[72, 64, 48, 88, 64, 40, 64, 80].map((width, index) => (
            <Skeleton key={index} width={width} height={14} />
          ))}
        </Bones>
      )}
    </Panel>
  );
}

const Panel = styled(Card)`
  padding: 20px ${space.s3} ${space.s3};
`;

const Heading = styled.h2`
  padding: 0 ${space.s2} ${space.s3};
  ${text.label}
`;

/* As high as the cities that come. */
const Bones = styled.div`
  display: grid;
  gap: 22px;
  padding: 11px ${space.s2};
`;

const PlaceLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 36px;
  padding: 0 ${space.s2};
  border-radius: ${radius.rSm};
  ${text.meta}
  color: ${color.ink2};
  text-decoration: none;
  transition: background-color ${motion.color};

  ${media.hover} {
    &:hover {
      background: ${color.canvas};
      color: ${color.ink};
    }
  }

  &[aria-current="true"] {
    background: ${color.brand50};
    color: ${color.brand900};
    font-weight: 600;
  }
`;
