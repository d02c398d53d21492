/** The user as the identity provider knows them. */
export interface ProviderUser {
  uid: string;
  /** Null for who signs in by phone alone. */
  email: string | null;
  isEmailVerified: boolean;
  displayName: string | null;
  photoURL: string | null;
  phoneNumber: string | null;
  hasPassword: boolean;
  hasGoogle: boolean;
}

/** How somebody who is signed in proves again who they are: what they have of the three, in this order. */
export type SignInProof =
  { by: "password"; password: string } | { by: "google" } | { by: "code"; code: string };

/** What the session asks of the identity provider. Failures are the provider's own errors. */
export interface IdentityProvider {
  /** Tells the user found at the start, null for none, and every change since, those of other tabs too. */
  onUserChange(listener: (user: ProviderUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<ProviderUser>;
  signUp(email: string, password: string): Promise<ProviderUser>;
  /**
   * Fetches what Google's window needs, so that a click may open it: browsers block windows that come long
   * after the click.
   */
  prepareGoogle(): Promise<void>;
  /**
   * Signs in through Google's window of 500x600. A newer attempt rejects the older with
   * `cancelled-popup-request`, a window closed by hand ends in `popup-closed-by-user` about 8 s later.
   */
  signInWithGoogle(onWindowOpen: () => void): Promise<ProviderUser>;
  /** Mails a link to choose a new password; tells nobody whether the address has an account. */
  sendPasswordReset(email: string): Promise<void>;
  /** Mails the signed-in user a link that proves the address theirs. */
  sendVerificationMail(): Promise<void>;
  /** Rejects with `invalid-credential` where the current password is another. */
  changePassword(current: string, next: string): Promise<void>;
  /** Has the signed-in user prove again who they are. */
  confirmUser(proof: SignInProof): Promise<void>;
  /** Sends a code by text message; `phoneNumber` as +919876543210. The code of before is of no use from then on. */
  sendCode(phoneNumber: string): Promise<void>;
  /** Signs in whose number the last code went to, whether they were known or not. */
  signInByCode(code: string): Promise<ProviderUser>;
  /** Makes the number that the last code went to the signed-in user's, in place of another. */
  addPhone(code: string): Promise<void>;
  removePhone(): Promise<void>;
  /** Gives the signed-in user, who has none, the Google account that they choose in its window. */
  addGoogle(): Promise<void>;
  signOut(): Promise<void>;
  /** The signed-in user as the provider has them now; null for a visitor. Their token may still say otherwise. */
  refreshUser(): Promise<ProviderUser | null>;
  /** Fetches a token that says what the provider knows now. */
  renewToken(): Promise<void>;
  /** A bearer token that is still valid for some minutes; null for a visitor. */
  token(): Promise<string | null>;
}
