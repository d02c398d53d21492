import { useStored } from "./useWaiting";
import { type AnyWaiting, listWaiting } from "./waiting";

/** All of somebody's changes that wait or were refused, the oldest first. @param uid null: a visitor's */
export const useWaitingOf = (uid: string | null): readonly AnyWaiting[] =>
  useStored(() => (uid === null ? null : listWaiting(uid))) ?? [];
