import { useSyncExternalStore } from "react";
import styled from "styled-components";
import { color, space } from "../../design-system";
import { keptIsShown } from "../../shared/kept/seen-answers";
import { useWords } from "../../shared/words";
import { layoutWords } from "./layout.words";

/** Says above every page that what it shows was kept, and is old (OFF-06). */
export function KeptNotice() {
  const { offline } = useWords(layoutWords);
  const isShown = useSyncExternalStore(keptIsShown.subscribe, keptIsShown.read, () => false);
  return isShown ? <Bar role="status">{offline}</Bar> : null;
}

const Bar = styled.p`
  margin: 0;
  padding: ${space.s2} ${space.s4};
  background: ${color.warn50};
  color: ${color.warn};
  font-size: 0.875rem;
  text-align: center;
`;
