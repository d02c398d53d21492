/** Who a verified token speaks for; nothing in it grants a role. */
export interface Identity {
  uid: string;
  email: string;
  isEmailVerified: boolean;
  phoneNumber: string | null;
}

/** An identity and the moment its holder last gave a password, or went through the provider's window. */
export interface SignedInIdentity extends Identity {
  signedInAt: Date;
}
