import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  type ActionCodeSettings,
  type Auth,
  type User,
} from "firebase/auth";
import { addressIn, readAddress } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import { pageLocale } from "../shared/language/page-locale";
import type { RuntimeConfig } from "../shared/runtime-config";
import { AuthError } from "./auth-error";
import { createGooglePopup } from "./google-popup";
import type { PhoneCodes } from "./phone/phone-codes";
import { readReturnAddress } from "./return-address";
import type { IdentityProvider, ProviderUser } from "./identity-provider";

function toProviderUser(user: User): ProviderUser {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber, providerData } = user;
  const has = (provider: string) => providerData.some(({ providerId }) => providerId === provider);
  return {
    uid,
    email,
    isEmailVerified: emailVerified,
    displayName,
    photoURL,
    phoneNumber,
    hasPassword: has("password"),
    hasGoogle: has("google.com"),
  };
}

function createAuth({ firebase, authEmulatorUrl }: RuntimeConfig): Auth {
  // The session stands in localStorage, where it is seen without this file (stored-session.ts). Google's
  // window is not named here: the SDK would fetch Google's script at once on phones, for visitors of any page.
  const auth = initializeAuth(initializeApp(firebase), { persistence: browserLocalPersistence });
  // Its own mails are in the page's language (LANG-10). Choosing another loads the page again.
  auth.languageCode = pageLocale();
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
  return auth;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** Sends a mail whose page leads back here; without the way back where the project does not list this site. */
async function mailWithWayBack(path: string, send: (way?: ActionCodeSettings) => Promise<void>) {
  try {
    await send({ url: new URL(addressIn(pageLocale(), path), window.location.origin).href });
  } catch (error) {
    if (codeOf(error) !== "auth/unauthorized-continue-uri") throw error;
    await send();
  }
}

/**
 * Where the mail that proves an address leads: back to the invitation to a team, which needs the proof (TEAM-12), as
 * it is open or as the sign-up was to go on to. Else to the dashboard.
 */
function wayAfterProof({ pathname, search }: Location): string {
  const open = readReturnAddress(search) ?? readAddress(pathname).rest;
  return open.startsWith(paths.teamInvitation("")) ? open : paths.dashboard;
}

async function sendPasswordReset(auth: Auth, email: string): Promise<void> {
  try {
    await mailWithWayBack(paths.signIn, (way) => sendPasswordResetEmail(auth, email, way));
  } catch (error) {
    // Projects without protection against guessing addresses tell; the page must not.
    if (codeOf(error) !== "auth/user-not-found") throw error;
  }
}

async function confirmPassword(user: User, password: string): Promise<void> {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
}

function signedInUser({ currentUser }: Auth): User {
  if (!currentUser) throw new AuthError("no-current-user");
  return currentUser;
}

/** With google-popup.ts and phone-codes.ts the only file that brings Firebase's code: import it lazily. */
export function createFirebaseProvider(config: RuntimeConfig): IdentityProvider {
  const auth = createAuth(config);
  const google = createGooglePopup(auth);
  // Few sign in by phone: its part of Firebase's code is fetched for them alone.
  let phone: Promise<PhoneCodes> | null = null;
  const phoneCodes = () =>
    (phone ??= import("./phone/phone-codes").then(({ createPhoneCodes }) =>
      createPhoneCodes(auth, config.authEmulatorUrl !== null),
    ));
  return {
    onUserChange: (listener) => onAuthStateChanged(auth, (user) => listener(user && toProviderUser(user))),
    async signIn(email, password) {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      // The password alone is enough to be signed in.
      await google
        .linkTo(user)
        .catch((error: unknown) => console.error("Google was not added to the account.", error));
      return toProviderUser(user);
    },
    async signUp(email, password) {
      return toProviderUser((await createUserWithEmailAndPassword(auth, email, password)).user);
    },
    prepareGoogle: () => google.prepare(),
    signInWithGoogle: async (onWindowOpen) => toProviderUser(await google.signIn(onWindowOpen)),
    sendPasswordReset: (email) => sendPasswordReset(auth, email),
    async sendVerificationMail() {
      const user = auth.currentUser;
      if (!user) return;
      await mailWithWayBack(wayAfterProof(window.location), (way) => sendEmailVerification(user, way));
    },
    async refreshUser() {
      const user = auth.currentUser;
      if (!user) return null;
      await reload(user);
      return toProviderUser(user);
    },
    async changePassword(current, next) {
      const user = signedInUser(auth);
      await confirmPassword(user, current);
      await updatePassword(user, next);
    },
    async confirmUser(proof) {
      const user = signedInUser(auth);
      if (proof.by === "password") await confirmPassword(user, proof.password);
      else if (proof.by === "google") await google.confirm(user);
      else await (await phoneCodes()).confirm(user, proof.code);
    },
    sendCode: async (phoneNumber) => (await phoneCodes()).send(phoneNumber),
    signInByCode: async (code) => toProviderUser(await (await phoneCodes()).signIn(code)),
    addPhone: async (code) => (await phoneCodes()).add(signedInUser(auth), code),
    removePhone: async () => (await phoneCodes()).remove(signedInUser(auth)),
    addGoogle: () => google.addTo(signedInUser(auth)),
    async renewToken() {
      await auth.currentUser?.getIdToken(true);
    },
    signOut: () => signOut(auth),
    token: async () => (await auth.currentUser?.getIdToken()) ?? null,
  };
}
