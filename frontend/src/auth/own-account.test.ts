import { AuthError } from "./auth-error";
import { setUpSession } from "./session.factories";

async function signIn() {
  const parts = setUpSession();
  await parts.store.actions.login("priya.nair@example.in", "kaveri-2026");
  return parts;
}

describe("the signed-in user's own account", () => {
  it("gets a new password from the provider", async () => {
    const { store, provider } = await signIn();
    await store.actions.changePassword("kaveri-2026", "godavari-2026");
    expect(provider.changePassword).toHaveBeenCalledWith("kaveri-2026", "godavari-2026");
  });

  it.each([{ by: "password" as const, password: "kaveri-2026" }, { by: "google" as const }])(
    "is deleted after its owner has proven who they are: %p",
    async (proof) => {
      const { store, provider, accounts } = await signIn();
      await store.actions.deleteAccount(proof);
      expect(provider.confirmUser).toHaveBeenCalledWith(proof);
      expect(accounts.deleteAccount).toHaveBeenCalledTimes(1);
    },
  );

  it("is confirmed by its owner's proof alone", async () => {
    const { store, provider } = await signIn();
    const proof = { by: "code", code: "123456" } as const;
    await store.actions.confirmSignIn(proof);
    expect(provider.confirmUser).toHaveBeenCalledWith(proof);
  });

  it("stays where the proof fails, and the failure is kept (ERR-18)", async () => {
    const { store, session, provider, accounts } = await signIn();
    const before = session();
    provider.confirmUser.mockRejectedValue(new AuthError("invalid-credential"));
    await expect(store.actions.deleteAccount({ by: "password", password: "wrong" })).rejects.toMatchObject({
      code: "invalid-credential",
    });
    expect(accounts.deleteAccount).not.toHaveBeenCalled();
    expect(store.getState().error).toMatchObject({ code: "invalid-credential" });
    expect(session()).toBe(before);
  });
});
