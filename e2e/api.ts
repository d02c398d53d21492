import type { TestStack } from "./stack";

/** What somebody signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

/** The first demo account of a role, in capitals as GraphQL spells it. */
export function demoAccount({ accounts }: TestStack, role: string): Credentials {
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`The stack has no demo account of role ${role}.`);
  return { email: account.email, password: account.password };
}

/** Signs in at the emulator past the web app; null where it refuses. */
export async function tokenOf(
  { authEmulator }: TestStack,
  { email, password }: Credentials,
): Promise<string | null> {
  const answer = await fetch(
    `http://${authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await answer.json()) as { idToken?: string };
  return idToken ?? null;
}

/** Calls the portal's GraphQL API; rejects with the first error's message. */
export async function callApi<Data>(
  { url }: TestStack,
  token: string | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: { message: string }[] };
  if (!data || errors) throw new Error(errors?.[0]?.message ?? `The API answered ${answer.status}.`);
  return data;
}
