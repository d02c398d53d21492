import type { Page } from "@playwright/test";
import { callApi } from "./api";
import { API_KEY, askEmulator, type Credentials, type EmulatorUser, proveEmail } from "./emulator";
import { newEmail, PASSWORD } from "./people";
import type { TestStack } from "./stack";

async function userOf(...call: Parameters<typeof askEmulator>): Promise<EmulatorUser> {
  const user = await askEmulator(...call);
  if (!user) throw new Error(`The emulator refused ${call[1]}.`);
  return user;
}

/** Puts the session where the provider's code keeps it, so that the page opens signed in. */
async function keepSession(page: Page, { url }: TestStack, user: EmulatorUser): Promise<void> {
  const stored = {
    uid: user.localId,
    email: user.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: "password", uid: user.email, email: user.email }],
    stsTokenManager: {
      refreshToken: user.refreshToken,
      accessToken: user.idToken,
      expirationTime: Date.now() + 60 * 60_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: API_KEY,
    appName: "[DEFAULT]",
  };
  const localStorage = [{ name: `firebase:authUser:${API_KEY}:[DEFAULT]`, value: JSON.stringify(stored) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
}

/** Signed in past the form, which tests of their own prove: for tests of what comes after. */
export async function signInByToken(page: Page, stack: TestStack, person: Credentials): Promise<string> {
  const user = await userOf(stack, "signInWithPassword", person);
  await keepSession(page, stack, user);
  return user.idToken;
}

/** The same of somebody whose address is proven by then, as the link of Firebase's mail does it. */
export async function signInProven(page: Page, stack: TestStack, person: Credentials): Promise<string> {
  const { localId } = await userOf(stack, "signInWithPassword", person);
  await proveEmail(stack, localId);
  return await signInByToken(page, stack, person);
}

interface NewAccount extends Credentials {
  token: string;
}

type Role = "JOBSEEKER" | "EMPLOYER";

/** A new account; no page knows of the session yet. */
export async function newAccount(stack: TestStack, role: Role = "JOBSEEKER"): Promise<NewAccount> {
  const { person, user } = await register(stack, role);
  return { ...person, token: user.idToken };
}

/** A new account, signed in past the form. */
export async function newSession(
  page: Page,
  stack: TestStack,
  role: Role = "JOBSEEKER",
): Promise<NewAccount> {
  const { person, user } = await register(stack, role);
  await keepSession(page, stack, user);
  return { ...person, token: user.idToken };
}

async function register(stack: TestStack, role: Role) {
  const person = { email: newEmail(), password: PASSWORD };
  const user = await userOf(stack, "signUp", person);
  const input = { email: person.email, role, firebaseUid: user.localId };
  const query = "mutation ($input: RegisterInput!) { register(input: $input) { id } }";
  await callApi(stack, user.idToken, query, { input });
  return { person, user };
}
