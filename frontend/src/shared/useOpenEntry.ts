import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

/**
 * Brings the list's entry that the address names (`?open=`) into sight and gives it the focus, as where a notice leads.
 * @param isThere whether the list is drawn yet
 * @returns the entry's id; null without one
 */
export function useOpenEntry(isThere: boolean): string | null {
  const [address] = useSearchParams();
  // Whoever follows the notice once more is brought there once more.
  const { key, state } = useLocation() as { key: string; state: object | null };
  // What opens above the page, and closes again, leaves it where it is (HEED-10).
  const isAbove = state !== null && "openedAbove" in state;
  const shownFor = useRef("");
  const id = address.get("open");
  useEffect(() => {
    if (!id || !isThere || isAbove || shownFor.current === key) return;
    // After the page's own focus and scroll position, which come with the same change of address.
    const frame = requestAnimationFrame(() => {
      shownFor.current = key;
      // On a slow connection somebody may be typing by now.
      if (document.activeElement?.matches("input, textarea")) return;
      const entry = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
      entry?.scrollIntoView({ block: "center" });
      entry?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, id, isThere, isAbove]);
  return id;
}

/** What an entry carries to be found and marked, if it is the one. */
export const openEntryProps = (id: string, openId: string | null) =>
  id === openId ? ({ "data-entry": id, "aria-current": true, tabIndex: -1 } as const) : {};
