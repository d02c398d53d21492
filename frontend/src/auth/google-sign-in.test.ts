import { AuthError } from "./auth-error";
import { priya, setUpSession } from "./session.factories";

const outage = new AuthError("UNAVAILABLE", "The service is not available right now.");

function providerError(code: string) {
  return Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });
}

/** An attempt that the test ends when it likes. */
function openAttempt<Result>() {
  let resolve: (result: Result) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Result>((...ends) => ([resolve, reject] = ends));
  return { promise, resolve, reject };
}

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

describe("googleSignIn", () => {
  it("signs in a known account and registers nobody (AUTH-16, AUTH-32, CALL-08)", async () => {
    const { store, session, accounts } = setUpSession();
    await store.actions.googleSignIn("jobseeker");
    expect(session()).toMatchObject({
      status: "signed-in",
      account: "registered",
      user: { role: "employer" },
    });
    expect(accounts.register).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, "jobseeker"],
    ["employer", "employer"],
  ] as const)(
    "asked with role %s registers who has no account as %s (AUTH-17, AUTH-18, CALL-08)",
    async (asked, registered) => {
      const { store, session, accounts } = setUpSession();
      accounts.find.mockResolvedValue(null);
      await store.actions.googleSignIn(asked);
      // Name and photo of the provider's user go along (CALL-07).
      expect(accounts.register).toHaveBeenCalledWith(priya, registered);
      expect(session()).toMatchObject({ status: "signed-in", account: "registered" });
    },
  );

  it("registers nobody during an outage, and then once the server knows no account (AUTH-26)", async () => {
    jest.useFakeTimers();
    const { store, session, accounts } = setUpSession();
    accounts.find.mockRejectedValueOnce(outage).mockRejectedValueOnce(outage).mockResolvedValue(null);
    await store.actions.googleSignIn("employer");
    expect(session()).toMatchObject({ account: "unconfirmed", user: { role: "jobseeker" } });
    await jest.advanceTimersByTimeAsync(1000);
    expect(accounts.register).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2000);
    expect(accounts.register).toHaveBeenCalledWith(priya, "employer");
    expect(session()).toMatchObject({ account: "registered" });
  });

  it("leaves a registration that failed to be finished, with the role kept (AUTH-28)", async () => {
    const { store, session, accounts } = setUpSession();
    accounts.find.mockResolvedValue(null);
    accounts.register.mockRejectedValueOnce(outage);
    await expect(store.actions.googleSignIn("employer")).rejects.toBe(outage);
    expect(session()).toMatchObject({ account: "missing", chosenRole: "employer" });
    expect(store.getState().error).toBe(outage);
  });

  it("tells when the window is open", async () => {
    const { store, provider } = setUpSession();
    const handleOpen = jest.fn();
    provider.signInWithGoogle.mockImplementation((onWindowOpen) => {
      onWindowOpen();
      return Promise.resolve(priya);
    });
    await store.actions.googleSignIn("jobseeker", handleOpen);
    expect(handleOpen).toHaveBeenCalledTimes(1);
  });

  it.each([
    "popup-blocked",
    "popup-closed-by-user",
    "unauthorized-domain",
    "network-request-failed",
    "web-storage-unsupported",
    "internal-error",
  ])("stores %s and throws it on (ERR-18, ERR-20)", async (code) => {
    const { store, session, provider } = setUpSession();
    provider.signInWithGoogle.mockRejectedValueOnce(providerError(code));
    await expect(store.actions.googleSignIn()).rejects.toMatchObject({ code });
    expect(store.getState().error).toMatchObject({ code });
    expect(session()).toEqual({ status: "signed-out" });
  });

  it("rejects the older of two attempts, which leaves no error behind (AUTH-20)", async () => {
    const { store, session, provider } = setUpSession();
    const [older, newer] = [openAttempt<typeof priya>(), openAttempt<typeof priya>()];
    provider.signInWithGoogle.mockReturnValueOnce(older.promise).mockReturnValueOnce(newer.promise);
    const first = store.actions.googleSignIn();
    const second = store.actions.googleSignIn();
    older.reject(providerError("cancelled-popup-request"));
    await expect(first).rejects.toMatchObject({ code: "cancelled-popup-request" });
    expect(store.getState().error).toBeNull();
    newer.resolve(priya);
    await second;
    expect(session()).toMatchObject({ status: "signed-in" });
  });

  it("keeps nobody signed in who signs out in another tab while a window is open", async () => {
    const { store, session, provider, tell } = setUpSession();
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    provider.signInWithGoogle.mockReturnValueOnce(new Promise(() => undefined));
    void store.actions.googleSignIn();
    await Promise.resolve();
    tell(null);
    expect(session()).toEqual({ status: "signed-out" });
  });

  it("is prepared without a word where that fails", async () => {
    const { store, provider } = setUpSession();
    provider.prepareGoogle.mockRejectedValueOnce(providerError("network-request-failed"));
    await store.actions.prepareGoogleSignIn();
    expect(provider.prepareGoogle).toHaveBeenCalledTimes(1);
    expect(store.getState().error).toBeNull();
  });
});
