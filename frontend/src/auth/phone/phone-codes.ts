import {
  PhoneAuthProvider,
  reauthenticateWithCredential,
  RecaptchaVerifier,
  signInWithCredential,
  unlink,
  updatePhoneNumber,
  type Auth,
  type PhoneAuthCredential,
  type User,
} from "firebase/auth";
import { AuthError } from "../auth-error";
import { keepSentCode, keptCode, type SentCode } from "./sent-code";

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
  let last: SentCode | null = null;
  /** Goes to the provider with a code; one that it takes is of no use any more. */
  async function take<Taken>(code: string, act: (credential: PhoneAuthCredential) => Promise<Taken>) {
    const sent = last ?? keptCode();
    if (sent === null) throw new AuthError("missing-verification-id");
    const taken = await act(PhoneAuthProvider.credential(sent.verificationId, code));
    last = null;
    keepSentCode(null);
    return taken;
  }
  return {
    async send(phoneNumber) {
      const place = document.body.appendChild(document.createElement("div"));
      const verifier = new RecaptchaVerifier(auth, place, { size: "invisible" });
      try {
        const verificationId = await phone.verifyPhoneNumber(phoneNumber, verifier);
        last = { phoneNumber, verificationId, sentAt: Date.now() };
        keepSentCode(last);
      } finally {
        verifier.clear();
        place.remove();
      }
    },
    signIn: async (code) => (await take(code, (proof) => signInWithCredential(auth, proof))).user,
    add: (user, code) => take(code, (proof) => updatePhoneNumber(user, proof)),
    async confirm(user, code) {
      await take(code, (proof) => reauthenticateWithCredential(user, proof));
    },
    async remove(user) {
      await unlink(user, phone.providerId);
    },
  };
}
