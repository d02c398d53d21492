import { ArrowLeft, ArrowRight, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import {
  ButtonLink,
  Card,
  EmptyState,
  IconButton,
  LoadFailure,
  media,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { containerWidth } from "../../design-system/tokens";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { landingWords } from "./landing.words";
import { LocationCard, LocationCardSkeleton } from "./LocationCard";
import type { PopularLocations_LocationFragment } from "./PopularLocations.generated";
import { Section, SectionTitle } from "./section";
import { useCarousel } from "./useCarousel";

interface PopularLocationsProps {
  /** Cities by open jobs, most first; undefined while they are not there. */
  locations: readonly PopularLocations_LocationFragment[] | undefined;
  isLoading: boolean;
  onRetry(): void;
}

/** The cities with most open jobs, to leaf through (LAND-10 to LAND-20). */
export function PopularLocations({ locations, isLoading, onRetry }: PopularLocationsProps) {
  if (locations && locations.length > 0) return <Carousel locations={locations} />;
  return (
    <Block>
      {isLoading && !locations && <LoadingCards />}
      {!isLoading && !locations && <Failed onRetry={onRetry} />}
      {locations && <Empty />}
    </Block>
  );
}

function Carousel({ locations }: { locations: readonly PopularLocations_LocationFragment[] }) {
  const words = useWords(landingWords).locations;
  const { trackRef, ...carousel } = useCarousel<HTMLUListElement>(locations.length);
  return (
    <Block
      buttons={
        // At an end they stay focusable: the keyboard stands on one when it gets there.
        <Buttons>
          <IconButton
            label={words.previous}
            icon={<ArrowLeft size={20} aria-hidden />}
            aria-disabled={carousel.isAtStart}
            onClick={carousel.scrollBack}
          />
          <IconButton
            label={words.next}
            icon={<ArrowRight size={20} aria-hidden />}
            aria-disabled={carousel.isAtEnd}
            onClick={carousel.scrollOn}
          />
        </Buttons>
      }
    >
      <Track ref={trackRef} onScroll={carousel.handleScroll} aria-labelledby="popular-locations">
        {locations.map((location) => (
          <Slot key={location.city}>
            <LocationCard location={location} />
          </Slot>
        ))}
      </Track>
    </Block>
  );
}

function Block({ buttons, children }: { buttons?: ReactNode; children: ReactNode }) {
  const words = useWords(landingWords).locations;
  return (
    <Section $tone="tinted" aria-labelledby="popular-locations">
      <Layout>
        <Head>
          <SectionTitle id="popular-locations">{words.heading}</SectionTitle>
          <Lead>{words.lead}</Lead>
        </Head>
        {buttons}
        {children}
      </Layout>
    </Section>
  );
}

function LoadingCards() {
  return (
    <Loading>
      <SkeletonGroup>
        <Track $isStill>
          {["one", "two", "three", "four", "five"].map((slot) => (
            <Slot key={slot}>
              <LocationCardSkeleton />
            </Slot>
          ))}
        </Track>
      </SkeletonGroup>
    </Loading>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  const words = useWords(landingWords).locations;
  return (
    <Instead>
      <Card>
        <LoadFailure message={words.loadFailed} onRetry={onRetry} />
      </Card>
    </Instead>
  );
}

function Empty() {
  const words = useWords(landingWords).locations;
  return (
    <Instead>
      <Card>
        <EmptyState
          seed="no cities"
          icon={<MapPin />}
          title={words.emptyTitle}
          actions={<ButtonLink to={paths.postJob}>{words.postJob}</ButtonLink>}
        >
          {words.emptyHint}
        </EmptyState>
      </Card>
    </Instead>
  );
}

/* It has the section's full width, because the row of cards starts at the column's edge and bleeds off the page. */
const Layout = styled.div`
  --edge: max(40px, (100% - ${containerWidth}) / 2);

  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;

  ${media.belowDesktop} {
    --edge: 24px;
  }

  ${media.phone} {
    --edge: 16px;
  }
`;

const Head = styled.div`
  padding-inline: var(--edge) ${space.s5};
`;

const Lead = styled.p`
  margin-top: ${space.s3};
  ${text.lead}
  text-wrap: balance;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space.s2};
  padding-right: var(--edge);

  /* Under the thumb, below the cards. */
  ${media.phone} {
    grid-row: 3;
    padding-left: var(--edge);
  }
`;

const Track = styled.ul<{ $isStill?: boolean }>`
  display: flex;
  grid-column: 1 / -1;
  gap: ${space.s4};
  /* Room for focus rings and shadows, which scrolling would cut off. */
  padding: ${space.s3} var(--edge) 20px;
  margin-top: 20px;
  overflow: ${({ $isStill }) => ($isStill ? "hidden" : "auto hidden")};
  scroll-behavior: smooth;
  scroll-padding-inline: var(--edge);
  scroll-snap-type: x proximity;
  scrollbar-width: none;
`;

const Loading = styled.div`
  grid-column: 1 / -1;
`;

const Slot = styled.li`
  flex: none;
  scroll-snap-align: start;
`;

const Instead = styled.div`
  grid-column: 1 / -1;
  padding-inline: var(--edge);
  margin-top: ${space.s6};
`;
