import { createHash, randomBytes } from "node:crypto";
import { type AppOptions, cert, deleteApp, initializeApp, type ServiceAccount } from "firebase-admin/app";
import { type Auth, type DecodedIdToken, type UserRecord, getAuth } from "firebase-admin/auth";
import { LRUCache } from "lru-cache";
import type { Env } from "../settings/env";
import { type CodedError, UnauthenticatedError, UnavailableError } from "../errors/errors";
import type { SignedInIdentity } from "./identity";

/** What the portal asks of the identity provider. Every call throws UnavailableError when it can't be reached. */
export interface IdentityProvider {
  /**
   * @param checkRevoked asks the provider whether the token was revoked, or its user disabled or deleted
   * @throws UnauthenticatedError for a token that does not hold
   */
  verify(token: string, checkRevoked?: boolean): Promise<SignedInIdentity>;
  /** Makes sure the account exists with this password and a verified e-mail; returns its uid. */
  ensureUser(email: string, password: string, displayName: string): Promise<string>;
  /**
   * Lets a user sign in or not; who may not is signed out everywhere as well. One that is not there any more is no
   * error.
   */
  setDisabled(uid: string, isDisabled: boolean): Promise<void>;
  /** Whether another user than this has an e-mail address, proven or not. */
  isOthersEmail(uid: string, email: string): Promise<boolean>;
  /**
   * Makes an address that its owner has proven the user's, and ends all their sessions.
   * @returns false where another user has it
   * @throws UnauthenticatedError where the user is not there any more
   */
  changeEmail(uid: string, email: string): Promise<boolean>;
  /**
   * Ends all sessions of a user and makes their password one that nobody knows.
   * @param email a proven address to give them back; whoever has typed it since and not proven it loses it. Null: the
   * address stays.
   * @returns false where another user has proven it
   * @throws UnauthenticatedError where the user is not there any more
   */
  lockOut(uid: string, email: string | null): Promise<boolean>;
  /** Forgets a user; one that is not there any more is no error. */
  deleteUser(uid: string): Promise<void>;
  close(): Promise<void>;
}

export interface IdentityProviderOptions {
  /** In place of firebase-admin's own; tests bring their own key server with it. */
  app?: Pick<AppOptions, "credential" | "httpAgent">;
}

/** firebase-admin waits for ever by itself; an answer is worth nothing to a person after this, in milliseconds. */
const PATIENCE_MS = 2_000;

/** A page sends its token with each call, and to check a signature takes as long as to find the account. */
const MOST_CHECKED_TOKENS = 10_000;
const CHECKED_MS = 5 * 60_000;

const doesNotHold = () =>
  new UnauthenticatedError("INVALID_TOKEN", "The token does not hold. Please sign in again.");

const REFUSALS: Readonly<Record<string, () => CodedError>> = {
  "auth/id-token-expired": () =>
    new UnauthenticatedError("TOKEN_EXPIRED", "Your session has expired. Please sign in again."),
  "auth/id-token-revoked": () =>
    new UnauthenticatedError("TOKEN_REVOKED", "Your session has ended. Please sign in again."),
  "auth/user-disabled": () => new UnauthenticatedError("ACCOUNT_DISABLED", "This account has been disabled."),
  "auth/user-not-found": doesNotHold,
};

/** Long, and with a sign of each kind, so that no policy of the project's refuses it. */
const secretPassword = () => `${randomBytes(32).toString("base64url")}-aA1!`;

/**
 * firebase-admin reports an unreachable key server under the code of a token that does not hold. Only its complaint
 * about a token begins with what the token is. The rest may quote the token, so nobody looks at it.
 */
const TOKEN_COMPLAINT =
  /^(?:Firebase ID token has|Decoding Firebase ID token failed|verifyIdToken\(\) expects)/;

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

function refusalOf(error: unknown): CodedError | null {
  const code = codeOf(error);
  const isComplaint = error instanceof Error && TOKEN_COMPLAINT.test(error.message);
  if (code === "auth/argument-error") return isComplaint ? doesNotHold() : null;
  return REFUSALS[code]?.() ?? null;
}

/** Whether it has a header and claims to look at: firebase-admin trips over others as it would over its own mistake. */
function isReadable(token: string): boolean {
  try {
    const parts = token.split(".").slice(0, 2);
    const [header, claims] = parts.map((part): unknown =>
      JSON.parse(Buffer.from(part, "base64url").toString("utf8")),
    );
    return [header, claims].every((part) => typeof part === "object" && part !== null);
  } catch {
    return false;
  }
}

function toIdentity(token: DecodedIdToken): SignedInIdentity {
  // A phone number alone is enough (PHON-01).
  if (!token.email && !token.phone_number)
    throw new UnauthenticatedError(
      "INVALID_TOKEN",
      "The token carries neither an e-mail address nor a phone number. Please sign in again.",
    );
  return {
    uid: token.uid,
    email: token.email ?? null,
    isEmailVerified: token.email_verified === true,
    phoneNumber: token.phone_number ?? null,
    issuedAt: new Date(token.iat * 1000),
    signedInAt: new Date(token.auth_time * 1000),
    expiresAt: new Date(token.exp * 1000),
  };
}

/** Firebase Auth; the emulator where FIREBASE_AUTH_EMULATOR_HOST says so. */
export function createIdentityProvider(env: Env, options: IdentityProviderOptions = {}): IdentityProvider {
  const app = initializeApp(
    {
      projectId: env.FIREBASE_PROJECT_ID,
      ...(env.FIREBASE_SERVICE_ACCOUNT && {
        credential: cert(JSON.parse(env.FIREBASE_SERVICE_ACCOUNT) as ServiceAccount),
      }),
      ...options.app,
    },
    `portal-${process.hrtime.bigint()}`,
  );
  // The emulator signs nothing: whether a token holds is a question to it each time.
  const isSigned = !env.FIREBASE_AUTH_EMULATOR_HOST;
  return new FirebaseProvider(getAuth(app), isSigned, () => deleteApp(app));
}

class FirebaseProvider implements IdentityProvider {
  /** By the tokens' hashes. */
  private readonly checked = new LRUCache<string, SignedInIdentity>({
    max: MOST_CHECKED_TOKENS,
    ttl: CHECKED_MS,
  });

  constructor(
    private readonly auth: Auth,
    private readonly isSigned: boolean,
    readonly close: () => Promise<void>,
  ) {}

  async verify(token: string, checkRevoked = false): Promise<SignedInIdentity> {
    if (checkRevoked || !this.isSigned) return await this.ask(token, checkRevoked);
    const hash = createHash("sha256").update(token).digest("base64");
    const known = this.checked.get(hash);
    if (known && known.expiresAt.getTime() > Date.now()) return known;
    const identity = await this.ask(token, false);
    this.checked.set(hash, identity);
    return identity;
  }

  private async ask(token: string, checkRevoked: boolean): Promise<SignedInIdentity> {
    if (!isReadable(token)) throw doesNotHold();
    return toIdentity(await this.reach(this.auth.verifyIdToken(token, checkRevoked), refusalOf));
  }

  async ensureUser(email: string, password: string, displayName: string): Promise<string> {
    const wanted = { email, password, displayName, emailVerified: true };
    const known = (await this.findRecord(email)) ?? (await this.createUnlessThere(wanted));
    if (!known.emailVerified) await this.reach(this.auth.updateUser(known.uid, wanted));
    return known.uid;
  }

  async setDisabled(uid: string, isDisabled: boolean): Promise<void> {
    const user = await this.orNull(
      "auth/user-not-found",
      this.auth.updateUser(uid, { disabled: isDisabled }),
    );
    if (user && isDisabled) await this.reach(this.auth.revokeRefreshTokens(uid));
  }

  async isOthersEmail(uid: string, email: string): Promise<boolean> {
    const holder = await this.findRecord(email);
    return holder !== null && holder.uid !== uid;
  }

  async changeEmail(uid: string, email: string): Promise<boolean> {
    const change = this.auth.updateUser(uid, { email, emailVerified: true });
    if (!(await this.orNull("auth/email-already-exists", change, refusalOf))) return false;
    await this.reach(this.auth.revokeRefreshTokens(uid), refusalOf);
    return true;
  }

  async lockOut(uid: string, email: string | null): Promise<boolean> {
    const { providerData } = await this.reach(this.auth.getUser(uid), refusalOf);
    if (providerData.some(({ providerId }) => providerId === "password"))
      await this.reach(this.auth.updateUser(uid, { password: secretPassword() }), refusalOf);
    await this.reach(this.auth.revokeRefreshTokens(uid), refusalOf);
    if (email === null) return true;
    const holder = await this.findRecord(email);
    if (holder && holder.uid !== uid && !holder.emailVerified) await this.deleteUser(holder.uid);
    return await this.changeEmail(uid, email);
  }

  async deleteUser(uid: string): Promise<void> {
    await this.orNull("auth/user-not-found", this.auth.deleteUser(uid));
  }

  private findRecord(email: string): Promise<UserRecord | null> {
    return this.orNull("auth/user-not-found", this.auth.getUserByEmail(email));
  }

  /** Somebody else may be making the same user at this moment. */
  private async createUnlessThere(wanted: { email: string; password: string }): Promise<UserRecord> {
    const created = await this.orNull("auth/email-already-exists", this.auth.createUser(wanted));
    return created ?? (await this.reach(this.auth.getUserByEmail(wanted.email)));
  }

  private orNull<Answer>(
    code: string,
    call: Promise<Answer>,
    refusal?: (error: unknown) => CodedError | null,
  ): Promise<Answer | null> {
    const settled = call.catch((error: unknown) => {
      if (codeOf(error) === code) return null;
      throw error;
    });
    return this.reach(settled, refusal);
  }

  /** Waits for an answer, but not for ever; what is no refusal is an outage, with the reason as its cause. */
  private async reach<Answer>(
    call: Promise<Answer>,
    refusal: (error: unknown) => CodedError | null = () => null,
  ): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms.`)), PATIENCE_MS);
    });
    try {
      return await Promise.race([call, silence]);
    } catch (error) {
      throw refusal(error) ?? new UnavailableError(error);
    } finally {
      clearTimeout(timer);
    }
  }
}
