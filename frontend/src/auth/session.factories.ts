import type { AccountRecord } from "./account/account-api";
import type { IdentityProvider, ProviderUser } from "./identity-provider";
import { SessionStore } from "./session-store";

export const priya: ProviderUser = {
  uid: "uid-1",
  email: "priya.nair@example.in",
  isEmailVerified: false,
  displayName: "Priya at the provider",
  photoURL: "https://provider.example/priya.webp",
  phoneNumber: null,
  hasPassword: true,
  hasGoogle: false,
};

export function buildRecord(changes: Partial<AccountRecord> = {}): AccountRecord {
  return {
    id: "account-1",
    email: "priya.nair@example.in",
    name: "Priya Nair",
    displayName: "Priya Nair",
    photoURL: null,
    phoneNumber: "+919800000000",
    role: "EMPLOYER",
    status: "ACTIVE",
    isEmailVerified: changes.status !== "PENDING",
    additionalData: {
      title: "Hiring lead",
      bio: null,
      phone: null,
      location: "Pune",
      dob: null,
      linkedin: null,
    },
    subscription: { plan: "PAID", viewerCan: { useAdvancedFilters: true } },
    ...changes,
  };
}

/** A store on parts that the test holds in its hands. */
export function setUpSession({ isStored = false }: { isStored?: boolean } = {}) {
  let tell: (user: ProviderUser | null) => void = () => undefined;
  const provider = {
    onUserChange: jest.fn((listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    }),
    signIn: jest.fn(() => Promise.resolve(priya)),
    signUp: jest.fn(() => Promise.resolve(priya)),
    prepareGoogle: jest.fn(() => Promise.resolve()),
    signInWithGoogle: jest.fn((_onWindowOpen: () => void) => Promise.resolve(priya)),
    sendPasswordReset: jest.fn(() => Promise.resolve()),
    refreshUser: jest.fn((): Promise<ProviderUser | null> => Promise.resolve(priya)),
    renewToken: jest.fn(() => Promise.resolve()),
    sendVerificationMail: jest.fn(() => Promise.resolve()),
    changePassword: jest.fn(() => Promise.resolve()),
    confirmUser: jest.fn(() => Promise.resolve()),
    sendCode: jest.fn(() => Promise.resolve()),
    signInByCode: jest.fn(() => Promise.resolve(priya)),
    addPhone: jest.fn(() => Promise.resolve()),
    removePhone: jest.fn(() => Promise.resolve()),
    addGoogle: jest.fn(() => Promise.resolve()),
    signOut: jest.fn(() => Promise.resolve()),
    token: jest.fn(() => Promise.resolve("token-1")),
  } satisfies IdentityProvider;
  const accounts = {
    find: jest.fn((): Promise<AccountRecord | null> => Promise.resolve(buildRecord())),
    register: jest.fn((): Promise<AccountRecord> => Promise.resolve(buildRecord())),
    deleteAccount: jest.fn(() => Promise.resolve()),
    updateProfile: jest.fn((): Promise<AccountRecord> => Promise.resolve(buildRecord())),
  };
  const parts = {
    hasStoredSession: () => isStored,
    loadProvider: jest.fn((): Promise<IdentityProvider> => Promise.resolve(provider)),
    accounts,
    clearCache: jest.fn(() => Promise.resolve()),
  };
  const store = new SessionStore(parts);
  const session = () => store.getState().session;
  return { store, session, provider, parts, accounts, tell: (user: ProviderUser | null) => tell(user) };
}
