/** Who a verified token speaks for; nothing in it grants a role. */
export interface Identity {
  uid: string;
  email: string;
  isEmailVerified: boolean;
  phoneNumber: string | null;
}

/** What a token says beside who it speaks for. */
export interface SignedInIdentity extends Identity {
  /** When its holder last gave a password, or went through the provider's window. */
  signedInAt: Date;
  /** When the token ends. */
  expiresAt: Date;
}
