import { useSyncExternalStore } from "react";
import { useSession } from "../../auth/session";
import { lazyPart } from "../../design-system";
import { hasWaiting, onWaiting } from "../../shared/waiting/waiting";

// Few have anything waiting. If there is no network for the code either, it comes once there is.
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
  const isAny = useSyncExternalStore(
    onWaiting,
    () => uid !== null && hasWaiting(uid),
    () => false,
  );
  return uid !== null && isAny ? <WaitingSender uid={uid} /> : null;
}
