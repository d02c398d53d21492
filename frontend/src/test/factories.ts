import type { AccountState, Session, SessionActions, SessionUser } from "../auth/session";
import type { RuntimeConfig } from "../shared/runtime-config";

export function buildRuntimeConfig(changes: Partial<RuntimeConfig> = {}): RuntimeConfig {
  return {
    firebase: {
      apiKey: "key",
      authDomain: "portal.example",
      projectId: "demo-portal",
      storageBucket: "portal.example",
      messagingSenderId: "1",
      appId: "1:1:web:1",
    },
    authEmulatorUrl: null,
    missing: [],
    contact: {
      email: "help@portal.example",
      phone: "+91 80 0000 0000",
      address: "12th Main Road, Indiranagar, Bangalore 560038",
    },
    social: {
      x: "https://x.example/portal",
      linkedin: "https://linkedin.example/portal",
      instagram: "https://instagram.example/portal",
      facebook: "https://facebook.example/portal",
      youtube: null,
    },
    ...changes,
  };
}

export function buildSessionUser(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    uid: "uid-1",
    firebaseUid: "uid-1",
    email: "priya.nair@example.in",
    signInName: changes.email ?? "priya.nair@example.in",
    isEmailVerified: true,
    name: "Priya Nair",
    displayName: "Priya Nair",
    photoURL: null,
    phoneNumber: null,
    hasPassword: true,
    hasGoogle: changes.hasPassword === false && !changes.phoneNumber,
    role: "jobseeker",
    additionalData: {},
    subscription: { plan: "free", viewerCan: { useAdvancedFilters: false } },
    ...changes,
  };
}

export function buildSession(
  changes: Partial<SessionUser> = {},
  account: AccountState = "registered",
): Session {
  return { status: "signed-in", user: buildSessionUser(changes), account };
}

/** Acts that do nothing. */
export const idleActions: SessionActions = {
  login: () => Promise.resolve(),
  signup: () => Promise.resolve(),
  prepareGoogleSignIn: () => Promise.resolve(),
  googleSignIn: () => Promise.resolve(),
  sendPasswordReset: () => Promise.resolve(),
  sendVerificationMail: () => Promise.resolve(),
  reloadAccount: () => Promise.resolve(),
  retryAccount: () => Promise.resolve(),
  finishRegistration: () => Promise.resolve(),
  updateUserProfile: () => Promise.resolve(),
  changePassword: () => Promise.resolve(),
  confirmSignIn: () => Promise.resolve(),
  deleteAccount: () => Promise.resolve(),
  sendPhoneCode: () => Promise.resolve(),
  phoneSignIn: () => Promise.resolve(),
  addPhone: () => Promise.resolve(),
  removePhone: () => Promise.resolve(),
  addGoogle: () => Promise.resolve(),
  logout: () => Promise.resolve(),
};
