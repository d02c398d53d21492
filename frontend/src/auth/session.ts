import { createContext, use } from "react";
import type { AuthError } from "./auth-error";
import type { SignInProof } from "./identity-provider";

export type Role = "admin" | "employer" | "jobseeker";

/** What a person may register as; admins are made, never signed up (AUTH-06). */
export type SignUpRole = Exclude<Role, "admin">;

/** The profile's fields beside name and photo; empty ones are null. */
export type AdditionalData = Partial<
  Record<"title" | "bio" | "phone" | "location" | "dob" | "linkedin", string | null>
>;

/** The identity provider's user merged with the server's record (AUTH-30). */
export interface SessionUser {
  uid: string;
  firebaseUid: string;
  /** Null for who signs in by phone alone. */
  email: string | null;
  /** What tells the account apart on the screen: the e-mail address, else the phone number. */
  signInName: string;
  /** As the server last knew it; as the provider does while the server is silent. */
  isEmailVerified: boolean;
  name: string | null;
  displayName: string | null;
  photoURL: string | null;
  phoneNumber: string | null;
  hasPassword: boolean;
  hasGoogle: boolean;
  role: Role;
  additionalData: Readonly<AdditionalData>;
  /** `viewerCan`: what the plan allows, as the server says it. Screens ask that, never the plan itself. */
  subscription: { plan: "free" | "paid" | "premium"; viewerCan: { useAdvancedFilters: boolean } };
}

/**
 * What the server says of a signed-in user's account. `missing`: it has none, registration is still to be
 * finished (AUTH-28). Until it has answered the role is a guess (AUTH-26): `awaited`, it may do so yet; `unconfirmed`,
 * it has failed.
 */
export type AccountState = "registered" | "missing" | "awaited" | "unconfirmed";

export type Session =
  | { status: "loading" }
  /**
   * `isPresumed`: the provider is silent, so public pages go ahead as for a visitor (AUTH-23). `isOutage`: so long
   * that a slow network does not explain it.
   */
  | { status: "signed-out"; isPresumed?: boolean; isOutage?: boolean }
  | {
      status: "signed-in";
      user: SessionUser;
      account: AccountState;
      /** Chosen at a sign-up whose registration then failed. */
      chosenRole?: SignUpRole;
    };

/**
 * What the session offers (AUTH-32). Each but logout and those that say so rejects with an AuthError, which the session
 * keeps as well until the next act (ERR-18).
 */
export interface SessionActions {
  login(email: string, password: string): Promise<void>;
  signup(email: string, password: string, role: SignUpRole): Promise<void>;
  /** Fetches what googleSignIn needs before it is asked to; never rejects. */
  prepareGoogleSignIn(): Promise<void>;
  /**
   * Signs in through Google's window; who has no account yet is registered with the role, as jobseeker
   * without one (AUTH-17, AUTH-18). A newer attempt rejects the older with `cancelled-popup-request`.
   */
  googleSignIn(role?: SignUpRole, onWindowOpen?: () => void): Promise<void>;
  /** Mails a link to choose a new password. Resolves for an address without an account too. */
  sendPasswordReset(email: string): Promise<void>;
  /** Mails the link that verifies the signed-in user's address. */
  sendVerificationMail(): Promise<void>;
  /** Asks the server for an unconfirmed account now instead of later; never rejects. */
  retryAccount(): Promise<void>;
  /** Asks the server for the account again after it changed something of it, such as the plan; never rejects. */
  reloadAccount(): Promise<void>;
  /** Registers the account of a user who is signed in without one (AUTH-28). */
  finishRegistration(role: SignUpRole): Promise<void>;
  /**
   * Saves the profile and shows it at once wherever the user is shown (CALL-13). With the `profileVersion`
   * that the form was filled from it rejects with `PROFILE_CHANGED` rather than overwrite a later one.
   */
  updateUserProfile(
    displayName: string,
    photoURL: string | null,
    additionalData: AdditionalData,
    expectedVersion?: number,
  ): Promise<void>;
  /** Rejects with `invalid-credential` where the current password is another. */
  changePassword(current: string, next: string): Promise<void>;
  /** Has the signed-in user prove again who they are. The server then takes the sign-in for a recent one. */
  confirmSignIn(proof: SignInProof): Promise<void>;
  /**
   * Deletes the account for good, after its owner has proven again who they are. The session stays as it is; log out
   * next.
   */
  deleteAccount(proof: SignInProof): Promise<void>;
  /** Sends a code by text message to a number such as +919876543210 (PHON-06). */
  sendPhoneCode(phoneNumber: string): Promise<void>;
  /** Signs in by the last code; who has no account is left to finish the registration. */
  phoneSignIn(code: string): Promise<void>;
  /** Adds the number that the last code went to, in place of another (PHON-07). */
  addPhone(code: string): Promise<void>;
  removePhone(): Promise<void>;
  /** Gives who signs in by phone alone their Google account, through its window, and its e-mail address. */
  addGoogle(): Promise<void>;
  /** Signs out at the provider, in every tab; a failure is only logged (ERR-19). */
  logout(): Promise<void>;
}

export interface SessionState {
  session: Session;
  /** Why the last act failed; null while none has. */
  error: AuthError | null;
}

interface SessionContextValue extends SessionState {
  actions: SessionActions;
}

export const SessionContext = createContext<SessionContextValue | null>(null);

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (!value) throw new Error("The session needs a SessionProvider above it.");
  return value;
}

/** @throws {Error} outside of SessionProvider, like its siblings below. */
export function useSession(): Session {
  return useSessionContext().session;
}

/** The signed-in user; null for visitors and for whoever has a registration to finish first (AUTH-37). */
export function useAccountUser(): SessionUser | null {
  const session = useSession();
  return session.status === "signed-in" && session.account !== "missing" ? session.user : null;
}

export function useSessionError(): AuthError | null {
  return useSessionContext().error;
}

export function useSessionActions(): SessionActions {
  return useSessionContext().actions;
}
