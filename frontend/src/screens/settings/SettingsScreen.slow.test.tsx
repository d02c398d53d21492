import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import type { SignInProof } from "../../auth/identity-provider";
import type { SessionActions, SessionUser } from "../../auth/session";
import { emailChangeAnswer } from "../../features/accounts/email/email-change.factories";
import { ExportMyDataDocument } from "../../features/accounts/ExportMyData.generated";
import { OwnCompaniesDocument } from "../../features/companies/own/OwnCompanies.generated";
import { buildConsents } from "../../features/privacy/consents/consents.factories";
import { MyConsentsDocument } from "../../features/privacy/consents/Consents.generated";
import { MyInactivityDocument } from "../../features/privacy/inactivity/Inactivity.generated";
import { nomineeAnswer } from "../../features/privacy/nominee/nominee.factories";
import { catchSavedFiles } from "../../test/catch-saved-files";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";

interface Setting {
  user?: Partial<SessionUser>;
  actions?: Partial<SessionActions>;
  mocks?: object[];
}

/** What becomes of the account if its person stays away. */
const answer = (inactivity: object) => ({
  request: { query: MyInactivityDocument },
  result: {
    data: {
      me: {
        ...{ __typename: "Account", id: "account-1" },
        inactivity: { __typename: "AccountInactivity", erasedOn: null, keptFor: null, ...inactivity },
      },
    },
  },
});

const noConsents = {
  request: { query: MyConsentsDocument },
  result: { data: { myConsents: buildConsents() } },
};

async function open({ user, actions, mocks = [] }: Setting = {}) {
  const opened = renderRoutes("/settings", {
    session: buildSession(user),
    actions,
    mocks: [...mocks, answer({}), noConsents, nomineeAnswer(), emailChangeAnswer()] as Parameters<
      typeof renderRoutes
    >[1] extends {
      mocks?: infer Mocks;
    }
      ? Mocks
      : never,
  });
  await screen.findByRole("heading", { level: 1, name: "Settings" });
  return opened;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const password = () => jest.fn<Promise<void>, [current: string, next: string]>(() => Promise.resolve());

describe("/settings", () => {
  it("shows the address and whether it is verified", async () => {
    const { container } = await open();
    expect(screen.getByText("Verified")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send again" })).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("leads employers to the pages of their companies, and to the plans (TEAM-09)", async () => {
    const viewerCan = { __typename: "CompanyPermissions", edit: true, seeTeam: true };
    const company = {
      __typename: "Company",
      id: "company-1",
      name: "Kaveri Mills",
      isVerified: false,
      viewerCan,
    };
    await open({
      user: { role: "employer" },
      mocks: [{ request: { query: OwnCompaniesDocument }, result: { data: { myCompanies: [company] } } }],
    });
    await screen.findByRole("heading", { name: "Your companies" });
    const leadsTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(["Kaveri Mills", "Edit page", "Get verified", "Team", "Plans"].map(leadsTo)).toEqual([
      "/companies/company-1",
      "/companies/company-1/edit",
      "/companies/company-1/verification",
      "/companies/company-1/team",
      "/subscription/plans",
    ]);
  });

  it("sends the verification mail again", async () => {
    const sendVerificationMail = jest.fn(() => Promise.resolve());
    await open({ user: { isEmailVerified: false }, actions: { sendVerificationMail } });
    expect(screen.getByText("Not verified yet")).toBeInTheDocument();
    await press("Send again");
    expect(sendVerificationMail).toHaveBeenCalledTimes(1);
  });
});

it("leads to who has seen one's data (SAWN-05)", async () => {
  await open({ mocks: [answer({})] });
  expect(await screen.findByRole("heading", { name: "Who has seen my data" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See Who" })).toHaveAttribute("href", "/settings/seen-by");
});

describe("the day on which an unused account goes", () => {
  it("is said plainly, with the warnings and what keeps the account (RETN-06)", async () => {
    const { container } = await open({ mocks: [answer({ erasedOn: "2029-11-26" })] });
    expect(
      await screen.findByText(
        "If you don’t use your account again, we’ll delete it on 26 November 2029. We’ll email you 30 days before, and again 3 days before. To keep it, just sign in.",
      ),
    ).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it.each([
    ["ADMIN", "Yours stays while you are an administrator."],
    ["PLAN", "Yours stays while you have a paid plan."],
    ["HIRING", "Yours stays while a company that you own has open jobs."],
  ])("is none for accounts that are kept (%s), and says why (RETN-06)", async (keptFor, why) => {
    await open({ mocks: [answer({ keptFor })] });
    expect(
      await screen.findByText(`We delete accounts that nobody has used for 3 years. ${why}`),
    ).toBeVisible();
  });

  it("is left out where the portal deletes no accounts, or can't say (RETN-06)", async () => {
    await open({ mocks: [answer({})] });
    await screen.findByRole("button", { name: "Export My Data" });
    await waitFor(() =>
      expect(screen.queryByText(/delete it on|We delete accounts/)).not.toBeInTheDocument(),
    );
  });
});

describe("changing the password", () => {
  async function change(current: string, next: string, confirmation = next) {
    const values = {
      "Current password": current,
      "New password": next,
      "Confirm new password": confirmation,
    };
    for (const [label, value] of Object.entries(values)) {
      await userEvent.clear(screen.getByLabelText(label));
      if (value) await userEvent.type(screen.getByLabelText(label), value);
    }
    await press("Change Password");
  }

  it("takes the current and a new one", async () => {
    const changePassword = password();
    await open({ actions: { changePassword } });
    await change("kaveri-2026", "godavari-2026");
    expect(changePassword).toHaveBeenCalledWith("kaveri-2026", "godavari-2026");
    expect(await screen.findByText("Password changed.")).toBeInTheDocument();
    expect(screen.getByLabelText("Current password")).toHaveValue("");
  });

  it("refuses two that differ, and none", async () => {
    const changePassword = password();
    await open({ actions: { changePassword } });
    await change("kaveri-2026", "godavari-2026", "godavari");
    expect(screen.getByLabelText("Confirm new password")).toHaveAccessibleDescription(
      "Passwords do not match",
    );
    await change("", "");
    expect(screen.getByLabelText("Current password")).toHaveAccessibleDescription(
      "Enter your current password",
    );
    expect(changePassword).not.toHaveBeenCalled();
  });

  it("says which password is wrong, and what the policy asks for (AUTH-15)", async () => {
    const changePassword = password()
      .mockRejectedValueOnce(new AuthError("invalid-credential"))
      .mockRejectedValueOnce(new AuthError("weak-password", "Password should be at least 6 characters"));
    await open({ actions: { changePassword } });
    await change("wrong", "godavari-2026");
    expect(screen.getByLabelText("Current password")).toHaveAccessibleDescription(
      "This is not your password",
    );
    expect(screen.getByLabelText("Current password")).toHaveFocus();
    await change("kaveri-2026", "short");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The password could not be changed. Password should be at least 6 characters",
    );
  });

  it("is Google's business for who has none", async () => {
    await open({ user: { hasPassword: false } });
    expect(screen.getByText(/^You sign in with Google/)).toBeInTheDocument();
    expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
  });
});

describe("exporting one's data", () => {
  const request = { query: ExportMyDataDocument };

  it("downloads one JSON file", async () => {
    const saved = catchSavedFiles();
    await open({ mocks: [{ request, result: { data: { exportMyData: { account: [{ id: "1" }] } } } }] });
    await press("Export My Data");
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^jobportal-data-[\d-]{10}\.json$/);
    expect(saved[0]?.file.type).toBe("application/json");
  });

  it("saves no file where none was brought, and says so", async () => {
    const saved = catchSavedFiles();
    await open({ mocks: [{ request, result: { data: null } }] });
    await press("Export My Data");
    expect(await screen.findByRole("alert")).toHaveTextContent("Your data could not be exported.");
    expect(saved).toEqual([]);
  });

  it("says why it failed", async () => {
    await open({ mocks: [{ request, error: new TypeError("Failed to fetch") }] });
    await press("Export My Data");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Your data could not be exported. The service could not be reached.",
    );
  });
});

describe("deleting the account", () => {
  const deletion = () => jest.fn<Promise<void>, [proof: SignInProof]>(() => Promise.resolve());

  async function ask() {
    await press("Delete My Account");
    return within(await screen.findByRole("dialog", { name: "Delete your account for good?" }));
  }

  it("asks for a typed word and the password, and ends signed out on / with a message", async () => {
    const deleteAccount = deletion();
    const logout = jest.fn(() => Promise.resolve());
    const { router } = await open({ actions: { deleteAccount, logout } });
    const dialog = await ask();
    const confirm = () => userEvent.click(dialog.getByRole("button", { name: "Delete for Good" }));
    await confirm();
    expect(dialog.getByLabelText("Type DELETE to confirm")).toHaveAccessibleDescription(
      "Type DELETE, in capitals",
    );
    expect(dialog.getByLabelText("Password")).toHaveAccessibleDescription("Enter your current password");
    expect(deleteAccount).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText("Type DELETE to confirm"), "DELETE");
    await userEvent.type(dialog.getByLabelText("Password"), "kaveri-2026");
    await confirm();
    expect(deleteAccount).toHaveBeenCalledWith({ by: "password", password: "kaveri-2026" });
    expect(await screen.findByText("Your account has been deleted.")).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/");
    // The session ends on the page it went to.
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  });

  /** A deletion that goes on until the test ends it. */
  async function begin() {
    let finish = (): void => undefined;
    const deleteAccount = deletion().mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
    const logout = jest.fn(() => Promise.resolve());
    const { router } = await open({ actions: { deleteAccount, logout } });
    const dialog = await ask();
    await userEvent.type(dialog.getByLabelText("Type DELETE to confirm"), "DELETE");
    await userEvent.type(dialog.getByLabelText("Password"), "kaveri-2026");
    await userEvent.click(dialog.getByRole("button", { name: "Delete for Good" }));
    await dialog.findByRole("button", { name: "Deleting..." });
    return { dialog, router, logout, finish };
  }

  it("can't be called off once it is under way, and does not look as if it could", async () => {
    const { dialog } = await begin();
    expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog", { name: "Delete your account for good?" })).toBeInTheDocument();
  });

  it("ends the session of who has left the page meanwhile too", async () => {
    const { router, logout, finish } = await begin();
    await act(() => router.navigate("/about"));
    await screen.findByRole("heading", { level: 1, name: "Coming Soon" });
    expect(logout).not.toHaveBeenCalled();
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    expect(router.state.location.pathname).toBe("/");
    expect(await screen.findByText("Your account has been deleted.")).toBeInTheDocument();
  });

  it("asks through Google's window who has no password", async () => {
    const deleteAccount = deletion();
    const prepareGoogleSignIn = jest.fn(() => Promise.resolve());
    await open({ user: { hasPassword: false }, actions: { deleteAccount, prepareGoogleSignIn } });
    const dialog = await ask();
    expect(prepareGoogleSignIn).toHaveBeenCalledTimes(1);
    await userEvent.type(dialog.getByLabelText("Type DELETE to confirm"), "DELETE");
    await userEvent.click(dialog.getByRole("button", { name: "Delete for Good" }));
    expect(deleteAccount).toHaveBeenCalledWith({ by: "google" });
  });

  it("says why it did not happen, and changes nothing", async () => {
    const deleteAccount = deletion()
      .mockRejectedValueOnce(new AuthError("invalid-credential"))
      .mockRejectedValueOnce(
        new AuthError("LAST_ADMIN", "The portal needs an admin: make somebody else one first."),
      );
    const logout = jest.fn(() => Promise.resolve());
    await open({ actions: { deleteAccount, logout } });
    const dialog = await ask();
    const confirm = () => userEvent.click(dialog.getByRole("button", { name: "Delete for Good" }));
    await userEvent.type(dialog.getByLabelText("Type DELETE to confirm"), "DELETE");
    await userEvent.type(dialog.getByLabelText("Password"), "wrong");
    await confirm();
    expect(dialog.getByLabelText("Password")).toHaveAccessibleDescription("This is not your password");
    await confirm();
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Your account could not be deleted. The portal needs an admin: make somebody else one first.",
    );
    expect(logout).not.toHaveBeenCalled();
  });
});
