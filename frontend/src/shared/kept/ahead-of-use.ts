import { savesData } from "../saves-data";

/** Pages that came without encryption have no workers. */
type DeviceNavigator = Omit<Navigator, "serviceWorker"> & Partial<Pick<Navigator, "serviceWorker">>;

/** Without our worker no page opens offline, and a phone that saves data fetches nothing ahead of its use. */
export function mayFetchAhead(): boolean {
  const { onLine, serviceWorker } = navigator as DeviceNavigator;
  return onLine && Boolean(serviceWorker?.controller) && !savesData();
}

/** The page comes first. */
const PAUSE_MS = 2000;

/** Fetches something ahead of its use, where that is wanted. @returns what keeps it from that */
export function aheadOfUse(fetch: () => void): () => void {
  const timer = mayFetchAhead() ? setTimeout(fetch, PAUSE_MS) : undefined;
  return () => clearTimeout(timer);
}
