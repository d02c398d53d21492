import { registerBlockListener } from "./account-block";
import { registerTokenSource } from "./auth-token";
import { callWithToken } from "./rest-call";

const refusal = (code: string) => Object.assign(new Error("Refused."), { code });

beforeEach(() => registerTokenSource(({ isRefused }) => Promise.resolve(isRefused ? "token-2" : "token-1")));
afterEach(() => {
  registerTokenSource(() => Promise.resolve(null));
  registerBlockListener(() => undefined);
});

describe("a call with a token", () => {
  it.each(["INVALID_TOKEN", "TOKEN_EXPIRED"])(
    "is made once more with a new token after %s, and no third time (CALL-01)",
    async (code) => {
      const send = jest.fn(() => Promise.reject(refusal(code)));
      await expect(callWithToken(send)).rejects.toThrow("Refused.");
      expect(send.mock.calls).toEqual([["token-1"], ["token-2"]]);
    },
  );

  it("is not repeated after another refusal", async () => {
    const send = jest.fn(() => Promise.reject(refusal("NOT_FOUND")));
    await expect(callWithToken(send)).rejects.toThrow("Refused.");
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("tells when the server refuses it as a blocked account's", async () => {
    const onBlock = jest.fn();
    registerBlockListener(onBlock);
    await expect(callWithToken(() => Promise.reject(refusal("ACCOUNT_BLOCKED")))).rejects.toThrow();
    expect(onBlock).toHaveBeenCalledTimes(1);
  });
});
