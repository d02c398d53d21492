import { useSyncExternalStore } from "react";

/** More than a nudge, so that the rubber band of a touch screen doesn't count. */
const THRESHOLD_PX = 8;

function subscribe(onScroll: () => void): () => void {
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}

/** True once the page has left its top. */
export function useHasScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
}
