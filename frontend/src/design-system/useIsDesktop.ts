import { useSyncExternalStore } from "react";
import { usePageView } from "../shared/page-view";
import { desktopQuery } from "./tokens";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(desktopQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** For what is not to be fetched where it has no room; looks alone are a style sheet's business. */
export function useIsDesktop(): boolean {
  const served = usePageView();
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(desktopQuery).matches,
    () => served().isDesktop,
  );
}
