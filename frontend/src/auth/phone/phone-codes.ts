import {
  PhoneAuthProvider,
  reauthenticateWithCredential,
  RecaptchaVerifier,
  signInWithCredential,
  unlink,
  updatePhoneNumber,
  type Auth,
  type User,
} from "firebase/auth";
import { AuthError } from "../auth-error";

export interface PhoneCodes {
  send(phoneNumber: string): Promise<void>;
  signIn(code: string): Promise<User>;
  add(user: User, code: string): Promise<void>;
  confirm(user: User, code: string): Promise<void>;
  remove(user: User): Promise<void>;
}

/**
 * Codes by text message. Google's reCAPTCHA asks before one is sent whether a person wants it; the emulator has none.
 */
export function createPhoneCodes(auth: Auth, isEmulated: boolean): PhoneCodes {
  auth.settings.appVerificationDisabledForTesting = isEmulated;
  const phone = new PhoneAuthProvider(auth);
  let verificationId: string | null = null;
  const credentialOf = (code: string) => {
    if (verificationId === null) throw new AuthError("missing-verification-id");
    return PhoneAuthProvider.credential(verificationId, code);
  };
  return {
    async send(phoneNumber) {
      const place = document.body.appendChild(document.createElement("div"));
      const verifier = new RecaptchaVerifier(auth, place, { size: "invisible" });
      try {
        verificationId = await phone.verifyPhoneNumber(phoneNumber, verifier);
      } finally {
        verifier.clear();
        place.remove();
      }
    },
    signIn: async (code) => (await signInWithCredential(auth, credentialOf(code))).user,
    add: (user, code) => updatePhoneNumber(user, credentialOf(code)),
    async confirm(user, code) {
      await reauthenticateWithCredential(user, credentialOf(code));
    },
    async remove(user) {
      await unlink(user, phone.providerId);
    },
  };
}
