import { Link } from "react-router-dom";
import styled, { css } from "styled-components";
import { useSession } from "../../auth/session";
import { color, Container, fontSize, media, motion, radius, space, text } from "../../design-system";
import { StreetMap } from "../../design-system/StreetMap/StreetMap";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { landingWords } from "./landing.words";

/** The last word of the page (LAND-22); whoever is signed in already has started, and goes to the dashboard. */
export function GetStarted() {
  const words = useWords(landingWords).getStarted;
  const isSignedIn = useSession().status === "signed-in";
  return (
    <Container>
      <Band aria-labelledby="get-started">
        <Ground>
          <StreetMap seed="get started" width={620} height={270} tone="deep" />
        </Ground>
        <Copy>
          <Heading id="get-started">{words.heading}</Heading>
          <Sentence>{words.sentence}</Sentence>
        </Copy>
        <Actions>
          <BandLink to={isSignedIn ? paths.dashboard : paths.signUp} $tone="solid">
            {words.action}
          </BandLink>
          <BandLink to={paths.postJob} $tone="outlined">
            {words.postJob}
          </BandLink>
        </Actions>
      </Band>
    </Container>
  );
}

const Band = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s6};
  padding: ${space.s8};
  margin-bottom: ${space.s9};
  overflow: hidden;
  border-radius: 20px;
  background: ${color.deep};
  isolation: isolate;

  ${media.belowDesktop} {
    flex-direction: column;
    align-items: flex-start;
    padding: ${space.s7} 40px;
  }

  ${media.phone} {
    align-items: stretch;
    padding: ${space.s6} ${space.s5};
    margin-bottom: ${space.s8};
  }
`;

const Ground = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0 0 0 36%;
  mask-image: linear-gradient(to right, transparent, ${color.ink} 60%);

  ${media.phone} {
    inset: 20% 0 0;
    mask-image: linear-gradient(to bottom, transparent, ${color.ink});
  }
`;

const Copy = styled.div`
  max-width: 30em;
`;

const Heading = styled.h2`
  max-width: 11em;
  ${text.title}
  color: ${color.onDeep};
`;

const Sentence = styled.p`
  margin-top: ${space.s3};
  color: ${color.onDeepMuted};
  font-size: ${fontSize.fs18};
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  gap: ${space.s3};

  ${media.phone} {
    flex-direction: column;
  }
`;

const tones = {
  solid: css`
    background: ${color.onDeep};
    color: ${color.deep};

    ${media.hover} {
      &:hover {
        background: ${color.onDeepMuted};
      }
    }
  `,
  outlined: css`
    border-color: ${color.onDeepMuted};
    background: ${color.deep};
    color: ${color.onDeep};

    ${media.hover} {
      &:hover {
        border-color: ${color.onDeep};
        background: ${color.deepHover};
      }
    }
  `,
};

/* The design system's buttons are made for light ground. */
const BandLink = styled(Link)<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 52px;
  padding: 4px ${space.s5};
  border: 1px solid transparent;
  border-radius: ${radius.rSm};
  font-weight: 600;
  text-decoration: none;
  text-align: center;
  transition:
    background-color ${motion.color},
    border-color ${motion.color};
  ${({ $tone }) => tones[$tone]}
`;
