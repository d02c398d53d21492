import type { IncomingMessage } from "node:http";

/**
 * Where a request comes from: each of so many proxies before the node adds the address that it saw to a header, and
 * the rest of that header is anybody's word.
 * @param proxies TRUST_PROXY
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const told = proxies > 0 ? String(headers["x-forwarded-for"] ?? "") : "";
  const forwarded = told.split(",").map((address) => address.trim());
  const addresses = [socket.remoteAddress, ...forwarded.filter(Boolean).reverse()];
  return addresses[Math.min(proxies, addresses.length - 1)] ?? "unknown";
}

/** Whether the caller's own connection, up to the first proxy, is encrypted. */
export const isSecure = ({ headers }: IncomingMessage, proxies: number): boolean =>
  proxies > 0 &&
  String(headers["x-forwarded-proto"] ?? "")
    .split(",")[0]
    ?.trim() === "https";
