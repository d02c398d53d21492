import { setTimeout as delay } from "node:timers/promises";
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

/** Marks the address of a user as proven. */
export async function proveEmail({ authEmulator }: TestStack, localId: string): Promise<void> {
  const url = `http://${authEmulator}/identitytoolkit.googleapis.com/v1/projects/demo-job-portal/accounts:update`;
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer owner" },
    body: JSON.stringify({ localId, emailVerified: true }),
  });
  if (!answer.ok) throw new Error(`The emulator refused to prove an address: ${await answer.text()}`);
}

/** The code of the last text message to a number such as +919876543210; waits 10 s for one. */
export async function codeSentTo({ authEmulator }: TestStack, phoneNumber: string): Promise<string> {
  const codes = `http://${authEmulator}/emulator/v1/projects/demo-job-portal/verificationCodes`;
  for (let tries = 0; tries < 50; tries += 1) {
    const { verificationCodes } = (await (await fetch(codes)).json()) as {
      verificationCodes: { phoneNumber: string; code: string }[];
    };
    const last = verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber);
    if (last) return last.code;
    await delay(200);
  }
  throw new Error(`No text message went to ${phoneNumber}.`);
}
