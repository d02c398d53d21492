import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import { ApplyingNoticeDocument } from "../../features/applications/application/ApplyingNotice.generated";
import { InvitationNoticeDocument } from "../../features/companies/team/InvitationNotice.generated";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";

async function open(login: () => Promise<void> = () => Promise.resolve(), address = "/signin") {
  const opened = renderRoutes(address, { actions: { login } });
  await screen.findByRole("heading", { level: 1 });
  return opened;
}

async function submit(email = "priya.nair@example.in", password = "kaveri-2026") {
  if (email) await userEvent.type(screen.getByLabelText("Email"), email);
  if (password) await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

describe("sign-in", () => {
  it("has 'Continue with Google', e-mail, password and a 'Sign In' button, and no other field (AUTH-01)", async () => {
    const { container } = await open();
    const form = within(container.querySelector("form") ?? container);
    expect(form.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
    const fields = [...container.querySelectorAll("input, select, textarea")];
    expect(fields).toEqual([form.getByLabelText("Email"), form.getByLabelText("Password")]);
    expect(fields.map((field) => field.getAttribute("type"))).toEqual(["email", "password"]);
    const submit = form.getByRole("button", { name: "Sign In" });
    expect(submit).toHaveAttribute("type", "submit");
    expect(submit).toBeEnabled();
  });

  it("signs in with what was typed, and lets password managers fill it", async () => {
    const login = jest.fn(() => Promise.resolve());
    await open(login);
    expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
    expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
    await submit();
    expect(login).toHaveBeenCalledWith("priya.nair@example.in", "kaveri-2026");
  });

  it("is what /login shows (ROUTE-17)", async () => {
    await open(undefined, "/login");
    expect(screen.getByRole("button", { name: "Sign In" })).toBeInTheDocument();
  });

  it("has a show/hide toggle on the password (AUTH-02)", async () => {
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
  });

  it("reads 'Signing in...' while busy, and sends once (AUTH-03)", async () => {
    const login = jest.fn(() => new Promise<void>(() => undefined));
    await open(login);
    await submit();
    expect(await screen.findByRole("button", { name: "Signing in..." })).toHaveAttribute("aria-busy", "true");
    await userEvent.type(screen.getByLabelText("Password"), "{Enter}");
    expect(login).toHaveBeenCalledTimes(1);
  });

  it("shows 'Failed to sign in. Please check your credentials.' and puts focus on the password (ERR-01)", async () => {
    const { container } = await open(() => Promise.reject(new AuthError("invalid-credential")));
    await submit();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to sign in. Please check your credentials.");
    expect(screen.getByLabelText("Password")).toHaveFocus();
    expect(screen.getByLabelText("Password")).toHaveValue("kaveri-2026");
    expect(await violationsIn(container)).toEqual([]);
  });

  it.each([
    ["network-request-failed", "The service could not be reached. Check your connection and try again."],
    ["too-many-requests", "There were too many attempts. Wait a few minutes and try again."],
  ])("adds the cause where the credentials are not at fault: %s (ERR-01)", async (code, cause) => {
    await open(() => Promise.reject(new AuthError(code)));
    await submit();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(`Failed to sign in. Please check your credentials. ${cause}`);
  });

  it.each([
    [new AuthError("user-disabled"), "This account has been disabled."],
    [new AuthError("ACCOUNT_BLOCKED", "This account has been blocked."), "This account has been blocked."],
  ])("tells who is blocked whom to write to (ERR-01)", async (error, cause) => {
    await open(() => Promise.reject(error));
    await submit();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(
      `Failed to sign in. Please check your credentials. ${cause}If you think this is a mistake, write to`,
    );
    expect(within(alert).getByRole("link", { name: "help@portal.example" })).toHaveAttribute(
      "href",
      "mailto:help@portal.example",
    );
  });

  it("asks for what is missing and puts focus there", async () => {
    const login = jest.fn(() => Promise.resolve());
    await open(login);
    await submit("", "");
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Enter your e-mail address");
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Enter your password");
    expect(login).not.toHaveBeenCalled();
  });

  it("says which job one applies for, and shows newcomers their way before the form (WAYS-07)", async () => {
    const mocks = [
      {
        request: { query: ApplyingNoticeDocument, variables: { id: "7" } },
        result: { data: { job: { __typename: "Job", id: "7", title: "Delivery Associate" } } },
      },
    ];
    const { container } = renderRoutes("/signin?returnTo=%2Fjobs%2F7%3Fapply", { mocks: mocks as never });
    expect(await screen.findByText(/^You’re applying: Delivery Associate\./)).toBeVisible();
    expect(screen.queryByText("Please sign in to continue")).not.toBeInTheDocument();
    const way = screen.getByRole("link", { name: "Create an account" });
    expect(way).toHaveAttribute("href", "/signup?returnTo=%2Fjobs%2F7%3Fapply");
    const form = container.querySelector("form");
    expect(form && way.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await violationsIn(container)).toEqual([]);
  });

  it.each([
    [
      "/signin",
      { companyName: "Kaveri Works", invitedBy: "Asha Menon" },
      "Asha Menon invites you to the team of Kaveri Works",
    ],
    [
      "/signup",
      { companyName: "Kaveri Works", invitedBy: null },
      "You are invited to the team of Kaveri Works",
    ],
    ["/signup", null, "This invitation is over"],
  ])("says at %s who invites to which team (HEED-13)", async (entrance, invitation, told) => {
    const invitingCompany = invitation && { __typename: "InvitingCompany", ...invitation };
    const mocks = [
      {
        request: { query: InvitationNoticeDocument, variables: { secret: "a-secret" } },
        result: { data: { invitingCompany } },
      },
    ];
    const address = `${entrance}?returnTo=%2Fteam-invitation%2Fa-secret`;
    const { container } = renderRoutes(address, { mocks: mocks as never });
    expect(await screen.findByText(told)).toBeVisible();
    const which = screen.queryByText(/^Use the email address that the invitation came to/);
    expect(which !== null).toBe(invitation !== null);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("links to sign-up, the page to return to included (AUTH-04)", async () => {
    await open(undefined, "/signin?returnTo=%2Fabout");
    expect(screen.getByText("Please sign in to continue")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute(
      "href",
      "/signup?returnTo=%2Fabout",
    );
  });
});
