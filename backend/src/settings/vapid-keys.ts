import { createECDH } from "node:crypto";

const KEY_BYTES = 32;
const HOW = "`npx web-push generate-vapid-keys` makes a pair";

/** What speaks against a pair of keys for push services; browsers learn the public one (RFC 8292, PUSH-10). */
export function vapidComplaints(publicKey: string, privateKey: string): string[] {
  const pair = createECDH("prime256v1");
  try {
    if (Buffer.from(privateKey, "base64url").length !== KEY_BYTES) throw new Error("It has another length.");
    pair.setPrivateKey(privateKey, "base64url");
  } catch {
    return [`VAPID_PRIVATE_KEY: it is no key; ${HOW}`];
  }
  if (pair.getPublicKey("base64url") === publicKey) return [];
  return [`VAPID_PUBLIC_KEY: it is not of the same pair as VAPID_PRIVATE_KEY; ${HOW}`];
}
