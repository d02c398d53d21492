import type { RequestHandler } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../auth/write-limits";
import { type LimitName, RateLimitedError } from "../errors/errors";

/**
 * Counts requests per address, or IPv6 subscriber, in this node's memory.
 * @throws RateLimitedError past `perMinute` of them
 */
export function readLimit(perMinute: number, name: LimitName = "read"): RequestHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (request, _response, next) => {
    try {
      await limiter.consume(networkOf(request.ip ?? "unknown"));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new RateLimitedError(Math.ceil(refusal.msBeforeNext / 1000), name);
    }
    next();
  };
}
