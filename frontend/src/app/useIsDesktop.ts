import { useSyncExternalStore } from "react";

/** The width from which `media.desktop` holds. */
const DESKTOP = "(min-width: 1024px)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESKTOP);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** For what is not to be fetched where it has no room; looks alone are a style sheet's business. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(DESKTOP).matches);
}
