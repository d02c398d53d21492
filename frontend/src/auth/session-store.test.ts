import { AuthError } from "./auth-error";
import { buildRecord, priya, setUpSession } from "./session.factories";

const outage = new AuthError("UNAVAILABLE", "The service is not available right now.");

const never = () => new Promise<never>(() => undefined);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("the first check", () => {
  it("ends signed out at once, without the provider's code, where no session is stored (AUTH-24)", async () => {
    const { store, session, parts } = setUpSession();
    store.restore();
    await pass(10_000);
    expect(session()).toEqual({ status: "signed-out" });
    expect(parts.loadProvider).not.toHaveBeenCalled();
  });

  it("loads until provider and server have answered (AUTH-22, AUTH-25)", async () => {
    const { store, session, accounts, tell } = setUpSession({ isStored: true });
    accounts.find.mockImplementation(never);
    store.restore();
    await pass(100);
    tell(priya);
    await pass(100);
    expect(session()).toEqual({ status: "loading" });
  });

  it("merges the server's record over the provider's user (AUTH-24, AUTH-25, AUTH-30)", async () => {
    const { store, session, tell } = setUpSession({ isStored: true });
    store.restore();
    await pass(0);
    tell(priya);
    await pass(0);
    expect(session()).toEqual({
      status: "signed-in",
      account: "registered",
      user: {
        uid: "uid-1",
        firebaseUid: "uid-1",
        email: "priya.nair@example.in",
        signInName: "priya.nair@example.in",
        isEmailVerified: true,
        name: "Priya Nair",
        displayName: "Priya Nair",
        photoURL: null,
        phoneNumber: "+919800000000",
        hasPassword: true,
        hasGoogle: false,
        role: "employer",
        additionalData: {
          title: "Hiring lead",
          bio: null,
          phone: null,
          location: "Pune",
          dob: null,
          linkedin: null,
        },
        subscription: { plan: "paid", viewerCan: { useAdvancedFilters: true } },
      },
    });
  });

  it("ends signed out where the provider knows nobody any more (AUTH-24)", async () => {
    const { store, session, tell } = setUpSession({ isStored: true });
    store.restore();
    await pass(0);
    tell(null);
    expect(session()).toEqual({ status: "signed-out" });
  });
});

describe("a failing me", () => {
  async function openWith(error: AuthError) {
    const parts = setUpSession({ isStored: true });
    parts.accounts.find.mockRejectedValue(error);
    parts.store.restore();
    await pass(0);
    parts.tell(priya);
    await pass(0);
    return parts;
  }

  it("is logged and keeps the provider's user as jobseeker (AUTH-26, AUTH-31)", async () => {
    const { session, accounts, provider } = await openWith(outage);
    expect(session()).toMatchObject({
      status: "signed-in",
      account: "unconfirmed",
      user: {
        uid: "uid-1",
        email: "priya.nair@example.in",
        role: "jobseeker",
        subscription: { plan: "free", viewerCan: { useAdvancedFilters: false } },
      },
    });
    expect(logged).toHaveBeenCalledWith("The account could not be fetched.", outage);
    expect(accounts.register).not.toHaveBeenCalled();
    expect(provider.signOut).not.toHaveBeenCalled();
  });

  it("is asked again while it is an outage, ever more patiently, until it answers", async () => {
    const { session, accounts } = await openWith(outage);
    await pass(1000);
    expect(accounts.find).toHaveBeenCalledTimes(2);
    await pass(1000);
    expect(accounts.find).toHaveBeenCalledTimes(2);
    accounts.find.mockResolvedValue(buildRecord({ role: "ADMIN" }));
    await pass(1000);
    expect(session()).toMatchObject({ account: "registered", user: { role: "admin" } });
    await pass(600_000);
    expect(accounts.find).toHaveBeenCalledTimes(3);
  });

  it("is not asked again where the server has refused", async () => {
    const { session, accounts } = await openWith(
      new AuthError("INVALID_TOKEN", "This sign-in is not valid."),
    );
    await pass(600_000);
    expect(accounts.find).toHaveBeenCalledTimes(1);
    expect(session()).toMatchObject({ status: "signed-in", account: "unconfirmed" });
  });

  it("of a user who has left changes nothing", async () => {
    const { session, accounts, tell } = await openWith(outage);
    tell(null);
    await pass(600_000);
    expect(session()).toEqual({ status: "signed-out" });
    expect(accounts.find).toHaveBeenCalledTimes(1);
  });
});

describe("login", () => {
  it("signs in at the provider and fetches the account (AUTH-25, AUTH-32)", async () => {
    const { store, session, provider, parts } = setUpSession();
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    expect(provider.signIn).toHaveBeenCalledWith("priya.nair@example.in", "kaveri-2026");
    expect(session()).toMatchObject({
      status: "signed-in",
      account: "registered",
      user: { role: "employer" },
    });
    expect(parts.clearCache).toHaveBeenCalledTimes(1);
    expect(await store.token()).toBe("token-1");
  });

  it("of a user without an account asks for registration and registers nobody (AUTH-28)", async () => {
    const { store, session, accounts } = setUpSession();
    accounts.find.mockResolvedValue(null);
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    expect(session()).toMatchObject({ status: "signed-in", account: "missing" });
    expect(accounts.register).not.toHaveBeenCalled();
  });

  it("stores why it failed and throws it on (ERR-18)", async () => {
    const { store, session, provider } = setUpSession();
    const refusal = Object.assign(new Error("Firebase: Error (auth/invalid-credential)."), {
      code: "auth/invalid-credential",
    });
    provider.signIn.mockRejectedValueOnce(refusal);
    await expect(store.actions.login("priya.nair@example.in", "wrong")).rejects.toBeInstanceOf(AuthError);
    expect(store.getState().error).toMatchObject({ code: "invalid-credential", message: "" });
    expect(session()).toEqual({ status: "signed-out" });
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    expect(store.getState().error).toBeNull();
  });
});

describe("signup", () => {
  it("registers with the chosen role and mails for verification (AUTH-10, AUTH-32)", async () => {
    const { store, session, accounts, provider } = setUpSession();
    await store.actions.signup("priya.nair@example.in", "kaveri-2026", "employer");
    expect(provider.signUp).toHaveBeenCalledWith("priya.nair@example.in", "kaveri-2026");
    expect(accounts.register).toHaveBeenCalledWith(priya, "employer");
    expect(provider.sendVerificationMail).toHaveBeenCalledTimes(1);
    expect(session()).toMatchObject({ status: "signed-in", account: "registered" });
  });

  it("goes through without the mail", async () => {
    const { store, session, provider } = setUpSession();
    provider.sendVerificationMail.mockRejectedValue(new Error("quota"));
    await store.actions.signup("priya.nair@example.in", "kaveri-2026", "employer");
    expect(session()).toMatchObject({ account: "registered" });
  });

  it("leaves a user whose registration failed to finish it, with the role kept (AUTH-28)", async () => {
    const { store, session, accounts } = setUpSession();
    accounts.register.mockRejectedValueOnce(outage);
    await expect(store.actions.signup("priya.nair@example.in", "kaveri-2026", "employer")).rejects.toBe(
      outage,
    );
    expect(session()).toMatchObject({ status: "signed-in", account: "missing", chosenRole: "employer" });
    expect(store.getState().error).toBe(outage);
    await store.actions.finishRegistration("employer");
    expect(session()).toMatchObject({ account: "registered" });
    expect(store.getState().error).toBeNull();
  });

  it("does not take the provider's word of a new user for a missing account", async () => {
    const { store, accounts, provider, tell } = setUpSession();
    provider.signUp.mockImplementation(() => {
      tell(priya);
      return Promise.resolve(priya);
    });
    await store.actions.signup("priya.nair@example.in", "kaveri-2026", "employer");
    await pass(0);
    expect(accounts.find).not.toHaveBeenCalled();
  });
});

describe("logout", () => {
  it("signs out at the provider, clears the user and the cache (AUTH-29)", async () => {
    const { store, session, provider, parts } = setUpSession();
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    await store.actions.logout();
    expect(provider.signOut).toHaveBeenCalledTimes(1);
    expect(session()).toEqual({ status: "signed-out" });
    expect(parts.clearCache).toHaveBeenCalledTimes(2);
  });

  it("is only logged where it fails (ERR-19)", async () => {
    const { store, provider } = setUpSession();
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    const failure = new Error("storage");
    provider.signOut.mockRejectedValueOnce(failure);
    await store.actions.logout();
    expect(logged).toHaveBeenCalledWith("Sign-out failed.", failure);
    expect(store.getState().error).toBeNull();
  });

  it("of another tab clears user and cache here (AUTH-29)", async () => {
    const { store, session, parts, tell } = setUpSession();
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    tell(null);
    await pass(0);
    expect(session()).toEqual({ status: "signed-out" });
    expect(parts.clearCache).toHaveBeenCalledTimes(2);
  });
});

describe("a blocked account", () => {
  const blocked = new AuthError("ACCOUNT_BLOCKED", "This account has been blocked.");

  it("is signed out where its session was stored, and told why", async () => {
    const { store, session, accounts, provider, tell } = setUpSession({ isStored: true });
    accounts.find.mockRejectedValue(blocked);
    store.restore();
    await pass(0);
    tell(priya);
    await pass(0);
    expect(provider.signOut).toHaveBeenCalled();
    tell(null);
    expect(session()).toEqual({ status: "signed-out" });
    expect(store.getState().error).toBe(blocked);
  });

  it("loses its session once any call is refused for it, and is told why", async () => {
    const { store, session, accounts, provider } = setUpSession();
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    accounts.find.mockRejectedValue(blocked);
    await Promise.all([store.confirmBlock(), store.confirmBlock()]);
    expect(provider.signOut).toHaveBeenCalledTimes(1);
    expect(session()).toEqual({ status: "signed-out" });
    expect(store.getState().error).toBe(blocked);
  });

  it("keeps its session where the refused call was about the user before", async () => {
    const { store, session } = setUpSession();
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    await store.confirmBlock();
    expect(session().status).toBe("signed-in");
  });

  it("cannot sign in: nobody is, and the server's reason is given", async () => {
    const { store, session, accounts, tell } = setUpSession();
    accounts.find.mockRejectedValue(blocked);
    const login = store.actions.login("priya.nair@example.in", "password");
    tell(priya);
    await expect(login).rejects.toBe(blocked);
    expect(session()).toEqual({ status: "signed-out" });
    expect(store.getState().error).toBe(blocked);
  });
});
