import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import { keepSentCode, keptCode } from "../../auth/phone/sent-code";
import type { SessionActions } from "../../auth/session";
import { violationsIn } from "../../test/axe";
import { renderRoutes } from "../../test/renderRoutes";

async function open(actions: Partial<SessionActions> = {}) {
  const opened = renderRoutes("/signin/phone", { actions });
  await screen.findByRole("heading", { level: 1, name: "Sign in by phone" });
  return opened;
}

const number = () => screen.getByLabelText("Mobile number");
const code = () => screen.findByLabelText("Code");

describe("signing in by phone (PHON-06)", () => {
  afterEach(() => keepSentCode(null));

  it("sends a code to an Indian number, and signs in with it", async () => {
    const sendPhoneCode = jest.fn(() => Promise.resolve());
    const phoneSignIn = jest.fn(() => Promise.resolve());
    const { container } = await open({ sendPhoneCode, phoneSignIn });
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.type(number(), "098765 43210{Enter}");
    expect(sendPhoneCode).toHaveBeenCalledWith("+919876543210");
    expect(await code()).toHaveFocus();
    expect(screen.getByText("We’ve texted a code to +91 98765 43210.")).toBeVisible();
    expect(await code()).toHaveAttribute("autocomplete", "one-time-code");
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.type(await code(), "123456{Enter}");
    expect(phoneSignIn).toHaveBeenCalledWith("123456");
  });

  it("takes a code in Hindi digits", async () => {
    const phoneSignIn = jest.fn(() => Promise.resolve());
    await open({ phoneSignIn });
    await userEvent.type(number(), "9876543210{Enter}");
    await userEvent.type(await code(), "१२३४५६{Enter}");
    expect(phoneSignIn).toHaveBeenCalledWith("123456");
  });

  it("sends nothing to what is no number, and takes no half code", async () => {
    const sendPhoneCode = jest.fn(() => Promise.resolve());
    const phoneSignIn = jest.fn(() => Promise.resolve());
    await open({ sendPhoneCode, phoneSignIn });
    await userEvent.type(number(), "98765{Enter}");
    expect(number()).toHaveAccessibleDescription(/Enter an Indian mobile number of 10 digits/);
    expect(sendPhoneCode).not.toHaveBeenCalled();
    await userEvent.type(number(), "43210{Enter}");
    await userEvent.type(await code(), "123{Enter}");
    expect(await code()).toHaveAccessibleDescription(/Enter the six digits of the message/);
    expect(phoneSignIn).not.toHaveBeenCalled();
  });

  it("clears a wrong code, and says so", async () => {
    await open({ phoneSignIn: () => Promise.reject(new AuthError("invalid-verification-code")) });
    await userEvent.type(number(), "9876543210{Enter}");
    await userEvent.type(await code(), "123456{Enter}");
    expect(await screen.findByText("This is not the code. Check the message.")).toBeVisible();
    expect(await code()).toHaveValue("");
    expect(await code()).toHaveFocus();
  });

  it("keeps a code that did not get through, to be sent once more (WAYS-09)", async () => {
    const phoneSignIn = jest.fn().mockRejectedValueOnce(new AuthError("network-request-failed"));
    await open({ phoneSignIn });
    await userEvent.type(number(), "9876543210{Enter}");
    await userEvent.type(await code(), "123456{Enter}");
    expect(await code()).toHaveAccessibleDescription(/connection/);
    expect(await code()).toHaveValue("123456");
    await userEvent.type(await code(), "{Enter}");
    expect(phoneSignIn).toHaveBeenLastCalledWith("123456");
    expect(phoneSignIn).toHaveBeenCalledTimes(2);
  });

  it("sends another after a wait, and lets the number be changed", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const sendPhoneCode = jest.fn(() => Promise.resolve());
    await open({ sendPhoneCode });
    await user.type(number(), "9876543210{Enter}");
    expect(await screen.findByText(/^Send again in \d+ s$/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send again" })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    await user.click(await screen.findByRole("button", { name: "Send again" }));
    expect(sendPhoneCode).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole("button", { name: "Change" }));
    expect(number()).toBeVisible();
    jest.useRealTimers();
  });

  it("goes on with the code that was sent before the page was loaded again (PHON-10)", async () => {
    const phoneSignIn = jest.fn(() => Promise.resolve());
    const phoneNumber = "+919876543210";
    keepSentCode({ phoneNumber, verificationId: "sent-1", sentAt: Date.now() - 20_000 });
    await open({ phoneSignIn });
    expect(await code()).toHaveFocus();
    expect(screen.getByText("We’ve texted a code to +91 98765 43210.")).toBeVisible();
    expect(screen.getByText(/^Send again in (?:9|10) s$/)).toBeVisible();
    await userEvent.type(await code(), "123456{Enter}");
    expect(phoneSignIn).toHaveBeenCalledWith("123456");
  });

  it("asks for the number where that code is too old, or another number is wanted (PHON-10)", async () => {
    const sent = { phoneNumber: "+919876543210", verificationId: "sent-1" };
    keepSentCode({ ...sent, sentAt: Date.now() - 11 * 60_000 });
    const { unmount } = await open();
    expect(number()).toHaveValue("");
    unmount();
    keepSentCode({ ...sent, sentAt: Date.now() });
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Change" }));
    expect(number()).toHaveValue("");
    expect(keptCode()).toBeNull();
  });

  it("says why no message went out", async () => {
    await open({ sendPhoneCode: () => Promise.reject(new AuthError("quota-exceeded")) });
    await userEvent.type(number(), "9876543210{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("We can’t send more messages right now.");
  });
});
