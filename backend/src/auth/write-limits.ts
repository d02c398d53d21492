import { isIPv6 } from "node:net";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { isSchemaMissing } from "../errors/failures";
import type { Env } from "../settings/env";
import { type LimitName, RateLimitedError } from "../errors/errors";

/** Who writes: the uid of the token, and the address it came from. */
export interface Writer {
  uid: string;
  address: string;
}

/**
 * `alert`: an e-mail address is asked whether it wants an alert; its hash counts in place of a uid. `api-key`: any
 * request by a key, whose id counts; `api-key-write`: its changes. `second-factor`: a code is tried. `email-change`:
 * another e-mail address is asked for, free or not.
 */
export type WriteKind =
  "write" | "sign-up" | "alert" | "api-key" | "api-key-write" | "second-factor" | "email-change";

/** An IPv6 subscriber has a whole /64 to choose addresses from: they all count as one. */
export function networkOf(address: string): string {
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined || !isIPv6(address)) return ipv4 ?? address;
  const [left = [], right = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Mails that ask whether somebody wants an alert: to an e-mail address, and from a network. */
const ALERT_MAILS_PER_DAY = 5;
const ALERT_MAILS_PER_HOUR_PER_ADDRESS = 10;
/** Wrong codes an hour (TWOF-04). Three of a million are right at a time. */
const CODES_PER_HOUR = 10;
const CODES_PER_HOUR_PER_ADDRESS = 100;
/** Each asking tells whether somebody has an account by an address (REQS-10). */
const EMAIL_CHANGES_PER_DAY = 10;
const EMAIL_CHANGES_PER_HOUR_PER_ADDRESS = 100;

const limiterOf =
  (dataSource: DataSource) =>
  (keyPrefix: string, points: number, duration: number, clearExpiredByTimeout = false) =>
    new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: "typeorm",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout,
      keyPrefix,
      points,
      duration,
    });

/**
 * Counts writes and sign-ups in PostgreSQL, so that the limits hold over all nodes together. A count is one
 * upsert: calls at the same moment, on whatever nodes, never share a number.
 */
export class WriteLimits {
  private readonly limiters: Readonly<Record<WriteKind, Readonly<Record<keyof Writer, RateLimiterPostgres>>>>;

  constructor(dataSource: DataSource, env: Env) {
    const limiter = limiterOf(dataSource);
    this.limiters = {
      write: {
        uid: limiter("write-account", env.WRITES_PER_MINUTE, MINUTE, true),
        address: limiter("write-address", env.WRITES_PER_MINUTE_PER_ADDRESS, MINUTE),
      },
      "sign-up": {
        uid: limiter("sign-up-account", env.SIGN_UPS_PER_HOUR, HOUR),
        address: limiter("sign-up-address", env.SIGN_UPS_PER_HOUR_PER_ADDRESS, HOUR),
      },
      "api-key": {
        uid: limiter("api-key", env.API_KEY_REQUESTS_PER_MINUTE, MINUTE),
        address: limiter("api-key-from", env.READS_PER_MINUTE, MINUTE),
      },
      "api-key-write": {
        uid: limiter("api-key-write", env.API_KEY_WRITES_PER_MINUTE, MINUTE),
        address: limiter("api-key-write-from", env.WRITES_PER_MINUTE_PER_ADDRESS, MINUTE),
      },
      "second-factor": {
        uid: limiter("second-factor", CODES_PER_HOUR, HOUR),
        address: limiter("second-factor-from", CODES_PER_HOUR_PER_ADDRESS, HOUR),
      },
      "email-change": {
        uid: limiter("email-change", EMAIL_CHANGES_PER_DAY, DAY),
        address: limiter("email-change-from", EMAIL_CHANGES_PER_HOUR_PER_ADDRESS, HOUR),
      },
      alert: {
        uid: limiter("alert-email", ALERT_MAILS_PER_DAY, DAY),
        address: limiter("alert-address", ALERT_MAILS_PER_HOUR_PER_ADDRESS, HOUR),
      },
    };
  }

  /** Counts one more. @throws RateLimitedError past the limit of the account or of the address */
  async count(kind: WriteKind, writer: Writer): Promise<void> {
    const { uid, address } = this.limiters[kind];
    let limit: LimitName = `${kind}-account`;
    try {
      await uid.consume(writer.uid);
      limit = `${kind}-address`;
      await address.consume(networkOf(writer.address));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw new RateLimitedError(Math.ceil(refusal.msBeforeNext / 1000), limit);
      // Before the first migration there is nothing to write into, and that migration must get through.
      if (!isSchemaMissing(refusal)) throw refusal;
    }
  }

  /** Takes one back that was counted and turned out to be no abuse. */
  async takeBack(kind: WriteKind, writer: Writer): Promise<void> {
    const { uid, address } = this.limiters[kind];
    await uid.reward(writer.uid);
    await address.reward(networkOf(writer.address));
  }
}
