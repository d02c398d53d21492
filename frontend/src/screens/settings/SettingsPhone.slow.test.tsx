import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import type { SignInProof } from "../../auth/identity-provider";
import type { SessionActions, SessionUser } from "../../auth/session";
import { emailChangeAnswer } from "../../features/accounts/email/email-change.factories";
import { buildConsents } from "../../features/privacy/consents/consents.factories";
import { MyConsentsDocument } from "../../features/privacy/consents/Consents.generated";
import { MyInactivityDocument } from "../../features/privacy/inactivity/Inactivity.generated";
import { nomineeAnswer } from "../../features/privacy/nominee/nominee.factories";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";

interface Setting {
  user?: Partial<SessionUser>;
  actions?: Partial<SessionActions>;
}

async function open({ user, actions }: Setting = {}) {
  const opened = renderRoutes("/settings", {
    session: buildSession(user),
    actions,
    mocks: [
      { request: { query: MyInactivityDocument }, result: { data: { me: null } } },
      { request: { query: MyConsentsDocument }, result: { data: { myConsents: buildConsents() } } },
      nomineeAnswer(),
      emailChangeAnswer(),
    ],
  });
  await screen.findByRole("heading", { level: 1, name: "Settings" });
  return opened;
}

/** Who finds a browser open must not make themselves a way in. */
async function prove() {
  const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  await userEvent.type(dialog.getByLabelText("Password"), "kaveri-2026");
  await userEvent.click(dialog.getByRole("button", { name: "Go on" }));
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("the phone number (PHON-07)", () => {
  const NUMBER = { phoneNumber: "+919876543210" };

  it("is added by a code", async () => {
    const addPhone = jest.fn(() => Promise.resolve());
    await open({ actions: { addPhone } });
    await press("Add Phone Number");
    await prove();
    await userEvent.type(await screen.findByLabelText("Mobile number"), "9876543210{Enter}");
    await userEvent.type(await screen.findByLabelText("Code"), "123456{Enter}");
    expect(addPhone).toHaveBeenCalledWith("123456");
    expect(await screen.findByText("Phone number saved.")).toBeInTheDocument();
  });

  it("that is somebody else’s is refused in plain words", async () => {
    const addPhone = () => Promise.reject(new AuthError("credential-already-in-use"));
    await open({ actions: { addPhone } });
    await press("Add Phone Number");
    await prove();
    await userEvent.type(await screen.findByLabelText("Mobile number"), "9876543210{Enter}");
    await userEvent.type(await screen.findByLabelText("Code"), "123456{Enter}");
    expect(await screen.findByText(/This number belongs to another account/)).toBeVisible();
  });

  it("is removed where there is another way to sign in", async () => {
    const removePhone = jest.fn(() => Promise.resolve());
    await open({ user: NUMBER, actions: { removePhone } });
    expect(screen.getByText("+91 98765 43210")).toBeVisible();
    await press("Remove");
    expect(removePhone).not.toHaveBeenCalled();
    await prove();
    await waitFor(() => expect(removePhone).toHaveBeenCalledTimes(1));
  });

  it("stays where it is the only way that is sure", async () => {
    await open({ user: { ...NUMBER, isEmailVerified: false } });
    expect(screen.queryByRole("button", { name: "Remove" })).not.toBeInTheDocument();
  });

  it("gets a Google account beside it, once its owner has proven who they are", async () => {
    const addGoogle = jest.fn(() => Promise.resolve());
    const alone = { ...NUMBER, email: null, hasPassword: false };
    const { container } = await open({ user: alone, actions: { addGoogle } });
    expect(screen.queryByRole("button", { name: "Remove" })).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
    await press("Add Google Account");
    const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send Code" }));
    await userEvent.type(await dialog.findByLabelText("Code"), "123456");
    await userEvent.click(dialog.getByRole("button", { name: "Go on" }));
    expect(addGoogle).not.toHaveBeenCalled();
    await press("Continue with Google");
    expect(addGoogle).toHaveBeenCalledTimes(1);
    expect(await screen.findByText("Google account added.")).toBeInTheDocument();
  });

  it("proves who deletes the account, where there is nothing else (PHON-08)", async () => {
    const deleteAccount = jest
      .fn<Promise<void>, [proof: SignInProof]>(() => Promise.resolve())
      .mockRejectedValueOnce(new AuthError("invalid-verification-code"));
    const sendPhoneCode = jest.fn(() => Promise.resolve());
    const alone = { ...NUMBER, email: null, hasPassword: false };
    await open({ user: alone, actions: { deleteAccount, sendPhoneCode } });
    await press("Delete My Account");
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account for good?" }));
    await userEvent.type(dialog.getByLabelText("Type DELETE to confirm"), "DELETE");
    await userEvent.click(dialog.getByRole("button", { name: "Send Code" }));
    expect(sendPhoneCode).toHaveBeenCalledWith("+919876543210");
    await userEvent.type(await dialog.findByLabelText("Code"), "123456");
    await userEvent.click(dialog.getByRole("button", { name: "Delete for Good" }));
    expect(await dialog.findByText("This is not the code. Check the message.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Delete for Good" }));
    expect(deleteAccount).toHaveBeenLastCalledWith({ by: "code", code: "123456" });
  });
});
