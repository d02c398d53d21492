import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, space, useCurrentInSight } from "../../design-system";
import { candidatesWords } from "../../features/applications/candidate/candidates.words";
import { useWords } from "../../shared/words";
import { candidatesPath, STATUS_FILTERS, type CandidateView } from "./candidates-address";
import { countAt, type Counts } from "./candidate-counts";

interface StatusTabsProps {
  view: CandidateView;
  /** Undefined: not known yet. */
  counts: Counts | undefined;
}

/** One link a status, with how many stand there. */
export function StatusTabs({ view, counts }: StatusTabsProps) {
  const { filters: words, statuses } = useWords(candidatesWords);
  // The counts make the tabs wider, and on small screens an open candidate hides them.
  const row = useCurrentInSight<HTMLElement>(
    [view.status, counts ? "counted" : "", view.open ? "hidden" : ""].join(" "),
  );
  function labelOf(status: (typeof STATUS_FILTERS)[number]["status"]): string {
    const name = status ? statuses[status] : words.all;
    const known = countAt(status, counts);
    return known ? words.count(name, known.count, known.isCapped) : name;
  }
  return (
    <StatusNav ref={row} aria-label={words.statuses}>
      <Tabs>
        {STATUS_FILTERS.map(({ name, status }) => (
          <li key={name}>
            <Tab
              to={candidatesPath({ ...view, status: name, open: "" })}
              aria-current={name === view.status ? "true" : undefined}
            >
              {labelOf(status)}
            </Tab>
          </li>
        ))}
      </Tabs>
    </StatusNav>
  );
}

/* Where they don't fit they scroll, rather than push the list down; the fade says that there are more. */
const StatusNav = styled.nav`
  flex: 1 1 auto;
  min-width: 0;
  overflow-x: auto;
  mask-image: linear-gradient(to right, black calc(100% - ${space.s7}), transparent);
  scrollbar-width: none;
`;

const Tabs = styled.ul`
  display: flex;
  gap: ${space.s4};
  width: max-content;
  padding: 4px ${space.s7} 4px 4px;
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  border-bottom: 2px solid transparent;
  color: ${color.muted};
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &[aria-current] {
    border-color: ${color.brand500};
    color: ${color.ink};
    font-weight: 600;
  }

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  ${media.phone} {
    min-height: 44px;
  }
`;
