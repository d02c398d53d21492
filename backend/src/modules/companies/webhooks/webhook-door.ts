import { createHmac } from "node:crypto";
import { lookup as resolveSystem } from "node:dns/promises";
import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "../../../http/public-address";

/** A receiver that answers later has failed. */
const TIMEOUT_MS = 5_000;

export const SECRET_PREFIX = "whsec_";

/** Told of names that the DNS doesn't know as well, so that nobody learns the node's own ones. */
const NOT_PUBLIC = "The host has no public address.";

/** What is sent: the same body and id at each attempt. */
export interface Delivery {
  id: string;
  url: string;
  secret: string;
  body: string;
}

/** All addresses of a host. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

/** Why nothing was answered, in words for the log of deliveries. */
export class WebhookError extends Error {}

interface DoorOptions {
  /** Sends to private addresses and by HTTP as well; production refuses to start with it. */
  isPrivateAllowed: boolean;
  resolve?: Resolve;
}

/** Sends events to addresses that companies name, and to public ones alone (HOOK-04). */
export class WebhookDoor {
  private readonly resolve: Resolve;

  constructor(private readonly options: DoorOptions) {
    this.resolve = options.resolve ?? ((host) => resolveSystem(host, { all: true, verbatim: true }));
  }

  /** Null where nothing speaks against it; the name is looked at again when something is sent. */
  async problemOf(url: string): Promise<string | null> {
    try {
      await this.publicAddressOf(this.checked(url).hostname);
      return null;
    } catch (error) {
      return error instanceof WebhookError ? error.message : NOT_PUBLIC;
    }
  }

  /**
   * Sends a delivery, and follows no redirect.
   * @returns the status of the answer, whose body nobody reads
   * @throws WebhookError
   */
  async send({ id, url, secret, body }: Delivery, now: Date): Promise<number> {
    const target = this.checked(url);
    // An address in the URL reaches the connection without being looked up.
    if (isIP(bare(target.hostname)) !== 0) await this.publicAddressOf(target.hostname);
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "JobPortal-webhooks",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": signatureOf({ id, timestamp, body, secret }),
    };
    const request = target.protocol === "https:" ? requestSecurely : requestPlainly;
    return await new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const options = { method: "POST", headers, signal, lookup: this.lookup, agent: false };
      const call = request(target, options, (response) => {
        resolve(response.statusCode ?? 0);
        response.on("error", () => undefined);
        response.destroy();
      });
      call.on("error", (error) => reject(wordsOf(error)));
      call.end(body);
    });
  }

  /** The connection goes to the very address that was looked at, whatever the DNS answers a moment later. */
  private readonly lookup: LookupFunction = (host, options, done) => {
    this.publicAddressOf(host).then(
      ({ address, family }) => {
        if (options.all) done(null, [{ address, family }]);
        else done(null, address, family);
      },
      (error: unknown) => done(error instanceof Error ? error : new WebhookError(NOT_PUBLIC), "", 0),
    );
  };

  /** @throws WebhookError for what is no https address */
  private checked(url: string): URL {
    const target = URL.canParse(url) ? new URL(url) : null;
    const isPlainAllowed = this.options.isPrivateAllowed && target?.protocol === "http:";
    if (!target || (target.protocol !== "https:" && !isPlainAllowed))
      throw new WebhookError("The address must begin with https://.");
    if (target.username || target.password) throw new WebhookError("The address must not hold a password.");
    return target;
  }

  /** @throws WebhookError unless all addresses of the host are public */
  private async publicAddressOf(hostname: string): Promise<{ address: string; family: number }> {
    const host = bare(hostname);
    const family = isIP(host);
    const found = family === 0 ? await this.resolve(host).catch(() => []) : [{ address: host, family }];
    const [first] = found;
    if (!first) throw new WebhookError(NOT_PUBLIC);
    if (!this.options.isPrivateAllowed && !found.every(({ address }) => isPublicAddress(address)))
      throw new WebhookError(NOT_PUBLIC);
    return first;
  }
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

function wordsOf(error: Error & { code?: string }): WebhookError {
  if (error instanceof WebhookError) return error;
  if (error.name === "AbortError" || error.name === "TimeoutError")
    return new WebhookError(`No answer within ${TIMEOUT_MS / 1000} seconds.`);
  return new WebhookError(`No connection: ${error.code ?? "unknown reason"}.`);
}

/** As Standard Webhooks has it: `v1` and the HMAC-SHA256 of id, time and body. */
export function signatureOf({
  id,
  timestamp,
  body,
  secret,
}: Record<"id" | "timestamp" | "body" | "secret", string>) {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}
