import { useMemo, useSyncExternalStore } from "react";
import { readWaiting, type Waiting, type WaitingKind } from "./waiting";
import { onWaiting } from "./waiting-keys";

/** What is read has to be the same as long as nothing changes: a text is. */
export const useStored = <Stored>(read: () => Stored | null): Stored | null => {
  const json = useSyncExternalStore(
    onWaiting,
    () => JSON.stringify(read()),
    () => "null",
  );
  return useMemo(() => JSON.parse(json) as Stored | null, [json]);
};

/** Somebody's change to a job that waits, or was refused; null: there is none. @param uid null: a visitor's */
export const useWaiting = <Kind extends WaitingKind>(
  kind: Kind,
  uid: string | null,
  jobId: string,
): Waiting<Kind> | null => useStored(() => (uid === null ? null : readWaiting({ uid, kind, jobId })));
