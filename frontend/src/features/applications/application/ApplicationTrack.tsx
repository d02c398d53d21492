import styled, { css } from "styled-components";
import { color, fontSize, media, space, VisuallyHidden } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { applicationListWords } from "./application-list.words";
import { trackOf, type TrackStop } from "./application-track";
import type { ApplicationRow_ApplicationFragment } from "./ApplicationRow.generated";

/** The steps of an application on a line, each with its day. */
export function ApplicationTrack({ application }: { application: ApplicationRow_ApplicationFragment }) {
  const words = useWords(applicationListWords);
  return (
    <Line aria-label={words.way(application.job.title)}>
      {trackOf(application).map(({ step, at, state }) => (
        <Stop
          key={`${step} ${at}`}
          $state={state}
          aria-current={state === "current" || state === "ended" ? "step" : undefined}
        >
          {words.steps[step]}
          {at !== null && <Day dateTime={at}>{words.day(at)}</Day>}
          {step === "NO_REPLY" && <Day as="span">{words.afterPatience}</Day>}
          {state === "next" && <VisuallyHidden>{words.stillAhead}</VisuallyHidden>}
        </Stop>
      ))}
    </Line>
  );
}

const Line = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.phone} {
    flex-direction: column;
  }
`;

/** A dot above the words, and the line on to the next stop. */
const states = {
  done: css`
    color: ${color.ink2};

    &::before {
      border-color: ${color.brand700};
      background: ${color.brand700};
    }

    &::after {
      background: ${color.brand700};
    }
  `,
  current: css`
    color: ${color.ink};

    &::before {
      border-color: ${color.brand700};
      background: ${color.surface};
    }
  `,
  next: css`
    color: ${color.faint};
    font-weight: 400;
  `,
  ended: css`
    color: ${color.ink2};

    &::before {
      border-color: ${color.faint};
      background: ${color.faint};
    }
  `,
};

const Stop = styled.li<{ $state: TrackStop["state"] }>`
  position: relative;
  flex: 1;
  min-width: 0;
  max-width: 160px;
  padding-top: 20px;
  padding-right: ${space.s2};
  font-size: ${fontSize.fs12};
  font-weight: 600;
  line-height: 1.3;

  &::before {
    position: absolute;
    top: 0;
    left: 0;
    z-index: 1;
    width: 12px;
    height: 12px;
    border: 3px solid ${color.lineStrong};
    border-radius: 50%;
    background: ${color.surface};
    content: "";
  }

  &::after {
    position: absolute;
    top: 5px;
    right: 0;
    left: 0;
    height: 2px;
    background: ${color.line};
    content: "";
  }

  &:last-child {
    padding-right: 0;

    &::after {
      display: none;
    }
  }

  ${({ $state }) => states[$state]}

  /* Six steps side by side would break their words: there the line goes down the card. */
  ${media.phone} {
    max-width: none;
    padding: 0 0 ${space.s2} 24px;

    &::before {
      top: 2px;
    }

    &::after {
      top: 8px;
      right: auto;
      bottom: -8px;
      left: 5px;
      width: 2px;
      height: auto;
    }

    &:last-child {
      padding-bottom: 0;
    }
  }
`;

const Day = styled.time`
  display: block;
  color: ${color.muted};
  font-weight: 400;

  ${media.phone} {
    display: inline;
    margin-left: ${space.s2};
  }
`;
