import { BlockList, isIP } from "node:net";
import { breaking } from "../../../text/broken-rule";
import { line } from "../../../text/text.rules";

const MAX_APPLY_URL = 500;

/** Networks that nobody reaches from outside, and those that address no single host. */
const PRIVATE = new BlockList();
for (const network of [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/3"],
  ...["::/96", "64:ff9b::/96", "fc00::/7", "fe80::/9", "ff00::/8"],
]) {
  const [address = "", prefix] = network.split("/");
  PRIVATE.addSubnet(address, Number(prefix), isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Names that are given within a house alone. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa)$/;

/** As a URL has it: an address of numbers in its usual form, one of version 6 in brackets. */
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, "");
  const version = isIP(host);
  if (version !== 0) return !PRIVATE.check(host, version === 6 ? "ipv6" : "ipv4");
  return host.includes(".") && !PRIVATE_NAME.test(host);
}

/** Whether a text is the address of a page that anybody can open over TLS, without a password in it. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === "https:" && username === "" && password === "" && isPublicHost(hostname);
}

/** Where one applies to a job elsewhere (FILE-08). */
export const applyUrl = line(MAX_APPLY_URL).refine(
  isPublicUrl,
  breaking("NO_ADDRESS", "must be the address of a page that anybody can open, beginning with https://"),
);
