import { Pause, Play } from "lucide-react";
import { useState } from "react";
import styled, { css, keyframes } from "styled-components";
import { color, Container, IconButton, media, space, stillPart, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { landingWords } from "./landing.words";

const EmployerMarks = stillPart(
  () => import("./EmployerMarks"),
  ({ EmployerMarks }) => EmployerMarks,
  { isForGood: true },
);

/** Employers' marks, drifting past once in 40 seconds (LAND-06 to LAND-08); still under reduced motion. */
export function TrustedCompanies() {
  const words = useWords(landingWords).trusted;
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Strip aria-labelledby="trusted-companies">
      <Head>
        <Heading id="trusted-companies">{words.heading}</Heading>
        <Control>
          <IconButton
            tone="plain"
            label={isPaused ? words.resume : words.pause}
            icon={isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
            onClick={() => setIsPaused(!isPaused)}
          />
        </Control>
      </Head>
      <Window>
        <Belt $isPaused={isPaused}>
          <EmployerMarks />
        </Belt>
      </Window>
    </Strip>
  );
}

const Strip = styled.section`
  padding-block: ${space.s6} ${space.s7};
  border-block: 1px solid ${color.line};
  background: ${color.canvas};
`;

const Head = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: center;
`;

const Heading = styled.h2`
  ${text.label}
  color: ${color.muted};
`;

const Control = styled.div`
  /* Out of the line, so that the heading alone stands in the middle. */
  width: 0;

  svg {
    fill: currentcolor;
    stroke: none;
    color: ${color.faint};
  }

  /* A heading of large text leaves it no room beside it. */
  ${media.phone} {
    width: auto;
    flex: none;
  }

  ${media.reducedMotion} {
    display: none;
  }
`;

const drift = keyframes`
  to { transform: translateX(-50%); }
`;

const Window = styled.div`
  overflow: hidden;
  margin-top: ${space.s3};
  mask-image: linear-gradient(to right, transparent, ${color.ink} 12%, ${color.ink} 88%, transparent);

  ${media.reducedMotion} {
    mask-image: none;
  }
`;

const paused = css`
  animation-play-state: paused;
`;

const Belt = styled.div<{ $isPaused: boolean }>`
  display: flex;
  width: max-content;
  animation: ${drift} 40s linear infinite;
  ${({ $isPaused }) => $isPaused && paused}

  /* Not the whole strip: the button would hold still what it has just let go. */
  ${Window}:hover &,
  ${Window}:focus-within & {
    ${paused}
  }

  ${media.reducedMotion} {
    width: auto;
    animation: none;
  }
`;
