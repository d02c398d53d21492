import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReadRouting } from "../database/read-routing";
import { isSecure } from "./peer";
import { pathOf } from "./request-log";
import type { Step } from "./step";

/**
 * How far the log of the database was written when this browser last changed something. It names nobody, and it is no
 * secret: with a false one a caller reads from the primary, as everybody does who is signed in.
 */
const COOKIE = "wrote-at";
/** A standby that is further behind is long left out. */
const COOKIE_S = 60;

/**
 * Lets those who are signed out read from standbys. Who is signed in reads from the primary. After a change the browser
 * keeps its place, and reads from no standby that has not come so far, also once its person has signed out.
 */
export function standbyReads(routing: ReadRouting, proxies: number): Step {
  return (request, response, next) => {
    routing.run({ isReader: isReader(request), seen: seenOf(request) }, (reads) => {
      beforeHead(response, () => {
        if (reads.wroteAt !== null)
          response.appendHeader("set-cookie", cookieOf(reads.wroteAt, isSecure(request, proxies)));
      });
      next();
    });
  };
}

/** A signed-out call of the API can only read: no mutation is public. */
const isReader = (request: IncomingMessage): boolean =>
  request.headers.authorization === undefined &&
  (["GET", "HEAD"].includes(request.method ?? "") || pathOf(request) === "/graphql");

const seenOf = ({ headers }: IncomingMessage): bigint =>
  BigInt(new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,20})(?:;|$)`).exec(headers.cookie ?? "")?.[1] ?? 0);

const cookieOf = (wroteAt: bigint, secure: boolean) =>
  `${COOKIE}=${wroteAt}; Max-Age=${COOKIE_S}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

/** Node writes the head of every answer by this function, however the answer is sent. */
function beforeHead(response: ServerResponse, work: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  Object.assign(response, {
    writeHead: (...args: unknown[]) => {
      work();
      return writeHead(...args);
    },
  });
}
