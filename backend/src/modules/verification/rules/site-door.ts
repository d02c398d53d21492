import { Resolver } from "node:dns/promises";
import { request as requestPlainly } from "node:http";
import { request as requestSecurely, type RequestOptions } from "node:https";
import { isIP, isIPv6, type LookupFunction } from "node:net";
import { text } from "node:stream/consumers";
import { isPublicAddress } from "../../../http/public-address";

/** What the portal asks of a company's own site. Beside it, webhooks alone go to addresses that users name. */
export interface SiteDoor {
  /** The texts at a name of the DNS; empty where there are none. @throws SiteError where the DNS does not answer */
  texts(name: string): Promise<string[]>;
  /** A small file of a site. @throws SiteError where it can't be had, or is none that may be asked for */
  file(domain: string, path: string): Promise<string>;
}

/** A site that could not be looked at; says nothing of whether it is right. */
export class SiteError extends Error {}

const TIMEOUT_MS = 4_000;
const MOST_BYTES = 4_096;
const MOST_REDIRECTS = 3;

/** Where tests stand in for the internet; a node has none of it. */
interface StandIn {
  /** DNS servers, such as 127.0.0.1:5353, in place of the system's. */
  dnsServers: string[];
  /** The one port that sites are asked at, by HTTP. */
  port: number;
  isAllowed: (address: string) => boolean;
}

/**
 * Looks at public sites (VERI-05).
 * A name is resolved once, and the connection goes to the address that was looked at: a DNS that
 * answers otherwise a moment later leads nowhere.
 */
export class PublicSiteDoor implements SiteDoor {
  private readonly resolver = new Resolver({ timeout: TIMEOUT_MS / 2, tries: 2 });

  constructor(private readonly standIn: StandIn | null = null) {
    if (standIn) this.resolver.setServers(standIn.dnsServers);
  }

  async texts(name: string): Promise<string[]> {
    const records = await this.resolver.resolveTxt(name).catch(noneOrError);
    return records.map((parts) => parts.join(""));
  }

  async file(domain: string, path: string): Promise<string> {
    const ends = AbortSignal.timeout(TIMEOUT_MS);
    let address = new URL(path, this.standIn ? `http://${domain}:${this.standIn.port}` : `https://${domain}`);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const answer = await this.ask(address, ends);
      if (typeof answer === "string") return answer;
      address = answer;
      if (!isOfDomain(address, domain)) throw new SiteError("The site leads elsewhere.");
    }
    throw new SiteError("The site leads round and round.");
  }

  /** The file, or where it is instead. */
  private async ask(url: URL, signal: AbortSignal): Promise<string | URL> {
    const isSecure = url.protocol === "https:";
    if (!isSecure && url.protocol !== "http:") throw new SiteError("The site is none of the web.");
    if (url.port !== "" && url.port !== String(this.standIn?.port))
      throw new SiteError("The site is at a port of its own.");
    const address = await this.addressOf(url.hostname);
    const lookup: LookupFunction = (_host, options, done) => {
      const family = isIPv6(address) ? 6 : 4;
      if (options.all) done(null, [{ address, family }]);
      else done(null, address, family);
    };
    const options = { signal, lookup, agent: false, headers: { "user-agent": "JobPortal-verification" } };
    return await fetchOnce(url, options, isSecure ? requestSecurely : requestPlainly);
  }

  /** The one address that a host is asked at. @throws SiteError unless all of its addresses are public */
  private async addressOf(host: string): Promise<string> {
    // An address in a URL would reach the connection without being resolved.
    if (isIP(host.replace(/^\[|\]$/g, "")) !== 0) throw new SiteError("The site has no name.");
    const [v4, v6] = await Promise.all([
      this.resolver.resolve4(host).catch(noneOrError),
      this.resolver.resolve6(host).catch(noneOrError),
    ]);
    const addresses = [...v4, ...v6];
    const isAllowed = this.standIn ? this.standIn.isAllowed : isPublicAddress;
    const [first] = addresses;
    if (first === undefined || !addresses.every(isAllowed))
      throw new SiteError("The site has no public address.");
    return first;
  }
}

/** @returns nothing where the DNS says that there is nothing @throws SiteError where it doesn't answer */
function noneOrError(error: unknown): never[] {
  const { code } = error as { code?: string };
  if (code === "ENODATA" || code === "ENOTFOUND") return [];
  throw new SiteError(`The DNS does not answer: ${code ?? "unknown reason"}.`);
}

/** The domain itself, or what is below it. */
function isOfDomain({ hostname }: URL, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

type Request = typeof requestSecurely;

function fetchOnce(url: URL, options: RequestOptions, request: Request): Promise<string | URL> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new SiteError(`The site can't be read: ${why}.`));
    const call = request(url, options, (response) => {
      const { statusCode = 0, headers } = response;
      if (
        statusCode >= 300 &&
        statusCode < 400 &&
        headers.location &&
        URL.canParse(headers.location, url.href)
      ) {
        response.destroy();
        resolve(new URL(headers.location, url));
        return;
      }
      if (statusCode !== 200) {
        response.destroy();
        fail(`status ${statusCode}`);
        return;
      }
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) response.destroy(new Error("too long"));
      });
      text(response).then(resolve, (error: unknown) =>
        fail(error instanceof Error ? error.message : "unknown reason"),
      );
    });
    call.on("error", (error) => fail(error.message));
    call.end();
  });
}
