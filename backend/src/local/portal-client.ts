import { CommandError } from "../errors";

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
  /** Of an answer outside GraphQL. */
  message?: string;
}

/** Asks the GraphQL API of any portal. @throws CommandError that says why there is no answer */
export async function askPortal<Data>(
  { url, token }: PortalAccess,
  query: string,
  variables = {},
): Promise<Data> {
  const response = await fetch(new URL("/graphql", url), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new CommandError(`The portal at ${url} can't be reached: ${String(cause)}.`);
  });
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
