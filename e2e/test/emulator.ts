import type { TestStack } from "./stack";

/** The key that the local stack gives the web app for the emulator. */
export const API_KEY = "demo-api-key";

/** What somebody signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

export interface EmulatorUser {
  localId: string;
  email: string;
  idToken: string;
  refreshToken: string;
}

/** Signs up or in at the emulator past the web app; null where it refuses. */
export async function askEmulator(
  { authEmulator }: TestStack,
  call: "signUp" | "signInWithPassword",
  { email, password }: Credentials,
): Promise<EmulatorUser | null> {
  const answer = await fetch(
    `http://${authEmulator}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${API_KEY}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return answer.ok ? ((await answer.json()) as EmulatorUser) : null;
}
