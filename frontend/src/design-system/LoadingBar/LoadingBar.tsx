import { useEffect, useState } from "react";
import styled, { keyframes } from "styled-components";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { color, media } from "../tokens";

const PATIENCE_MS = 150;

/** At the window's top while the next page is on its way; one that comes quickly shows none, rather than a flicker. */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  return isLoading && <LateBar />;
}

function LateBar() {
  const words = useWords(designSystemWords);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  // Without a value: nobody knows how long it takes.
  return isLate && <Bar role="progressbar" aria-label={words.loading} />;
}

/* Quick at first, then ever slower, and never at its end; with reduced motion it stands still. */
const grow = keyframes`
  from { transform: scaleX(0.05); }
  30% { transform: scaleX(0.6); }
  to { transform: scaleX(0.95); }
`;

const Bar = styled.div`
  position: fixed;
  z-index: 90;
  top: 0;
  right: 0;
  left: 0;
  height: 3px;
  background: linear-gradient(to right, ${color.brand500}, ${color.sky500});
  transform-origin: left;
  animation: ${grow} 12s ease-out both;
  pointer-events: none;

  ${media.forcedColors} {
    background: Highlight;
  }
`;
