import { AuthError } from "./auth-error";
import { buildRecord, setUpSession } from "./session.factories";

async function signIn() {
  const parts = setUpSession();
  await parts.store.actions.login("priya.nair@example.in", "kaveri-2026");
  return parts;
}

describe("updateUserProfile (AUTH-32)", () => {
  it("saves the profile and shows the answer in the session (CALL-13)", async () => {
    const { store, session, accounts } = await signIn();
    const photoURL = "/photos/1.webp";
    accounts.updateProfile.mockResolvedValue(buildRecord({ displayName: "Priya S. Nair", photoURL }));
    await store.actions.updateUserProfile("Priya S. Nair", photoURL, { title: "Lead" }, 3);
    expect(accounts.updateProfile).toHaveBeenCalledWith({
      displayName: "Priya S. Nair",
      photoURL,
      additionalData: { title: "Lead" },
      expectedVersion: 3,
    });
    expect(session()).toMatchObject({ user: { displayName: "Priya S. Nair", photoURL } });
  });

  it("shows no photo of the provider's in place of one taken away", async () => {
    const { store, session, accounts } = await signIn();
    accounts.updateProfile.mockResolvedValue(buildRecord({ photoURL: null }));
    await store.actions.updateUserProfile("Priya Nair", null, {});
    expect(session()).toMatchObject({ user: { photoURL: null } });
  });

  it("keeps a refusal and rethrows it, the session as it was (ERR-18)", async () => {
    const { store, session, accounts } = await signIn();
    const before = session();
    const refusal = new AuthError("PROFILE_CHANGED", "The profile has been changed elsewhere.");
    accounts.updateProfile.mockRejectedValue(refusal);
    await expect(store.actions.updateUserProfile("Priya", null, {}, 1)).rejects.toBe(refusal);
    expect(store.getState().error).toBe(refusal);
    expect(session()).toBe(before);
  });

  it("drops the answer where the user has signed out meanwhile", async () => {
    const { store, session, accounts } = await signIn();
    accounts.updateProfile.mockImplementation(async () => {
      await store.actions.logout();
      return buildRecord();
    });
    await store.actions.updateUserProfile("Priya", null, {});
    expect(session()).toEqual({ status: "signed-out" });
  });
});
