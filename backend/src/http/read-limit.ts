import type { IncomingMessage } from "node:http";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../auth/write-limits";
import { type LimitName, RateLimitedError } from "../errors/errors";
import { noteOf } from "../metrics/request-note";
import type { Step } from "./step";

/** Counts a request, and answers for how many milliseconds its address has to wait: 0 within the limit. */
export type ReadCounter = (request: IncomingMessage) => Promise<number>;

/** Whether a request is within the limit of its address. */
export type MayRead = (request: IncomingMessage) => Promise<boolean>;

/** Counts requests per address, or IPv6 subscriber, in this node's memory. */
export function readCounter(perMinute: number): ReadCounter {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (request) => {
    try {
      await limiter.consume(networkOf(noteOf(request).address));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return refusal.msBeforeNext;
    }
  };
}

/** @throws RateLimitedError past the counter's limit */
export function readLimit(count: ReadCounter, name: LimitName = "read"): Step {
  return async (request, _response, next) => {
    const waitMs = await count(request);
    if (waitMs > 0) throw new RateLimitedError(Math.ceil(waitMs / 1000), name);
    next();
  };
}
