/** Who a verified token speaks for; nothing in it grants a role. */
export interface Identity {
  uid: string;
  email: string;
  isEmailVerified: boolean;
  phoneNumber: string | null;
}
