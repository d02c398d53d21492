import { AuthError } from "./auth-error";
import { buildRecord, priya, setUpSession } from "./session.factories";

const verifiedPriya = { ...priya, isEmailVerified: true };

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

async function signInPending() {
  const parts = setUpSession();
  parts.accounts.find.mockResolvedValue(buildRecord({ status: "PENDING" }));
  await parts.store.actions.login("priya.nair@example.in", "kaveri-2026");
  return parts;
}

describe("an unverified address", () => {
  it("is known from the server's record (STAT-02)", async () => {
    const { session, provider } = await signInPending();
    expect(session()).toMatchObject({ user: { isEmailVerified: false } });
    expect(provider.refreshUser).not.toHaveBeenCalled();
  });

  it("verified meanwhile is learned on coming back, by a new token (STAT-01)", async () => {
    const { store, session, provider, accounts } = await signInPending();
    provider.refreshUser.mockResolvedValue(verifiedPriya);
    accounts.find.mockResolvedValue(buildRecord({ status: "ACTIVE" }));
    await store.checkVerification();
    expect(session()).toMatchObject({ account: "registered", user: { isEmailVerified: true } });
    expect(provider.renewToken).toHaveBeenCalledTimes(1);
    await store.checkVerification();
    expect(provider.refreshUser).toHaveBeenCalledTimes(1);
  });

  it("that is still unverified gets no new token", async () => {
    const { store, provider } = await signInPending();
    await store.checkVerification();
    expect(provider.refreshUser).toHaveBeenCalledTimes(1);
    expect(provider.renewToken).not.toHaveBeenCalled();
  });

  it("is asked about once in 30 seconds, however often the user comes back", async () => {
    jest.useFakeTimers();
    const { store, provider, session, accounts } = await signInPending();
    await store.checkVerification();
    await jest.advanceTimersByTimeAsync(10_000);
    await store.checkVerification();
    await store.checkVerification();
    expect(provider.refreshUser).toHaveBeenCalledTimes(1);

    // Whoever came back too early for another question gets it answered when its time has come.
    provider.refreshUser.mockResolvedValue(verifiedPriya);
    accounts.find.mockResolvedValue(buildRecord({ status: "ACTIVE" }));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(provider.refreshUser).toHaveBeenCalledTimes(2);
    expect(session()).toMatchObject({ user: { isEmailVerified: true } });
    await jest.advanceTimersByTimeAsync(120_000);
    expect(provider.refreshUser).toHaveBeenCalledTimes(2);
  });

  it("verified before this visit makes a new token, for the server to learn it", async () => {
    const { store, session, provider, accounts } = setUpSession();
    provider.signIn.mockResolvedValue(verifiedPriya);
    accounts.find.mockResolvedValueOnce(buildRecord({ status: "PENDING" }));
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    expect(provider.renewToken).toHaveBeenCalledTimes(1);
    expect(session()).toMatchObject({ user: { isEmailVerified: true } });
  });

  it("stays as it is where nothing has happened, or nothing can be asked", async () => {
    const { store, session, provider } = await signInPending();
    provider.refreshUser.mockRejectedValueOnce(new AuthError("network-request-failed"));
    await store.checkVerification();
    expect(provider.refreshUser).toHaveBeenCalledTimes(1);
    expect(session()).toMatchObject({ account: "registered", user: { isEmailVerified: false } });
    expect(store.getState().error).toBeNull();
  });

  it("gets another mail on demand, and why it did not come is kept (ERR-18)", async () => {
    const { store, provider } = await signInPending();
    await store.actions.sendVerificationMail();
    expect(provider.sendVerificationMail).toHaveBeenCalledTimes(1);
    provider.sendVerificationMail.mockRejectedValueOnce(new AuthError("too-many-requests"));
    await expect(store.actions.sendVerificationMail()).rejects.toMatchObject({ code: "too-many-requests" });
    expect(store.getState().error).toMatchObject({ code: "too-many-requests" });
  });
});

describe("an unconfirmed account", () => {
  it("is asked for at once on retry, and then by nobody else (AUTH-27)", async () => {
    jest.useFakeTimers();
    const { store, session, accounts } = setUpSession();
    accounts.find.mockRejectedValueOnce(new AuthError("UNAVAILABLE"));
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    expect(session()).toMatchObject({ account: "unconfirmed" });
    await store.actions.retryAccount();
    expect(session()).toMatchObject({ account: "registered" });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(accounts.find).toHaveBeenCalledTimes(2);
  });
});

describe("a token that the server has refused", () => {
  it("is renewed at the provider", async () => {
    const { store, provider } = setUpSession();
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    expect(await store.token()).toBe("token-1");
    expect(provider.renewToken).not.toHaveBeenCalled();
    await store.token(true);
    expect(provider.renewToken).toHaveBeenCalledTimes(1);
  });
});

describe("a forgotten password", () => {
  it("asks the provider for the mail", async () => {
    const { store, provider } = setUpSession();
    await store.actions.sendPasswordReset("priya.nair@example.in");
    expect(provider.sendPasswordReset).toHaveBeenCalledWith("priya.nair@example.in");
  });
});
