/** Who a verified token speaks for; nothing in it grants a role. */
export interface Identity {
  uid: string;
  /** Null for who signs in by phone alone. */
  email: string | null;
  isEmailVerified: boolean;
  /** That the provider has verified; in the form +919876543210. */
  phoneNumber: string | null;
  /** When the token was made: of two that differ, the newer one knows. */
  issuedAt: Date;
}

/** What a token says beside who it speaks for. */
export interface SignedInIdentity extends Identity {
  /** When its holder last gave a password, or went through the provider's window. */
  signedInAt: Date;
  /** When the token ends. */
  expiresAt: Date;
}
