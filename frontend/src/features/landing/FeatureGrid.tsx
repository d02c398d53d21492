import { Building2, MapPin, Search, ShieldCheck, TrendingUp, Zap, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { color, Container, fontSize, media, radius, shadow, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import type { FeatureGrid_JobFragment, FeatureGrid_LocationFragment } from "./FeatureGrid.generated";
import {
  ApplySketch,
  CompaniesSketch,
  GrowthSketch,
  NetworkSketch,
  SearchSketch,
  SecureSketch,
} from "./FeatureSketches";
import { landingWords } from "./landing.words";
import { Section, SectionTitle } from "./section";

interface FeatureGridProps {
  /** What the small pictures show; where it is empty they show plain bars instead of anything made up. */
  jobs: readonly FeatureGrid_JobFragment[];
  location: FeatureGrid_LocationFragment | undefined;
}

/** Six things the portal does (LAND-09): cards with a picture of each, a plain list on a phone. */
export function FeatureGrid({ jobs, location }: FeatureGridProps) {
  const words = useWords(landingWords).features;
  return (
    <Section aria-labelledby="features">
      <Container>
        <SectionTitle id="features">{words.heading}</SectionTitle>
        <Grid>
          <Feature {...words.easySearch} icon={Search} sketch={<SearchSketch jobs={jobs} />} />
          <Feature {...words.growth} icon={TrendingUp} sketch={<GrowthSketch />} />
          <Feature {...words.companies} icon={Building2} sketch={<CompaniesSketch jobs={jobs} />} />
          <Feature {...words.secure} icon={ShieldCheck} sketch={<SecureSketch jobs={jobs} />} />
          <Feature {...words.quickApply} icon={Zap} sketch={<ApplySketch />} />
          <Feature {...words.network} icon={MapPin} sketch={<NetworkSketch location={location} />} />
        </Grid>
      </Container>
    </Section>
  );
}

interface FeatureProps {
  title: string;
  sentence: string;
  icon: LucideIcon;
  sketch: ReactNode;
}

function Feature({ title, sentence, icon: Icon, sketch }: FeatureProps) {
  return (
    <Item>
      <Picture aria-hidden>{sketch}</Picture>
      <Tile aria-hidden>
        <Icon size={20} />
      </Tile>
      <Copy>
        <Title>{title}</Title>
        <Sentence>{sentence}</Sentence>
      </Copy>
    </Item>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s5};
  margin-top: ${space.s7};

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: 1fr;
    gap: 0;
    overflow: hidden;
    margin-top: ${space.s6};
    border: 1px solid ${color.line};
    border-radius: ${radius.rLg};
    box-shadow: ${shadow.shadow1};
  }
`;

const Item = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.rLg};
  background: ${color.surface};
  box-shadow: ${shadow.shadow1};

  ${media.phone} {
    flex-direction: row;
    gap: ${space.s4};
    padding: 20px ${space.s4};
    border: 0;
    border-radius: 0;
    box-shadow: none;

    & + & {
      border-top: 1px solid ${color.line};
    }
  }
`;

const Picture = styled.div`
  position: relative;
  height: 196px;
  overflow: hidden;
  border-bottom: 1px solid ${color.line};
  background: linear-gradient(
    to bottom,
    ${color.brand50},
    color-mix(in srgb, ${color.brand50} 35%, ${color.surface})
  );

  ${media.phone} {
    display: none;
  }
`;

const Tile = styled.div`
  display: none;

  ${media.phone} {
    display: grid;
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: ${radius.rMd};
    background: ${color.brand50};
    color: ${color.brand800};
    place-items: center;
  }
`;

const Copy = styled.div`
  padding: ${space.s5} ${space.s5} 28px;

  ${media.phone} {
    padding: 0;
  }
`;

const Title = styled.h3`
  ${text.cardTitle}
  font-size: ${fontSize.fs20};

  ${media.phone} {
    font-size: ${fontSize.fs16};
  }
`;

const Sentence = styled.p`
  margin-top: ${space.s2};
  color: ${color.muted};
  text-wrap: pretty;

  ${media.phone} {
    margin-top: 2px;
  }
`;
