import { useLayoutEffect, useRef } from "react";

/**
 * Keeps the place in a list of candidates: whoever is opened stays in sight, though the list gets narrower beside the
 * panel; once it is closed, the focus is back where one left.
 * @param openId the application that stands open; empty without one
 * @param isThere whether the list is drawn yet
 */
export function useRowInSight(openId: string, isThere: boolean): void {
  const left = useRef("");
  useLayoutEffect(() => {
    const id = openId || left.current;
    if (!isThere || !id) return;
    const link = document.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(id)}"]`);
    link?.scrollIntoView({ block: "nearest" });
    if (!openId) link?.focus({ preventScroll: true });
    left.current = openId;
  }, [openId, isThere]);
}
