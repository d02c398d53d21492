import { cert, deleteApp, initializeApp, type ServiceAccount } from "firebase-admin/app";
import { type Auth, type DecodedIdToken, getAuth, type UserRecord } from "firebase-admin/auth";
import type { Env } from "../env";
import { CodedError, UnauthenticatedError, UnavailableError } from "../errors";
import type { Identity } from "./identity";

/** What the portal asks of the identity provider. */
export interface IdentityProvider {
  /**
   * @throws UnauthenticatedError for a token that does not hold, UnavailableError when the provider's keys
   * can't be reached: a client must not sign anybody out because of an outage.
   */
  verify(token: string): Promise<Identity>;
  /** Makes sure the account exists with this password and a verified e-mail; returns its uid. */
  ensureUser(email: string, password: string, displayName: string): Promise<string>;
  close(): Promise<void>;
}

const DOES_NOT_HOLD = new Set([
  "auth/argument-error",
  "auth/id-token-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** firebase-admin reports an unreachable key server under the code of a malformed token. */
const isOutage = (message: string) =>
  /error fetching|network|ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN/i.test(message);

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

function toCodedError(error: unknown): CodedError {
  if (!(error instanceof Error)) return new UnavailableError();
  const code = codeOf(error);
  if (code === "auth/id-token-expired")
    return new UnauthenticatedError("TOKEN_EXPIRED", "Your session has expired. Please sign in again.");
  if (DOES_NOT_HOLD.has(code) && !isOutage(error.message))
    return new UnauthenticatedError("INVALID_TOKEN", "The token does not hold. Please sign in again.");
  return new UnavailableError();
}

function toIdentity(token: DecodedIdToken): Identity {
  if (!token.email)
    throw new UnauthenticatedError(
      "INVALID_TOKEN",
      "The token carries no e-mail address. Please sign in again.",
    );
  return {
    uid: token.uid,
    email: token.email,
    isEmailVerified: token.email_verified === true,
    phoneNumber: token.phone_number ?? null,
  };
}

/** How long a token may take to verify, in milliseconds: fetching the keys retries for much longer. */
const PATIENCE_MS = 3_000;

/** @throws UnavailableError when the answer takes longer */
async function withinPatience<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UnavailableError()), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Firebase Auth; the emulator where FIREBASE_AUTH_EMULATOR_HOST says so. */
export function createIdentityProvider(env: Env): IdentityProvider {
  const account = env.FIREBASE_SERVICE_ACCOUNT;
  const app = initializeApp(
    {
      projectId: env.FIREBASE_PROJECT_ID,
      ...(account && { credential: cert(JSON.parse(account) as ServiceAccount) }),
    },
    `portal-${process.hrtime.bigint()}`,
  );
  const auth = getAuth(app);
  return {
    async verify(token) {
      try {
        return toIdentity(await withinPatience(auth.verifyIdToken(token)));
      } catch (error) {
        throw error instanceof CodedError ? error : toCodedError(error);
      }
    },
    ensureUser: (email, password, displayName) =>
      ensureRecord(auth, { email, password, displayName, emailVerified: true }),
    close: () => deleteApp(app),
  };
}

interface NewUser {
  email: string;
  password: string;
  displayName: string;
  emailVerified: true;
}

async function ensureRecord(auth: Auth, wanted: NewUser): Promise<string> {
  const known = await findRecord(auth, wanted.email);
  try {
    if (!known) return (await auth.createUser(wanted)).uid;
    if (!known.emailVerified) await auth.updateUser(known.uid, wanted);
    return known.uid;
  } catch (error) {
    // Somebody else made it a moment ago.
    const made = codeOf(error) === "auth/email-already-exists" ? await findRecord(auth, wanted.email) : null;
    if (made) return made.uid;
    throw new UnavailableError();
  }
}

async function findRecord(auth: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (codeOf(error) === "auth/user-not-found") return null;
    throw new UnavailableError();
  }
}
