import { askEmulator, type Credentials } from "./emulator";
import type { TestStack } from "./stack";

/** The first demo account of a role, in capitals as GraphQL spells it. */
export function demoAccount({ accounts }: TestStack, role: string): Credentials {
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`The stack has no demo account of role ${role}.`);
  return { email: account.email, password: account.password };
}

/** Signs in at the emulator past the web app; null where it refuses. */
export async function tokenOf(stack: TestStack, person: Credentials): Promise<string | null> {
  return (await askEmulator(stack, "signInWithPassword", person))?.idToken ?? null;
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

/** Who the server says that is; null where the emulator refuses them. */
export async function accountOf(
  stack: TestStack,
  credentials: Credentials,
): Promise<Record<string, unknown> | null> {
  const token = await tokenOf(stack, credentials);
  if (!token) return null;
  const answer = await fetch(`${stack.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as Record<string, unknown>;
}

/** Where the emulator keeps what it knows of the stack's users. */
const project = "projects/demo-job-portal";

/** The ways into an account, as the emulator has them. */
export async function providersOf({ authEmulator }: TestStack, email: string): Promise<string[]> {
  const answer = await fetch(
    `http://${authEmulator}/identitytoolkit.googleapis.com/v1/${project}/accounts:lookup`,
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({ email: [email] }),
    },
  );
  const { users } = (await answer.json()) as { users: { providerUserInfo: { providerId: string }[] }[] };
  return (users[0]?.providerUserInfo ?? []).map(({ providerId }) => providerId).sort();
}

/** The link of the newest mail of a kind to an address; undefined where there was none. */
export async function mailedLink(
  { authEmulator }: TestStack,
  kind: "VERIFY_EMAIL" | "PASSWORD_RESET",
  email: string,
): Promise<string | undefined> {
  const answer = await fetch(`http://${authEmulator}/emulator/v1/${project}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  return oobCodes.findLast((mail) => mail.email === email && mail.requestType === kind)?.oobLink;
}
