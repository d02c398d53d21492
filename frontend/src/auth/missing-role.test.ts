import { mergeAccount, type AccountRecord } from "./account/account-api";
import { buildRecord, priya, setUpSession } from "./session.factories";
import type { SessionStore } from "./session-store";

/** A record with a role that the server's schema rules out. */
function recordWithRole(json: string): AccountRecord {
  return buildRecord(JSON.parse(json) as Partial<AccountRecord>);
}

const withoutRole = recordWithRole('{ "role": null }');

const signedIn = (store: SessionStore) =>
  new Promise<void>((resolve) => {
    store.subscribe(() => {
      if (store.getState().session.status === "signed-in") resolve();
    });
  });

describe("the role of the server's record", () => {
  it.each([
    ["ADMIN", "admin"],
    ["EMPLOYER", "employer"],
    ["JOBSEEKER", "jobseeker"],
  ] as const)("%s is the session's %s (AUTH-31)", (role, expected) => {
    expect(mergeAccount(priya, buildRecord({ role })).role).toBe(expected);
  });

  it.each([
    ["null", '{ "role": null }'],
    ["an empty text", '{ "role": "" }'],
    ["one that this page does not know", '{ "role": "OWNER" }'],
    ["the name of what every object inherits", '{ "role": "constructor" }'],
  ])("is job seeker where it is %s (AUTH-31)", (_what, json) => {
    expect(mergeAccount(priya, recordWithRole(json)).role).toBe("jobseeker");
  });

  it("is job seeker where the record leaves it out (AUTH-31)", () => {
    expect(mergeAccount(priya, buildRecord({ role: undefined })).role).toBe("jobseeker");
  });
});

describe("a session whose account has no role (AUTH-31)", () => {
  function setUp() {
    const parts = setUpSession();
    for (const answer of [parts.accounts.find, parts.accounts.register, parts.accounts.updateProfile])
      answer.mockResolvedValue(withoutRole);
    return parts;
  }
  const seeker = { status: "signed-in", account: "registered", user: { role: "jobseeker" } };

  it("is a job seeker's where it was stored", async () => {
    const { store, session, accounts, provider } = setUpSession({ isStored: true });
    accounts.find.mockResolvedValue(withoutRole);
    provider.onUserChange.mockImplementation((listener) => {
      listener(priya);
      return () => undefined;
    });
    const settled = signedIn(store);
    store.restore();
    await settled;
    expect(session()).toMatchObject(seeker);
  });

  it("is a job seeker's after sign-in", async () => {
    const { store, session } = setUp();
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    expect(session()).toMatchObject(seeker);
  });

  it("is a job seeker's after sign-in with Google, whatever role was chosen", async () => {
    const { store, session } = setUp();
    await store.actions.googleSignIn("employer");
    expect(session()).toMatchObject(seeker);
  });

  it("is a job seeker's after sign-up, whatever role was chosen", async () => {
    const { store, session } = setUp();
    await store.actions.signup("priya.nair@example.in", "kaveri-2026", "employer");
    expect(session()).toMatchObject(seeker);
  });

  it("is a job seeker's after a registration that was finished later", async () => {
    const { store, session, accounts } = setUp();
    accounts.find.mockResolvedValue(null);
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    await store.actions.finishRegistration("employer");
    expect(session()).toMatchObject(seeker);
  });

  it("is a job seeker's once the role of an admin is gone", async () => {
    const { store, session, accounts } = setUp();
    accounts.find.mockResolvedValueOnce(buildRecord({ role: "ADMIN" }));
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    expect(session()).toMatchObject({ user: { role: "admin" } });
    await store.actions.reloadAccount();
    expect(session()).toMatchObject(seeker);
  });

  it("is a job seeker's after the profile was saved", async () => {
    const { store, session, accounts } = setUp();
    accounts.find.mockResolvedValueOnce(buildRecord({ role: "ADMIN" }));
    await store.actions.login("priya.nair@example.in", "kaveri-2026");
    await store.actions.updateUserProfile("Priya", null, {});
    expect(session()).toMatchObject(seeker);
  });
});
