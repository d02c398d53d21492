import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import type { SessionActions, SessionUser } from "../../auth/session";
import { buildEmailChange, emailChangeAnswer } from "../../features/accounts/email/email-change.factories";
import { RequestEmailChangeDocument } from "../../features/accounts/email/EmailChange.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { ConfirmEmailChangeDocument, ConfirmEmailScreenDocument } from "./ConfirmEmailScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

interface Setting {
  user?: Partial<SessionUser>;
  actions?: Partial<SessionActions>;
}

const open = (path: string, mocks: object[], { user, actions }: Setting = {}) =>
  renderRoutes(path, { session: buildSession(user), actions, mocks: mocks as Mocks });

const NEW = "priya@new.example";
const refused = (code: string, fields?: object[]) => ({
  errors: [new GraphQLError("No.", { extensions: { code, fields } })],
});
const requesting = (result: object) => ({
  request: { query: RequestEmailChangeDocument, variables: { input: { email: NEW } } },
  result,
});
/** Who signed in some time ago is asked who they are. */
const longAgo = requesting(refused("RECENT_SIGN_IN_REQUIRED"));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

/** Who finds a browser open must not make themselves a way in. */
async function prove() {
  const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  await userEvent.type(dialog.getByLabelText("Password"), "kaveri-2026");
  await userEvent.click(dialog.getByRole("button", { name: "Go on" }));
}

describe("the e-mail address in the settings (MAIL-06)", () => {
  it("is changed by a link to the new one, once its owner has proven who they are", async () => {
    const confirmSignIn = jest.fn(() => Promise.resolve());
    const { container } = open(
      "/settings",
      [
        emailChangeAnswer(),
        longAgo,
        requesting({ data: { requestEmailChange: buildEmailChange() } }),
        emailChangeAnswer(buildEmailChange()),
      ],
      { actions: { confirmSignIn } },
    );
    await press("Change Email");
    expect(screen.getByLabelText("New e-mail address")).toHaveFocus();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.type(screen.getByLabelText("New e-mail address"), ` ${NEW} {Enter}`);
    await prove();
    expect(confirmSignIn).toHaveBeenCalledWith({ by: "password", password: "kaveri-2026" });
    expect(
      await screen.findByText(
        `Open the link in the email we sent to ${NEW}. It works until Sat, 28 Nov, 3:15 pm.`,
      ),
    ).toBeVisible();
    expect(screen.getByText("priya.nair@example.in")).toBeVisible();
  });

  it("is sent at once for who has just signed in (HEED-05)", async () => {
    const confirmSignIn = jest.fn(() => Promise.resolve());
    open(
      "/settings",
      [
        emailChangeAnswer(),
        requesting({ data: { requestEmailChange: buildEmailChange() } }),
        emailChangeAnswer(buildEmailChange()),
      ],
      { actions: { confirmSignIn } },
    );
    await press("Change Email");
    await userEvent.type(screen.getByLabelText("New e-mail address"), `${NEW}{Enter}`);
    expect(await screen.findByText(/^Open the link in the email we sent to/)).toBeVisible();
    expect(confirmSignIn).not.toHaveBeenCalled();
  });

  it("is asked for again where it is no address, or one's own, before anything is sent", async () => {
    open("/settings", [emailChangeAnswer()]);
    await press("Change Email");
    await press("Send Link");
    expect(await screen.findByText("Enter your e-mail address")).toBeVisible();
    await userEvent.type(screen.getByLabelText("New e-mail address"), "PRIYA.nair@example.in{Enter}");
    expect(await screen.findByText("This is your address already")).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await press("Cancel");
    expect(await screen.findByRole("button", { name: "Change Email" })).toBeVisible();
  });

  it("is refused in plain words where another account has it, and stays typed", async () => {
    open("/settings", [emailChangeAnswer(), longAgo, requesting(refused("EMAIL_TAKEN"))]);
    await press("Change Email");
    await userEvent.type(screen.getByLabelText("New e-mail address"), `${NEW}{Enter}`);
    await prove();
    expect(await screen.findByText(/^Another account has this e-mail address/)).toBeVisible();
    expect(screen.getByLabelText("New e-mail address")).toHaveValue(NEW);
  });

  it("is added to an account that was made by phone", async () => {
    const user = { email: null, hasPassword: false, phoneNumber: "+919876543210" };
    const sendPhoneCode = jest.fn(() => Promise.resolve());
    open(
      "/settings",
      [
        emailChangeAnswer(),
        longAgo,
        requesting({ data: { requestEmailChange: buildEmailChange() } }),
        emailChangeAnswer(buildEmailChange()),
      ],
      { user, actions: { sendPhoneCode } },
    );
    await press("Add Email");
    await userEvent.type(screen.getByLabelText("New e-mail address"), `${NEW}{Enter}`);
    const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send Code" }));
    await userEvent.type(await dialog.findByLabelText("Code"), "123456");
    await userEvent.click(dialog.getByRole("button", { name: "Go on" }));
    expect(await screen.findByText(/^Open the link in the email we sent to/)).toBeVisible();
  });
});

describe("the page of a link to a new address (MAIL-07)", () => {
  const opened = (newEmail: string | null) => ({
    request: { query: ConfirmEmailScreenDocument, variables: { secret: "s3cret" } },
    result: {
      data: { openedEmailChange: newEmail && { __typename: "EmailChange", id: "change-1", newEmail } },
    },
  });
  const confirming = (result: object) => ({
    request: { query: ConfirmEmailChangeDocument, variables: { secret: "s3cret" } },
    result,
  });

  it("asks before it changes anything, then signs out", async () => {
    const logout = jest.fn(() => Promise.resolve());
    const done = {
      data: { confirmEmailChange: { __typename: "EmailChange", id: "change-1", newEmail: NEW } },
    };
    const { container } = open("/settings/email/s3cret", [opened(NEW), confirming(done)], {
      actions: { logout },
    });
    expect(await screen.findByRole("heading", { name: `Use ${NEW} for this account?` })).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await press("Use This Address");
    expect(await screen.findByText(`Your e-mail address is now ${NEW}. Please sign in again.`)).toBeVisible();
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  });

  it("says that another took the address meanwhile, and signs nobody out", async () => {
    const logout = jest.fn(() => Promise.resolve());
    open("/settings/email/s3cret", [opened(NEW), confirming(refused("EMAIL_TAKEN")), opened(NEW)], {
      actions: { logout },
    });
    await press("Use This Address");
    expect(await screen.findByText(/^Another account has this e-mail address/)).toBeVisible();
    expect(logout).not.toHaveBeenCalled();
  });

  it("says that a link is over, or another account's", async () => {
    open("/settings/email/s3cret", [opened(null)]);
    expect(await screen.findByRole("heading", { name: "This link doesn’t work any more" })).toBeVisible();
    expect(screen.getByText(/You are signed in as priya\.nair@example\.in/)).toBeVisible();
  });
});
