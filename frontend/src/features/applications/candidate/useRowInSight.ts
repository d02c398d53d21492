import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Keeps the place in a list of candidates: whoever is opened stays in sight, though the list gets narrower beside the
 * panel; once it is closed, the focus is back where one left.
 * @param openId the application that stands open; empty without one
 * @param isThere whether the list is drawn yet
 * @param list has the focus where whoever was left is not listed any more
 */
export function useRowInSight(openId: string, isThere: boolean, list?: RefObject<HTMLElement | null>): void {
  const left = useRef("");
  useLayoutEffect(() => {
    const id = openId || left.current;
    if (!isThere || !id) return;
    const link = document.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(id)}"]`);
    link?.scrollIntoView({ block: "nearest" });
    if (!openId) (link ?? list?.current)?.focus({ preventScroll: true });
    left.current = openId;
  }, [openId, isThere, list]);
}
