import { createECDH } from "node:crypto";

/** 32 bytes as base64url; Node would read other signs past, and `web-push` would not. */
const PRIVATE_KEY = /^[\w-]{43}$/;
const HOW = "`npx web-push generate-vapid-keys` makes a pair";

/** What speaks against a pair of keys for push services; browsers learn the public one (RFC 8292, PUSH-10). */
export function vapidComplaints(publicKey: string, privateKey: string): string[] {
  const pair = createECDH("prime256v1");
  try {
    if (!PRIVATE_KEY.test(privateKey)) throw new Error("It is no base64url of 32 bytes.");
    pair.setPrivateKey(privateKey, "base64url");
  } catch {
    return [`VAPID_PRIVATE_KEY: it is no key; ${HOW}`];
  }
  if (pair.getPublicKey("base64url") === publicKey) return [];
  return [`VAPID_PUBLIC_KEY: it is not of the same pair as VAPID_PRIVATE_KEY; ${HOW}`];
}
