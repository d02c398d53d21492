import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../auth/session";
import { lazyPart } from "../../design-system";
import { aheadOfUse } from "../../shared/kept/ahead-of-use";
import { hasWaiting } from "../../shared/waiting/waiting";
import { onWaiting } from "../../shared/waiting/waiting-keys";

// Fetched ahead by those whose browser has our worker: in a tunnel, code that was never used is not there.
const WaitingSender = lazyPart(
  () => import("./WaitingSender"),
  ({ WaitingSender }) => WaitingSender,
  { failure: () => null },
);

/** Sends what somebody did without a network, as long as there is any of it (OFF-07). */
export function WaitingSends() {
  const session = useSession();
  const isRegistered = session.status === "signed-in" && session.account === "registered";
  const uid = isRegistered ? session.user.uid : null;
  const isSeeker = isRegistered && session.user.role === "jobseeker";
  useEffect(() => {
    if (isSeeker) return aheadOfUse(WaitingSender.preload);
  }, [isSeeker]);
  const isAny = useSyncExternalStore(
    onWaiting,
    () => uid !== null && hasWaiting(uid),
    () => false,
  );
  return uid !== null && isAny ? <WaitingSender uid={uid} /> : null;
}
