import { lookup as resolveSystem } from "node:dns/promises";
import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP, type LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { isPublicAddress } from "./public-address";

/** A receiver that answers later has failed. */
const TIMEOUT_MS = 5_000;

/** Told of names that the DNS doesn't know as well, so that nobody learns the node's own ones. */
const NOT_PUBLIC = "The host has no public address.";

/** All addresses of a host. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

/** Why nothing was answered, in words for whoever named the address. */
export class DoorError extends Error {}

/** Sites lead from one address to another, such as to their name with "www"; not without end. */
const MOST_REDIRECTS = 3;

/** How much of a file is read, and for how long. */
export interface FetchLimits {
  bytes: number;
  timeoutMs: number;
  /** Ends the reading before its time. */
  signal?: AbortSignal;
}

/** A file as it was answered. */
export interface Fetched {
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty of all but a success. */
  body: Buffer;
}

/** A file that goes on past the bytes that are read of it. */
export class TooLongError extends Error {}

/** What a receiver is sent. */
interface Letter {
  headers: Readonly<Record<string, string | number>>;
  body: string | Buffer;
}

export interface PublicDoorOptions {
  /** Sends to private addresses and by HTTP as well: for a stack of one's own. */
  isPrivateAllowed: boolean;
  resolve?: Resolve;
}

/** Sends to addresses that people name and reads there, at public ones alone (HOOK-04, PUSH-03, FDIN-02). */
export class PublicDoor {
  private readonly resolve: Resolve;

  constructor(private readonly options: PublicDoorOptions) {
    this.resolve = options.resolve ?? ((host) => resolveSystem(host, { all: true, verbatim: true }));
  }

  /** Null where nothing speaks against it; the name is looked at again when something is sent. */
  async problemOf(url: string): Promise<string | null> {
    try {
      await this.publicAddressOf(this.checked(url).hostname);
      return null;
    } catch (error) {
      return error instanceof DoorError ? error.message : NOT_PUBLIC;
    }
  }

  /**
   * Posts a letter, and follows no redirect.
   * @returns the status of the answer, whose body nobody reads
   * @throws DoorError
   */
  async post(url: string, { headers, body }: Letter): Promise<number> {
    const target = this.checked(url);
    // An address in the URL reaches the connection without being looked up.
    if (isIP(bare(target.hostname)) !== 0) await this.publicAddressOf(target.hostname);
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

  /**
   * Reads a file, wherever its address leads within a few redirects. Each of them is looked at as the first.
   * @throws DoorError; TooLongError
   */
  async get(
    url: string,
    headers: Readonly<Record<string, string>>,
    { bytes, timeoutMs, signal }: FetchLimits,
  ): Promise<Fetched> {
    const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
    let target = this.checked(url);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const answer = await this.ask(target, headers, ends).catch((error: unknown) => {
        throw wordsOf(error as Error, timeoutMs);
      });
      const next = redirectOf(answer, target);
      if (next === null) return await bodyOf(answer, bytes, timeoutMs);
      answer.destroy();
      target = this.checked(next);
    }
    throw new DoorError("The address leads round and round.");
  }

  private async ask(
    target: URL,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    // An address in the URL reaches the connection without being looked up.
    if (isIP(bare(target.hostname)) !== 0) await this.publicAddressOf(target.hostname);
    const request = target.protocol === "https:" ? requestSecurely : requestPlainly;
    return await new Promise((resolve, reject) => {
      const options = { headers: { ...headers, "accept-encoding": "gzip" }, signal };
      const call = request(target, { ...options, lookup: this.lookup, agent: false }, resolve);
      call.on("error", reject);
      call.end();
    });
  }

  /** The connection goes to the very address that was looked at, whatever the DNS answers a moment later. */
  private readonly lookup: LookupFunction = (host, options, done) => {
    this.publicAddressOf(host).then(
      ({ address, family }) => {
        if (options.all) done(null, [{ address, family }]);
        else done(null, address, family);
      },
      (error: unknown) => done(error instanceof Error ? error : new DoorError(NOT_PUBLIC), "", 0),
    );
  };

  /** @throws DoorError for what is no https address */
  private checked(url: string): URL {
    const target = URL.canParse(url) ? new URL(url) : null;
    const isPlainAllowed = this.options.isPrivateAllowed && target?.protocol === "http:";
    if (!target || (target.protocol !== "https:" && !isPlainAllowed))
      throw new DoorError("The address must begin with https://.");
    if (target.username || target.password) throw new DoorError("The address must not hold a password.");
    return target;
  }

  /** @throws DoorError unless all addresses of the host are public */
  private async publicAddressOf(hostname: string): Promise<{ address: string; family: number }> {
    const host = bare(hostname);
    const family = isIP(host);
    const found = family === 0 ? await this.resolve(host).catch(() => []) : [{ address: host, family }];
    const [first] = found;
    if (!first) throw new DoorError(NOT_PUBLIC);
    if (!this.options.isPrivateAllowed && !found.every(({ address }) => isPublicAddress(address)))
      throw new DoorError(NOT_PUBLIC);
    return first;
  }
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

function redirectOf({ statusCode, headers: { location } }: IncomingMessage, from: URL): string | null {
  if (!REDIRECTS.has(statusCode) || location === undefined) return null;
  return URL.canParse(location, from.href) ? new URL(location, from).href : location;
}

async function bodyOf(answer: IncomingMessage, most: number, timeoutMs: number): Promise<Fetched> {
  const { statusCode: status = 0, headers } = answer;
  if (status !== 200) {
    answer.on("error", () => undefined);
    answer.destroy();
    return { status, headers, body: Buffer.alloc(0) };
  }
  const isPacked = /^(?:x-)?gzip$/i.test(headers["content-encoding"]?.trim() ?? "");
  try {
    return { status, headers, body: await readUpTo(isPacked ? unpacked(answer) : answer, most) };
  } catch (error) {
    throw error instanceof TooLongError ? error : wordsOf(error as Error, timeoutMs);
  } finally {
    answer.destroy();
  }
}

/** A connection that breaks off ends the unpacking with its own error. */
function unpacked(answer: IncomingMessage): Readable {
  const unpacking = createGunzip();
  answer.on("error", (error) => unpacking.destroy(error));
  return answer.pipe(unpacking);
}

async function readUpTo(stream: Readable, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > most) throw new TooLongError();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function wordsOf(error: Error & { code?: string }, timeoutMs = TIMEOUT_MS): DoorError {
  if (error instanceof DoorError) return error;
  if (error.name === "AbortError" || error.name === "TimeoutError")
    return new DoorError(`No answer within ${timeoutMs / 1000} seconds.`);
  return new DoorError(`No connection: ${error.code ?? "unknown reason"}.`);
}
