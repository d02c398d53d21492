import type { ReactNode } from "react";
import styled from "styled-components";
import { ChipLink, Container, color, fontSize, media, navHeight, space, text } from "../../design-system";
import { jobListPath } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { landingWords } from "./landing.words";
import { SearchBar } from "./SearchBar";

/** Headline (LAND-01), search and quick terms (LAND-04); `visual` stands beside them, below them on a phone. */
export function Hero({ visual }: { visual: ReactNode }) {
  const words = useWords(landingWords).hero;
  return (
    <Ground>
      <Column>
        <Headline>{words.headline}</Headline>
        <Lead>{words.lead}</Lead>
        <SearchBar />
        <PopularTerms />
        {visual}
      </Column>
    </Ground>
  );
}

function PopularTerms() {
  const words = useWords(landingWords).hero;
  return (
    <Popular>
      <PopularLabel id="popular-terms">{words.popular}</PopularLabel>
      <Terms aria-labelledby="popular-terms">
        {words.popularTerms.map((term) => (
          <li key={term}>
            <ChipLink to={jobListPath({ q: term })}>{term}</ChipLink>
          </li>
        ))}
      </Terms>
    </Popular>
  );
}

/* Its top lies behind the navigation; the search's suggestions reach over what follows. */
const Ground = styled.div`
  position: relative;
  z-index: 1;
  overflow-x: clip;
  isolation: isolate;
`;

const Column = styled(Container)`
  position: relative;
  padding-block: calc(${navHeight} + 84px) 136px;

  ${media.belowDesktop} {
    padding-block: calc(${navHeight} + ${space.s8}) 88px;
  }

  ${media.phone} {
    padding-block: calc(${navHeight} + 36px) 0;
  }
`;

const Headline = styled.h1`
  max-width: 12.5em;
  ${text.hero}
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 560px;
  margin-block: ${space.s5} ${space.s6};
  color: ${color.muted};
  font-size: ${fontSize.fs20};
  line-height: 1.5;
  text-wrap: pretty;

  ${media.phone} {
    margin-block: ${space.s4} ${space.s5};
    font-size: ${fontSize.fs18};
  }
`;

const Popular = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  margin-top: 20px;

  ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${space.s2};
  }
`;

const PopularLabel = styled.p`
  ${text.label}
`;

const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
