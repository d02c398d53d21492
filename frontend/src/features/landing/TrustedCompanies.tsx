import { Pause, Play } from "lucide-react";
import { useState } from "react";
import styled, { css, keyframes } from "styled-components";
import { color, Container, fontSize, IconButton, media, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { employerMarks, type EmployerMark } from "./employer-marks";
import { landingWords } from "./landing.words";

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
          <MarkRow aria-labelledby="trusted-companies" />
          {/* The second row follows the first, so that the loop has no seam. */}
          <MarkRow aria-hidden />
        </Belt>
      </Window>
    </Strip>
  );
}

function MarkRow(props: { "aria-labelledby"?: string; "aria-hidden"?: true }) {
  return (
    <Row {...props}>
      {employerMarks.map((mark) => (
        <Item key={mark.name}>
          <Mark mark={mark} />
        </Item>
      ))}
    </Row>
  );
}

function Mark({ mark: { name, path, wordmark } }: { mark: EmployerMark }) {
  if (wordmark) {
    const height = 30;
    return (
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 ${wordmark.top} 24 ${wordmark.height}`}
        width={(24 / wordmark.height) * height}
        height={height}
      >
        <path d={path} />
      </svg>
    );
  }
  return (
    <>
      <svg aria-hidden viewBox="0 0 24 24" width={28} height={28}>
        <path d={path} />
      </svg>
      {name}
    </>
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

const Row = styled.ul`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-around;
  min-width: 100vw;

  ${media.reducedMotion} {
    flex: 1;
    flex-wrap: wrap;
    justify-content: center;
    min-width: 0;
    row-gap: ${space.s4};

    &[aria-hidden="true"] {
      display: none;
    }
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding-inline: ${space.s6};
  color: ${color.faint};
  font-size: ${fontSize.fs20};
  font-weight: 600;
  letter-spacing: -0.02em;
  white-space: nowrap;

  svg {
    flex: none;
    fill: currentcolor;
  }

  ${media.phone} {
    padding-inline: 20px;
    font-size: ${fontSize.fs18};
  }
`;
