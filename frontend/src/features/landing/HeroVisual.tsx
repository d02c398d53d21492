import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, motion, radius, shadow, space } from "../../design-system";
import { StreetMap } from "../../design-system/StreetMap/StreetMap";
import { jobListPath } from "@job-portal/protocol/paths";
import { useFormats } from "../../shared/language/formats";
import { useWords } from "../../shared/words";
import { HeroJobCard, HeroJobCardSkeleton } from "./HeroJobCard";
import type { HeroScene } from "./hero-scene";
import { landingWords } from "./landing.words";

interface HeroVisualProps {
  /** Null while loading, after a failure, and where there are no jobs: the map then stands alone. */
  scene: HeroScene | null;
  isLoading: boolean;
}

/** The map behind the hero, with what is real on it: localities as pins, jobs as cards. */
export function HeroVisual({ scene, isLoading }: HeroVisualProps) {
  const words = useWords(landingWords).hero;
  return (
    <>
      <MapGround>
        <StreetMap seed="hero" width={440} height={400} />
      </MapGround>
      <Stage>
        {scene && <Pins city={scene.city} localities={scene.localities} />}
        {scene && (
          <Cards aria-label={words.newestJobs}>
            {scene.jobs.map((job) => (
              <Slot key={job.id}>
                <HeroJobCard job={job} />
              </Slot>
            ))}
          </Cards>
        )}
        {isLoading && <LoadingCards />}
      </Stage>
    </>
  );
}

function LoadingCards() {
  return (
    <Cards aria-hidden>
      <Slot>
        <HeroJobCardSkeleton />
      </Slot>
      <Slot>
        <HeroJobCardSkeleton />
      </Slot>
    </Cards>
  );
}

function Pins({ city, localities }: Pick<HeroScene, "city" | "localities">) {
  const words = useWords(landingWords);
  const format = useFormats();
  return (
    <PinList aria-label={words.hero.localitiesOf(city)}>
      {localities.map(({ name, jobCount }) => (
        <PinPlace key={name}>
          <Pin to={jobListPath({ location: `${name}, ${city}` })}>
            <strong>{name}</strong>
            <span>
              {format.count(jobCount)}
              <JobsWord> {words.locations.jobs(jobCount)}</JobsWord>
            </span>
          </Pin>
        </PinPlace>
      ))}
    </PinList>
  );
}

const MapGround = styled.div`
  position: absolute;
  overflow: hidden;
  z-index: -1;
  top: 0;
  right: calc(50% - 50vw);
  bottom: 0;
  width: calc(50vw + 40px);
  mask-image:
    linear-gradient(to right, transparent, ${color.ink} 45%),
    linear-gradient(to top, transparent, ${color.ink} 28%);
  mask-composite: intersect;

  ${media.phone} {
    top: auto;
    right: 0;
    width: 100%;
    height: 290px;
    mask-image: linear-gradient(to bottom, transparent, ${color.ink} 30%, ${color.ink} 80%, transparent);
  }
`;

/* The right half of the column, from the top of the page; below 1024 px only the map is left of it. */
const Stage = styled.div`
  position: absolute;
  top: 0;
  right: 40px;
  width: 540px;
  height: 100%;
  pointer-events: none;

  > * > * {
    pointer-events: auto;
  }

  ${media.belowDesktop} {
    display: none;
  }

  ${media.phone} {
    position: relative;
    right: auto;
    display: block;
    width: auto;
    height: 276px;
    margin-top: ${space.s3};
  }
`;

const PinList = styled.ul`
  display: contents;
`;

const PinPlace = styled.li`
  position: absolute;

  &:nth-child(1) {
    top: 162px;
    left: 24px;
  }

  &:nth-child(2) {
    top: 292px;
    right: 24px;
  }

  &:nth-child(3) {
    top: 352px;
    left: 146px;
  }

  /* The headline reaches this far there. */
  ${media.desktop} and (max-width: 1199.98px) {
    &:nth-child(1) {
      display: none;
    }
  }

  ${media.phone} {
    z-index: 1;

    &:nth-child(1) {
      top: 32px;
      left: 8px;
    }

    &:nth-child(2) {
      top: 62px;
      right: 0;
      left: auto;
    }

    &:nth-child(3) {
      top: 226px;
      left: 24%;
    }
  }
`;

const Pin = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 0 12px 0 9px;
  border-radius: ${radius.rFull};
  background: ${color.surface};
  box-shadow: ${shadow.shadow2};
  color: ${color.ink2};
  font-size: ${fontSize.fs12};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;
  transition: box-shadow ${motion.lift};

  &::before {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.sky500};
    content: "";
  }

  /* A finger's target of 44 px. */
  &::after {
    position: absolute;
    content: "";
    inset: -6px 0;
  }

  > strong {
    color: ${color.ink};
    font-weight: 600;
  }

  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.shadow3};
    }

    &:hover > strong {
      color: ${color.brand800};
    }
  }
`;

const JobsWord = styled.span`
  ${media.phone} {
    display: none;
  }
`;

const Cards = styled.ul`
  display: contents;
`;

const Slot = styled.li`
  position: absolute;
  width: 312px;

  &:nth-child(1) {
    top: 104px;
    right: 0;
  }

  &:nth-child(2) {
    right: 96px;
    bottom: 24px;
  }

  ${media.phone} {
    width: auto;

    &:nth-child(1) {
      top: 84px;
      right: 8px;
      left: 8px;
    }

    &:nth-child(2) {
      display: none;
    }
  }
`;
