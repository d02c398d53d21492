import { createHmac, randomBytes } from "node:crypto";
import { networkOf } from "../auth/write-limits";

/** Tells one caller's lines in the log from another's without the address: 72 bits of an HMAC. */
const LENGTH = 12;

/**
 * Makes the hash of addresses for the log. An IPv6 subscriber's addresses have one hash.
 * @param secret without one, a random key holds until the node ends, and no two nodes' hashes can be compared
 */
export function addressHasher(secret: string | undefined): (address: string) => string {
  const key = secret ?? randomBytes(32);
  return (address) =>
    createHmac("sha256", key).update(networkOf(address)).digest("base64url").slice(0, LENGTH);
}
