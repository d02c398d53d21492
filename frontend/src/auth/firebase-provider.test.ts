import {
  type Auth,
  initializeAuth,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  type UserCredential,
} from "firebase/auth";
import { buildRuntimeConfig } from "../test/factories";
import { createFirebaseProvider } from "./firebase-provider";

const googleCredential = { providerId: "google.com" };

jest.mock("firebase/app", () => ({ initializeApp: jest.fn() }));
jest.mock("firebase/auth", () => ({
  initializeAuth: jest.fn(() => ({ currentUser: null })),
  browserLocalPersistence: {},
  browserPopupRedirectResolver: class {
    _openPopup = () => Promise.resolve({});
  },
  GoogleAuthProvider: class {
    static credentialFromError: () => unknown = () => googleCredential;
    setCustomParameters = jest.fn();
  },
  linkWithCredential: jest.fn(() => Promise.resolve()),
  sendEmailVerification: jest.fn(() => Promise.resolve()),
  sendPasswordResetEmail: jest.fn(() => Promise.resolve()),
  signInWithEmailAndPassword: jest.fn(),
  signInWithPopup: jest.fn(),
}));

const user = { uid: "uid-1", email: "priya.nair@example.in", emailVerified: true, providerData: [] };
const failWith = (code: string) =>
  Object.assign(new Error(code), { code: `auth/${code}`, customData: { email: "priya.nair@example.in" } });

beforeEach(() => {
  jest.mocked(signInWithEmailAndPassword).mockResolvedValue({ user } as unknown as UserCredential);
  jest.mocked(signInWithPopup).mockRejectedValue(failWith("account-exists-with-different-credential"));
});
afterEach(() => jest.clearAllMocks());

describe("an address that is taken by an account with a password", () => {
  it("has Google added to it after signing in with the password, once", async () => {
    const provider = createFirebaseProvider(buildRuntimeConfig());
    await expect(provider.signInWithGoogle(jest.fn())).rejects.toMatchObject({
      code: "auth/account-exists-with-different-credential",
    });
    await provider.signIn("priya.nair@example.in", "kaveri-2026");
    expect(linkWithCredential).toHaveBeenCalledWith(user, googleCredential);
    await provider.signIn("priya.nair@example.in", "kaveri-2026");
    expect(linkWithCredential).toHaveBeenCalledTimes(1);
  });

  it("is signed in to where Google can't be added", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    jest.mocked(linkWithCredential).mockRejectedValueOnce(failWith("provider-already-linked"));
    const provider = createFirebaseProvider(buildRuntimeConfig());
    await expect(provider.signInWithGoogle(jest.fn())).rejects.toThrow();
    expect(await provider.signIn("priya.nair@example.in", "kaveri-2026")).toMatchObject({ uid: "uid-1" });
  });

  it("is added to nobody else's account", async () => {
    const rohan = { ...user, uid: "uid-2", email: "rohan.mehta@example.in" };
    jest.mocked(signInWithEmailAndPassword).mockResolvedValue({ user: rohan } as unknown as UserCredential);
    const provider = createFirebaseProvider(buildRuntimeConfig());
    await expect(provider.signInWithGoogle(jest.fn())).rejects.toThrow();
    await provider.signIn("rohan.mehta@example.in", "kaveri-2026");
    expect(linkWithCredential).not.toHaveBeenCalled();
  });
});

describe("a mail to choose a new password", () => {
  const reset = () => createFirebaseProvider(buildRuntimeConfig()).sendPasswordReset("priya.nair@example.in");

  it("leads back to sign-in", async () => {
    await reset();
    const way = { url: `${window.location.origin}/signin` };
    expect(sendPasswordResetEmail).toHaveBeenCalledWith(expect.anything(), "priya.nair@example.in", way);
  });

  it("is in the page's language, and leads back below it (LANG-10)", async () => {
    window.history.replaceState(null, "", "/hi/signin");
    await reset();
    const way = { url: `${window.location.origin}/hi/signin` };
    const inHindi = expect.objectContaining({ languageCode: "hi" }) as Auth;
    expect(sendPasswordResetEmail).toHaveBeenCalledWith(inHindi, "priya.nair@example.in", way);
    window.history.replaceState(null, "", "/");
  });

  it("goes without the way back where the project does not list this site", async () => {
    jest.mocked(sendPasswordResetEmail).mockRejectedValueOnce(failWith("unauthorized-continue-uri"));
    await reset();
    expect(jest.mocked(sendPasswordResetEmail).mock.calls[1]?.[2]).toBeUndefined();
  });

  it("to an address without an account reads the same", async () => {
    jest.mocked(sendPasswordResetEmail).mockRejectedValueOnce(failWith("user-not-found"));
    await expect(reset()).resolves.toBeUndefined();
  });

  it("that was not sent says so", async () => {
    jest.mocked(sendPasswordResetEmail).mockRejectedValueOnce(failWith("too-many-requests"));
    await expect(reset()).rejects.toMatchObject({ code: "auth/too-many-requests" });
  });
});

describe("a mail to prove an address", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));

  it.each([
    ["/signup", "/dashboard"],
    ["/signup?returnTo=%2Fjobs%2Fpost", "/dashboard"],
    ["/signup?returnTo=%2Fteam-invitation%2Fsecret", "/team-invitation/secret"],
    ["/hi/signup?returnTo=%2Fteam-invitation%2Fsecret", "/hi/team-invitation/secret"],
    ["/team-invitation/secret", "/team-invitation/secret"],
    ["/hi/team-invitation/secret", "/hi/team-invitation/secret"],
    ["/signup?returnTo=https%3A%2F%2Felsewhere.example%2Fteam-invitation%2Fsecret", "/dashboard"],
  ])("that is asked for at %s leads to %s (TEAM-12)", async (open, way) => {
    jest.mocked(initializeAuth).mockReturnValueOnce({ currentUser: user } as unknown as Auth);
    window.history.replaceState(null, "", open);
    await createFirebaseProvider(buildRuntimeConfig()).sendVerificationMail();
    const url = `${window.location.origin}${way}`;
    expect(sendEmailVerification).toHaveBeenCalledWith(user, { url });
  });
});
