import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, radius, space, text } from "../../../design-system";
import { useLetterKeys } from "../../../forms/useLetterKeys";
import { useWords } from "../../../shared/words";
import { candidatesWords } from "../candidate/candidates.words";

/** Where the open candidate stands among those shown. */
export interface CandidatePlace {
  /** From 1. */
  position: number;
  total: number;
  /** Whether there are more than `total`. */
  isCapped: boolean;
  /** Null for the first. */
  previousHref: string | null;
  /** Null for the last. */
  nextHref: string | null;
}

interface CandidatePanelBarProps {
  closeHref: string;
  place: CandidatePlace | null;
}

/** The way back from a candidate's panel, and on to the next; none of them moves the list. */
export function CandidatePanelBar({ closeHref, place }: CandidatePanelBarProps) {
  const { panel: words } = useWords(candidatesWords);
  const navigate = useNavigate();
  const goTo = (href: string | null | undefined) => {
    // At once: the next key must find where this one led.
    if (href) void navigate(href, { preventScrollReset: true, flushSync: true });
  };
  const hasKeys = useLetterKeys({
    [KEYS.next]: () => goTo(place?.nextHref),
    [KEYS.previous]: () => goTo(place?.previousHref),
  });
  return (
    <Bar>
      <Close to={closeHref} preventScrollReset>
        <X size={18} aria-hidden />
        {words.close}
      </Close>
      {place && (
        <Neighbours aria-label={words.neighbours}>
          <span>{words.place(place.position, place.total, place.isCapped)}</span>
          <Neighbour href={place.previousHref} to="previous" hasKey={hasKeys} />
          <Neighbour href={place.nextHref} to="next" hasKey={hasKeys} />
        </Neighbours>
      )}
    </Bar>
  );
}

/** As mail programs have them (CAND-12). */
const KEYS = { next: "J", previous: "K" } as const;

interface NeighbourProps {
  href: string | null;
  to: "previous" | "next";
  hasKey: boolean;
}

/** Keeps its place at the list's ends, so that the other one does not move under the pointer. */
function Neighbour({ href, to, hasKey }: NeighbourProps) {
  const { panel: words } = useWords(candidatesWords);
  const icon =
    to === "previous" ? <ChevronLeft size={18} aria-hidden /> : <ChevronRight size={18} aria-hidden />;
  if (!href) return <NoStep aria-hidden>{icon}</NoStep>;
  return (
    <Step
      to={href}
      preventScrollReset
      aria-label={words[to]}
      aria-keyshortcuts={hasKey ? KEYS[to] : undefined}
      title={hasKey ? words.withKey(words[to], KEYS[to]) : words[to]}
    >
      {icon}
    </Step>
  );
}

const Bar = styled.div`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
  padding-inline: 20px ${space.s2};
  border-bottom: 1px solid ${color.line};
`;

const Close = styled(Link)`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  min-height: 44px;
  ${text.label}
  color: ${color.brand800};
  line-height: 1.25;
  text-decoration: none;
`;

const Neighbours = styled.nav`
  display: flex;
  align-items: center;
  color: ${color.muted};
  font-size: ${fontSize.fs12};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Step = styled(Link)`
  display: grid;
  width: 44px;
  height: 44px;
  border-radius: ${radius.rSm};
  color: ${color.brand800};
  place-items: center;

  ${media.hover} {
    &:hover {
      background: ${color.brand50};
    }
  }
`;

const NoStep = styled.span`
  display: grid;
  width: 44px;
  height: 44px;
  color: ${color.lineStrong};
  place-items: center;
`;
