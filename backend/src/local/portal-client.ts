import { setTimeout } from "node:timers/promises";
import { CommandError } from "../errors/errors";

/** Between one try and the next where the portal is too busy to answer in time. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000];

/** A portal's address and a token for it. */
export interface PortalAccess {
  /** Such as http://localhost:4000. */
  url: string;
  /** An ID token. */
  token: string;
}

interface PortalAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { fields?: { field: string; message: string }[] } }[];
  /** For an answer outside GraphQL. */
  message?: string;
}

const BUSY: readonly number[] = [429, 503];
/** Nobody waits longer, whatever the portal says. */
const LONGEST_PAUSE_MS = 60_000;

/** Milliseconds from now that a Retry-After asks for, in seconds or as a date (RFC 9110, 10.2.3); 0 for none. */
export function askedPause(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const pause = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1_000;
  return Number.isNaN(pause) ? 0 : Math.max(pause, 0);
}

/**
 * Asks the GraphQL API of any portal for what may be asked twice, and again for half a minute or as long as it says
 * where it is busy: an answer of 503, or of 429 because others at this address ask as well.
 * @throws CommandError that says why there is no answer
 */
export async function askPortal<Data>(access: PortalAccess, query: string, variables = {}): Promise<Data> {
  let response = await post(access, query, variables);
  for (const pause of PAUSES_MS) {
    if (!BUSY.includes(response.status)) break;
    const asked = askedPause(response.headers.get("retry-after"), Date.now());
    await setTimeout(Math.min(Math.max(pause, asked), LONGEST_PAUSE_MS));
    response = await post(access, query, variables);
  }
  return await dataOf<Data>(response, access.url);
}

/**
 * Makes sure that the token is an admin's. An account of ADMIN_EMAILS that never signed in is made by the first run's
 * first step, which changes nothing else where the schema is up to date.
 * @throws CommandError that says why it is not
 */
export async function enterAsAdmin(access: PortalAccess): Promise<void> {
  const { me } = await askPortal<{ me: { role: string } | null }>(access, "{ me { role } }");
  if (!me) await askPortal(access, "mutation { initDatabase { message } }");
  else if (me.role !== "ADMIN") throw new CommandError("The token must be an admin's.");
}

const post = ({ url, token }: PortalAccess, query: string, variables: object): Promise<Response> =>
  fetch(new URL("/graphql", url), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new CommandError(`The portal at ${url} can't be reached: ${String(cause)}.`);
  });

async function dataOf<Data>(response: Response, url: string): Promise<Data> {
  const answer = (await response.json().catch(() => null)) as PortalAnswer<Data> | null;
  if (!answer) throw new CommandError(`What answers at ${url} is no portal (status ${response.status}).`);
  const { data, errors: [error] = [], message } = answer;
  if (data && !error) return data;
  const problems = error?.extensions?.fields?.map(({ field, message: wrong }) => `${field} ${wrong}`) ?? [];
  const reason = [error?.message ?? message ?? `status ${response.status}`, ...problems.slice(0, 5)].join(
    " ",
  );
  if (response.status === 401) throw new CommandError(`The portal does not take that token: ${reason}`);
  // 413: only who may import may send that much at once.
  if (response.status === 403 || response.status === 413)
    throw new CommandError(`The token must be an admin's: ${reason}`);
  throw new CommandError(`The portal refused: ${reason}`);
}
