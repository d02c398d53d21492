import { buildRecord, priya, setUpSession } from "./session.factories";

const never = () => new Promise<never>(() => undefined);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("a slow or silent network, on opening a stored session,", () => {
  it("presumes a visitor after 5 s of a silent provider, and corrects itself (AUTH-23)", async () => {
    const { store, session, tell } = setUpSession({ isStored: true });
    store.restore();
    await pass(4999);
    expect(session().status).toBe("loading");
    await pass(1);
    expect(session()).toEqual({ status: "signed-out", isPresumed: true });
    tell(priya);
    await pass(0);
    expect(session().status).toBe("signed-in");
  });

  it("presumes a visitor where the provider's code does not come (AUTH-23)", async () => {
    const { store, session, parts } = setUpSession({ isStored: true });
    parts.loadProvider.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
    store.restore();
    await pass(0);
    expect(session()).toEqual({ status: "signed-out", isPresumed: true, isOutage: true });
  });

  it("takes a provider for out of service 30 s after its code came, and corrects itself", async () => {
    const { store, session, parts, provider, tell } = setUpSession({ isStored: true });
    parts.loadProvider.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(provider), 60_000)),
    );
    store.restore();
    await pass(89_999);
    expect(session()).toEqual({ status: "signed-out", isPresumed: true });
    await pass(1);
    expect(session()).toEqual({ status: "signed-out", isPresumed: true, isOutage: true });
    tell(priya);
    await pass(0);
    expect(session()).toMatchObject({ status: "signed-in", account: "registered" });
  });

  it("fetches the provider's code again where it did not come, and corrects itself", async () => {
    const { store, session, parts, tell } = setUpSession({ isStored: true });
    parts.loadProvider.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    store.restore();
    await pass(1000);
    tell(priya);
    await pass(0);
    expect(session()).toMatchObject({ status: "signed-in", account: "registered" });
    await pass(600_000);
    expect(parts.loadProvider).toHaveBeenCalledTimes(2);
  });

  it("presumes no outage once the provider has answered", async () => {
    const { store, session, tell } = setUpSession({ isStored: true });
    store.restore();
    await pass(10_000);
    tell(null);
    await pass(60_000);
    expect(session()).toEqual({ status: "signed-out" });
  });

  it("goes ahead with a silent server after 5 s, and after 30 s as with a failing one (AUTH-26)", async () => {
    const { store, session, accounts, tell } = setUpSession({ isStored: true });
    accounts.find.mockImplementation(never);
    store.restore();
    await pass(0);
    tell(priya);
    await pass(5000);
    expect(session()).toMatchObject({ status: "signed-in", account: "awaited", user: { role: "jobseeker" } });
    await pass(24_999);
    expect(session()).toMatchObject({ account: "awaited" });
    await pass(1);
    expect(session()).toMatchObject({ status: "signed-in", account: "unconfirmed" });
  });

  it("takes up what a slow server answers after all", async () => {
    const { store, session, accounts, tell } = setUpSession({ isStored: true });
    accounts.find.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(buildRecord()), 40_000)),
    );
    store.restore();
    await pass(0);
    tell(priya);
    await pass(40_000);
    expect(session()).toMatchObject({ account: "registered", user: { role: "employer" } });
  });
});
