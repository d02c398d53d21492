import { AuthError } from "./auth-error";
import { setUpSession } from "./session.factories";

const wrongPassword = new AuthError("invalid-credential");

async function signIn() {
  const parts = setUpSession();
  await parts.store.actions.login("priya.nair@example.in", "kaveri-2026");
  return parts;
}

describe("changePassword", () => {
  it("gives the provider the current and the new one, and leaves the session as it is", async () => {
    const { store, session, provider } = await signIn();
    const before = session();
    await store.actions.changePassword("kaveri-2026", "godavari-2026");
    expect(provider.changePassword).toHaveBeenCalledWith("kaveri-2026", "godavari-2026");
    expect(session()).toBe(before);
  });

  it("keeps and rethrows why it failed, until the next act (ERR-18)", async () => {
    const { store, session, provider } = await signIn();
    provider.changePassword.mockRejectedValueOnce(wrongPassword);
    await expect(store.actions.changePassword("wrong", "godavari-2026")).rejects.toBe(wrongPassword);
    expect(store.getState().error).toBe(wrongPassword);
    expect(session()).toMatchObject({ status: "signed-in", account: "registered" });
    await store.actions.changePassword("kaveri-2026", "godavari-2026");
    expect(store.getState().error).toBeNull();
  });
});

describe("deleteAccount", () => {
  it.each([{ by: "password" as const, password: "kaveri-2026" }, { by: "google" as const }])(
    "deletes once the user is confirmed by $by, and not before",
    async (proof) => {
      const { store, provider, accounts } = await signIn();
      let confirm = (): void => undefined;
      provider.confirmUser.mockReturnValue(new Promise<void>((resolve) => (confirm = resolve)));
      const deletion = store.actions.deleteAccount(proof);
      await Promise.resolve();
      expect(accounts.deleteAccount).not.toHaveBeenCalled();
      confirm();
      await deletion;
      expect(provider.confirmUser).toHaveBeenCalledWith(proof);
      expect(accounts.deleteAccount).toHaveBeenCalledTimes(1);
    },
  );

  it("asks the server as a visitor from then on, until somebody signs in", async () => {
    const { store } = await signIn();
    await store.actions.deleteAccount({ by: "google" });
    expect(await store.token()).toBeNull();
    await store.actions.logout();
    await store.actions.login("ravi.kumar@example.in", "godavari-2026");
    expect(await store.token()).toBe("token-1");
  });

  it("deletes nothing for somebody else (ERR-18)", async () => {
    const { store, session, provider, accounts } = await signIn();
    provider.confirmUser.mockRejectedValue(wrongPassword);
    await expect(store.actions.deleteAccount({ by: "password", password: "wrong" })).rejects.toBe(
      wrongPassword,
    );
    expect(accounts.deleteAccount).not.toHaveBeenCalled();
    expect(store.getState().error).toBe(wrongPassword);
    expect(session()).toMatchObject({ status: "signed-in" });
  });
});

it("confirms the signed-in user by their proof alone", async () => {
  const { store, provider } = await signIn();
  const proof = { by: "code", code: "123456" } as const;
  await store.actions.confirmSignIn(proof);
  expect(provider.confirmUser).toHaveBeenCalledWith(proof);
});
