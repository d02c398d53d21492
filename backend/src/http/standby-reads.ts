import type { Request, RequestHandler, Response } from "express";
import type { ReadRouting } from "../database/read-routing";

/**
 * How far the log of the database was written when this browser last changed something. It names nobody, and it is no
 * secret: with a false one a caller reads from the primary, as everybody does who is signed in.
 */
const COOKIE = "wrote-at";
/** A standby that is further behind is long left out. */
const COOKIE_MS = 60_000;

/**
 * Lets those who are signed out read from standbys. Who is signed in reads from the primary. After a change the browser
 * keeps its place, and reads from no standby that has not come so far, also once its person has signed out.
 */
export function standbyReads(routing: ReadRouting): RequestHandler {
  return (request, response, next) => {
    routing.run({ isReader: isReader(request), seen: seenOf(request) }, (reads) => {
      beforeHead(response, () => {
        if (reads.wroteAt !== null) setCookie(request, response, String(reads.wroteAt));
      });
      next();
    });
  };
}

/** A signed-out call of the API can only read: no mutation is public. */
const isReader = ({ method, path, headers }: Request): boolean =>
  headers.authorization === undefined && (["GET", "HEAD"].includes(method) || path === "/graphql");

const seenOf = ({ headers }: Request): bigint =>
  BigInt(new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,20})(?:;|$)`).exec(headers.cookie ?? "")?.[1] ?? 0);

const setCookie = ({ secure }: Request, response: Response, value: string) =>
  response.cookie(COOKIE, value, { httpOnly: true, sameSite: "lax", secure, maxAge: COOKIE_MS });

/** Node writes the head of every answer by this function, however the answer is sent. */
function beforeHead(response: Response, work: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  Object.assign(response, {
    writeHead: (...args: unknown[]) => {
      work();
      return writeHead(...args);
    },
  });
}
