import { hasStoredSession, onSessionStored } from "./stored-session";

const KEY = "firebase:authUser:key:[DEFAULT]";

describe("stored session", () => {
  afterEach(() => window.localStorage.clear());

  it("is there when the provider keeps a user of this project", () => {
    expect(hasStoredSession("key")).toBe(false);
    window.localStorage.setItem("firebase:authUser:other:[DEFAULT]", "{}");
    expect(hasStoredSession("key")).toBe(false);
    window.localStorage.setItem(KEY, "{}");
    expect(hasStoredSession("key")).toBe(true);
  });

  it("tells when another tab signs in, and not when it signs out", () => {
    const handleStored = jest.fn();
    const stop = onSessionStored("key", handleStored);
    window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: null }));
    expect(handleStored).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "{}" }));
    expect(handleStored).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "{}" }));
    expect(handleStored).toHaveBeenCalledTimes(1);
  });
});
