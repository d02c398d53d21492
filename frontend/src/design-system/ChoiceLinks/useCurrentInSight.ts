import { useLayoutEffect, useRef, type RefObject } from "react";

/** In px: as much of a neighbour stays in sight, so that it is seen that there are more. */
const ROOM = 32;

/**
 * Scrolls a row of links to its current one where that is out of sight; the page itself stays.
 * @param place tells by its changes that the current one may stand elsewhere
 * @returns for the element that scrolls
 */
export function useCurrentInSight<Row extends HTMLElement>(place: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector("[aria-current]");
    if (!row.current || !current) return;
    const frame = row.current.getBoundingClientRect();
    const { left, right } = current.getBoundingClientRect();
    const before = left - ROOM - frame.left;
    const beyond = right + ROOM - frame.right;
    row.current.scrollLeft += before < 0 ? before : Math.max(0, Math.min(before, beyond));
  }, [place]);
  return row;
}
