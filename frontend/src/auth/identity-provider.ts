/** The user as the identity provider knows them. */
export interface ProviderUser {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  phoneNumber: string | null;
}

/** What the session asks of the identity provider. Failures are the provider's own errors. */
export interface IdentityProvider {
  /** Tells the user found at the start, null for none, and every change since, those of other tabs too. */
  onUserChange(listener: (user: ProviderUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<ProviderUser>;
  signUp(email: string, password: string): Promise<ProviderUser>;
  /** Mails the signed-in user a link that proves the address theirs. */
  sendVerificationMail(): Promise<void>;
  signOut(): Promise<void>;
  /** A bearer token that is still valid for some minutes; null for a visitor. */
  token(): Promise<string | null>;
}
