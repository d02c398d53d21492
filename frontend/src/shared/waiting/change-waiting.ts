import { type AnyWaiting, keepWaiting, readWaiting, type Waiting } from "./waiting";

/** Changes one that still stands as it was read; a later wish in its place stays. */
export function changeWaiting(
  waiting: AnyWaiting,
  change: Partial<Pick<Waiting, "isTried" | "refusal">>,
): void {
  const now = readWaiting(waiting) as AnyWaiting | null;
  if (now?.requestId !== waiting.requestId) return;
  const next = { ...now, ...change };
  // Other tabs are told of what has changed alone.
  if (next.isTried !== now.isTried || next.refusal !== now.refusal) keepWaiting(next);
}
