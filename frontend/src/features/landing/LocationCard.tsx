import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, motion, radius, shadow, Skeleton, space, text } from "../../design-system";
import { StreetMap } from "../../design-system/StreetMap/StreetMap";
import { jobListPath } from "@job-portal/protocol/paths";
import { useFormats } from "../../shared/language/formats";
import { useWords } from "../../shared/words";
import { landingWords } from "./landing.words";
import type { PopularLocations_LocationFragment } from "./PopularLocations.generated";

/** A city on its map, its open jobs and busiest localities; the whole card lists its jobs. */
export function LocationCard({ location }: { location: PopularLocations_LocationFragment }) {
  const words = useWords(landingWords).locations;
  const format = useFormats();
  const { city, jobCount, localities } = location;
  return (
    <Surface>
      <MapGround>
        <StreetMap seed={city} width={284} height={128} />
        <Spot />
      </MapGround>
      <Facts>
        <City>
          <CityLink to={jobListPath({ location: city })}>{city}</CityLink>
          <ArrowRight size={16} aria-hidden />
        </City>
        <Count>
          <strong>{format.count(jobCount)}</strong> {words.jobs(jobCount)}
        </Count>
        <Localities>{namesOnOneLine(localities.map(({ name }) => name))}</Localities>
      </Facts>
    </Surface>
  );
}

/** In letters of the card's width. */
const LINE_LENGTH = 33;

/** As many names, the busiest first, as stand on one line: none is cut off in the middle. */
function namesOnOneLine(names: readonly string[]): string {
  return names.reduce((line, name) => {
    const longer = line ? `${line}, ${name}` : name;
    return longer.length <= LINE_LENGTH || !line ? longer : line;
  }, "");
}

/** The same boxes at the same height. */
export function LocationCardSkeleton() {
  return (
    <Surface>
      <MapGround />
      <Facts>
        <City>
          <Skeleton width={120} height={20} />
        </City>
        <Count>
          <Skeleton width={80} height={16} />
        </Count>
        <Localities>
          <Skeleton width={180} height={14} />
        </Localities>
      </Facts>
    </Surface>
  );
}

const Surface = styled.div`
  position: relative;
  width: 284px;
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${radius.rLg};
  background: ${color.surface};
  box-shadow: ${shadow.shadow1};
  transition:
    border-color ${motion.color},
    box-shadow ${motion.lift};

  /* The link's own surface is the card, so the card shows its focus. */
  &:has(a:focus-visible) {
    box-shadow: ${shadow.focus};
  }

  ${media.hover} {
    &:hover:has(a) {
      border-color: ${color.brand300};
      box-shadow: ${shadow.shadow2};
    }

    &:hover a,
    &:hover a + svg {
      color: ${color.brand800};
    }
  }
`;

const MapGround = styled.div`
  position: relative;
  height: 128px;
  border-bottom: 1px solid ${color.line};
  background: ${color.brand50};
`;

const Spot = styled.span`
  position: absolute;
  top: 50%;
  left: 50%;
  width: 16px;
  height: 16px;
  border: 3px solid ${color.surface};
  border-radius: 50%;
  margin: -8px;
  background: ${color.sky500};
  box-shadow: 0 0 0 8px color-mix(in srgb, ${color.sky500} 30%, transparent);
`;

const Facts = styled.div`
  padding: 20px;
`;

const City = styled.h3`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 26px;
  ${text.cardTitle}
  font-size: ${fontSize.fs20};

  > svg {
    color: ${color.faint};
    transition: color ${motion.color};
  }
`;

const CityLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    content: "";
    inset: 0;
  }

  &&&&:focus-visible {
    box-shadow: none;
  }
`;

const Count = styled.p`
  min-height: 24px;
  margin-top: ${space.s1};
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;

  > strong {
    color: ${color.brand800};
    font-weight: 600;
  }
`;

const Localities = styled.p`
  min-height: 20px;
  margin-top: ${space.s2};
  overflow: hidden;
  ${text.meta}
  text-overflow: ellipsis;
  white-space: nowrap;
`;
