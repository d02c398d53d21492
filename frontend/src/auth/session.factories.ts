import type { AccountRecord } from "./account-api";
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
    onUserChange: vi.fn((listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    }),
    signIn: vi.fn(() => Promise.resolve(priya)),
    signUp: vi.fn(() => Promise.resolve(priya)),
    prepareGoogle: vi.fn(() => Promise.resolve()),
    signInWithGoogle: vi.fn((_onWindowOpen: () => void) => Promise.resolve(priya)),
    sendPasswordReset: vi.fn(() => Promise.resolve()),
    refreshUser: vi.fn((): Promise<ProviderUser | null> => Promise.resolve(priya)),
    renewToken: vi.fn(() => Promise.resolve()),
    sendVerificationMail: vi.fn(() => Promise.resolve()),
    changePassword: vi.fn(() => Promise.resolve()),
    confirmUser: vi.fn(() => Promise.resolve()),
    signOut: vi.fn(() => Promise.resolve()),
    token: vi.fn(() => Promise.resolve("token-1")),
  } satisfies IdentityProvider;
  const accounts = {
    find: vi.fn((): Promise<AccountRecord | null> => Promise.resolve(buildRecord())),
    register: vi.fn((): Promise<AccountRecord> => Promise.resolve(buildRecord())),
    deleteAccount: vi.fn(() => Promise.resolve()),
    updateProfile: vi.fn((): Promise<AccountRecord> => Promise.resolve(buildRecord())),
  };
  const parts = {
    hasStoredSession: () => isStored,
    loadProvider: vi.fn((): Promise<IdentityProvider> => Promise.resolve(provider)),
    accounts,
    clearCache: vi.fn(() => Promise.resolve()),
  };
  const store = new SessionStore(parts);
  const session = () => store.getState().session;
  return { store, session, provider, parts, accounts, tell: (user: ProviderUser | null) => tell(user) };
}
