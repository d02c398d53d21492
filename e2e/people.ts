import type { Page } from "@playwright/test";
import type { TestStack } from "./stack";

export const PASSWORD = "kaveri-2026";

let count = 0;
/** An address that nobody in this run has. */
export const newEmail = () => `priya.${Date.now().toString(36)}${process.pid}${(count += 1)}@example.in`;

export interface Person {
  email: string;
  password: string;
  role?: "Job Seeker" | "Employer";
}

export async function signUp(page: Page, { email, password, role = "Job Seeker" }: Person): Promise<void> {
  await page.goto("/signup");
  await page.getByRole("radio", { name: role }).check();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
}

export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Signs in at the emulator past the web app, and asks the server who that is. */
export async function accountOf({ url, authEmulator }: TestStack, { email, password }: Person) {
  const signIn = await fetch(
    `http://${authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await signIn.json()) as { idToken?: string };
  if (!idToken) return null;
  const answer = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${idToken}` } });
  return (await answer.json()) as Record<string, unknown>;
}

export function demoAccount({ accounts }: TestStack, role: string): Person {
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`The stack has no demo account of role ${role}.`);
  return { email: account.email, password: account.password };
}

/** Who the server takes the page's user for. */
export async function meOf(page: Page): Promise<unknown> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("firebase:authUser:")) ?? "";
    const user = JSON.parse(localStorage.getItem(key) ?? "null") as {
      stsTokenManager: { accessToken: string };
    };
    return user.stsTokenManager.accessToken;
  });
  const answer = await page.request.get("/api/auth/me", { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
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
