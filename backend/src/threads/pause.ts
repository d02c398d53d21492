import { setImmediate } from "node:timers/promises";

/** A work holds the event loop for about as long, in milliseconds. */
const TURN_MS = 8;

/** For a long loop, which calls it once a round: after some milliseconds of work it lets others have their turn. */
export function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
