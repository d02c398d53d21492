/** Somebody whom the Auth emulator knows, with a token of theirs. */
export interface NewIdentity {
  uid: string;
  email: string;
  token: string;
}

const PASSWORD = "a-long-password";
let people = 0;

/** An address that no other test of the run has. */
export const newEmail = (): string => `person-${process.pid}-${Date.now()}-${(people += 1)}@jobs.example`;

/** Signs somebody up at the emulator, as the web app would; the e-mail is unverified at first. */
export async function signUp(email = newEmail()): Promise<NewIdentity> {
  const { localId, idToken } = await callEmulator("accounts:signUp", {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  return { uid: String(localId), email, token: String(idToken) };
}

/** Signs somebody up whose token states a verified e-mail. */
export async function signUpVerified(email = newEmail()): Promise<NewIdentity> {
  const account = { email, password: PASSWORD, emailVerified: true };
  const { localId } = await callEmulator("accounts", account, "Bearer owner");
  return { uid: String(localId), email, token: await signIn(email) };
}

/** A fresh token. */
export async function signIn(email: string): Promise<string> {
  const body = { email, password: PASSWORD, returnSecureToken: true };
  return String((await callEmulator("accounts:signInWithPassword", body)).idToken);
}

/** Signs somebody up, or in, by a code sent to their phone. */
export async function signInByPhone(phoneNumber: string): Promise<Omit<NewIdentity, "email">> {
  const { sessionInfo } = await callEmulator("accounts:sendVerificationCode", {
    phoneNumber,
    recaptchaToken: "none",
  });
  const { localId, idToken } = await callEmulator("accounts:signInWithPhoneNumber", {
    sessionInfo,
    code: await codeOf(String(sessionInfo)),
  });
  return { uid: String(localId), token: String(idToken) };
}

/** What the text message would have said. */
async function codeOf(sessionInfo: string): Promise<string | undefined> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? "";
  const response = await fetch(`http://${host}/emulator/v1/projects/demo-job-portal/verificationCodes`);
  const { verificationCodes } = (await response.json()) as {
    verificationCodes: { sessionInfo: string; code: string }[];
  };
  return verificationCodes.find((one) => one.sessionInfo === sessionInfo)?.code;
}

/** Changes an account as an administrator's program would, such as `{ disableUser: true }`. */
export const updateIdentity = (uid: string, change: object): Promise<unknown> =>
  callEmulator("accounts:update", { localId: uid, ...change }, "Bearer owner");

export const deleteIdentity = (uid: string): Promise<unknown> =>
  callEmulator("accounts:delete", { localId: uid }, "Bearer owner");

async function callEmulator(
  call: string,
  body: object,
  authorization?: string,
): Promise<Record<string, unknown>> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? "";
  const path = authorization ? `projects/demo-job-portal/${call}` : `${call}?key=any`;
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused ${call}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** A token that nobody signed, as the emulator accepts it; `claims` change a valid one. */
export function unsignedToken(
  { uid, email }: Pick<NewIdentity, "uid"> & Partial<NewIdentity>,
  claims: object = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const payload = {
    iss: "https://securetoken.google.com/demo-job-portal",
    aud: "demo-job-portal",
    auth_time: now,
    iat: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    email,
    email_verified: false,
    ...claims,
  };
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`;
}
