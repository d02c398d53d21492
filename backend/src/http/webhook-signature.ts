import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Signatures of webhooks as Standard Webhooks has them: of those that the portal sends, and of those that it gets. */

export const SECRET_PREFIX = "whsec_";

/** A call may be so old, or so far ahead, in seconds. */
const TOLERANCE_SECONDS = 5 * 60;
const VERSION = "v1";

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: string;
  body: string | Buffer;
  secret: string;
}

/** `v1` and the HMAC-SHA256 of id, time and body. */
export const signatureOf = (signed: Signed): string => `${VERSION},${hmacOf(signed).toString("base64")}`;

function hmacOf({ id, timestamp, body, secret }: Signed): Buffer {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  return createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
}

/**
 * Whether a call was signed with the secret within the last minutes. Several signatures may stand in its header, as
 * while a sender changes its secret. Svix has names of its own for the same headers.
 */
export function isSignedCall(
  headers: IncomingHttpHeaders,
  { body, secret, now }: { body: Buffer; secret: string; now: Date },
): boolean {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) =>
    String(headers[`webhook-${name}`] ?? headers[`svix-${name}`] ?? ""),
  ) as [string, string, string];
  if (id === "" || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const right = hmacOf({ id, timestamp, body, secret });
  return signatures.split(" ").some((one) => {
    const [version, text = ""] = one.split(",");
    const given = Buffer.from(text, "base64");
    return version === VERSION && given.length === right.length && timingSafeEqual(given, right);
  });
}
