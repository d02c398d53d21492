import styled from "styled-components";
import { color, media, radius } from "../tokens";

interface ProgressBarProps {
  /** Names what is under way. */
  label: string;
  /** From 0 to 1. */
  value: number;
}

/** How far work has come whose end is known. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <Bar aria-label={label} max={1} value={value} />;
}

/* Each engine draws the element's parts by names of its own. */
const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: ${radius.rFull};
  appearance: none;
  background: ${color.line};
  overflow: hidden;

  &::-webkit-progress-bar {
    background: ${color.line};
  }

  &::-webkit-progress-value {
    background: ${color.brand500};
  }

  &::-moz-progress-bar {
    background: ${color.brand500};
  }

  ${media.forcedColors} {
    border: 1px solid;

    &::-webkit-progress-value {
      background: Highlight;
    }

    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`;
