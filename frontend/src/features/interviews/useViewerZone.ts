import { useSyncExternalStore } from "react";
import { deviceZone, INDIAN_ZONE, useFormats } from "../../shared/language/formats";

const subscribe = () => () => undefined;
const zoneOfNode = () => INDIAN_ZONE;

/** The reader's time zone where its clock shows another time than India's at that moment; else null. */
export function useViewerZone(at: string): string | null {
  const { momentIn } = useFormats();
  const zone = useSyncExternalStore(subscribe, deviceZone, zoneOfNode);
  return momentIn(zone, at) === momentIn(INDIAN_ZONE, at) ? null : zone;
}
