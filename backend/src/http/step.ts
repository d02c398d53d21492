import type { IncomingMessage, ServerResponse } from "node:http";

/** A part of an answer's way. Express runs it, and so does whatever answers on Node's own server. */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/**
 * Takes a request through the steps, each within the one before it, so that what one keeps for its request
 * (`AsyncLocalStorage`) holds for those after it.
 * @param done is called after the last one, or with an error; never if a step has answered itself
 */
export function walk(
  steps: readonly Step[],
  request: IncomingMessage,
  response: ServerResponse,
  done: (error?: unknown) => void,
): void {
  const go = (index: number) => {
    const step = steps[index];
    if (!step) {
      done();
      return;
    }
    const next = (error?: unknown) => (error === undefined ? go(index + 1) : done(error));
    try {
      const work = step(request, response, next);
      if (work instanceof Promise) work.catch(done);
    } catch (error) {
      done(error);
    }
  };
  go(0);
}
