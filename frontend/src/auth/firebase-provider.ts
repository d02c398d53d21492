import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from "firebase/auth";
import type { RuntimeConfig } from "../shared/runtime-config";
import type { IdentityProvider, ProviderUser } from "./identity-provider";

function toProviderUser({ uid, email, displayName, photoURL, phoneNumber }: User): ProviderUser {
  return { uid, email: email ?? "", displayName, photoURL, phoneNumber };
}

function createAuth({ firebase, authEmulatorUrl }: RuntimeConfig): Auth {
  // The session stands in localStorage, where it is seen without this file (stored-session.ts). The popup's
  // code is not named here: it is heavy, and only a popup needs it.
  const auth = initializeAuth(initializeApp(firebase), { persistence: browserLocalPersistence });
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
  return auth;
}

/** The only file that brings Firebase's code: import it lazily. */
export function createFirebaseProvider(config: RuntimeConfig): IdentityProvider {
  const auth = createAuth(config);
  return {
    onUserChange: (listener) => onAuthStateChanged(auth, (user) => listener(user && toProviderUser(user))),
    async signIn(email, password) {
      return toProviderUser((await signInWithEmailAndPassword(auth, email, password)).user);
    },
    async signUp(email, password) {
      return toProviderUser((await createUserWithEmailAndPassword(auth, email, password)).user);
    },
    async sendVerificationMail() {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser);
    },
    signOut: () => signOut(auth),
    token: async () => (await auth.currentUser?.getIdToken()) ?? null,
  };
}
