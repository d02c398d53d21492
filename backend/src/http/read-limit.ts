import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../auth/write-limits";
import { type LimitName, RateLimitedError } from "../errors/errors";
import { noteOf } from "../metrics/request-note";
import type { Step } from "./step";

/**
 * Counts requests per address, or IPv6 subscriber, in this node's memory.
 * @throws RateLimitedError past `perMinute` of them
 */
export function readLimit(perMinute: number, name: LimitName = "read"): Step {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (request, _response, next) => {
    try {
      await limiter.consume(networkOf(noteOf(request).address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new RateLimitedError(Math.ceil(refusal.msBeforeNext / 1000), name);
    }
    next();
  };
}
