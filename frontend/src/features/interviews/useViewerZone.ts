import { useSyncExternalStore } from "react";

const INDIA = "Asia/Kolkata";

const subscribe = () => () => undefined;
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneOfNode = () => INDIA;

/** What a clock shows there at that moment. */
const clockIn = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat("en-IN", { timeZone, dateStyle: "short", timeStyle: "short" }).format(new Date(at));

/** The reader's time zone where its clock shows another time than India's at that moment; else null. */
export function useViewerZone(at: string): string | null {
  const zone = useSyncExternalStore(subscribe, zoneHere, zoneOfNode);
  return clockIn(zone, at) === clockIn(INDIA, at) ? null : zone;
}
