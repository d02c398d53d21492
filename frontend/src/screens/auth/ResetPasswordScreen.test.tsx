import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";

async function open(sendPasswordReset: () => Promise<void> = () => Promise.resolve()) {
  const opened = renderRoutes("/reset-password?returnTo=%2Fabout", { actions: { sendPasswordReset } });
  await screen.findByRole("heading", { level: 1, name: "Reset your password" });
  return opened;
}

async function submit(email = " priya.nair@example.in ") {
  if (email) await userEvent.type(screen.getByLabelText("Email"), email);
  await userEvent.click(screen.getByRole("button", { name: "Send Link" }));
}

describe("a forgotten password", () => {
  it("takes over the e-mail address that was typed at sign-in", async () => {
    renderRoutes("/signin");
    await userEvent.type(await screen.findByLabelText("Email"), "asha@example.in");
    await userEvent.click(screen.getByRole("link", { name: "Forgot your password?" }));
    await screen.findByRole("heading", { level: 1, name: "Reset your password" });
    expect(screen.getByLabelText("Email")).toHaveValue("asha@example.in");
  });

  it("is a link away from sign-in", async () => {
    renderRoutes("/signin?returnTo=%2Fabout");
    expect(await screen.findByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
      "href",
      "/reset-password?returnTo=%2Fabout",
    );
  });

  it("has a mail sent, without telling whether there is an account", async () => {
    const sendPasswordReset = jest.fn(() => Promise.resolve());
    const { container } = await open(sendPasswordReset);
    await submit();
    expect(sendPasswordReset).toHaveBeenCalledWith("priya.nair@example.in");
    expect(await screen.findByRole("status")).toHaveTextContent(
      "If priya.nair@example.in has an account, we’ve sent the link. Check your spam folder too.",
    );
    expect(await violationsIn(container)).toEqual([]);
    expect(screen.getByRole("link", { name: "Back to sign in" })).toHaveAttribute(
      "href",
      "/signin?returnTo=%2Fabout",
    );
  });

  it.each([
    ["", "Enter your e-mail address"],
    ["priya", "Enter an e-mail address such as name@example.in"],
  ])("refuses %p as an address", async (email, message) => {
    const sendPasswordReset = jest.fn(() => Promise.resolve());
    await open(sendPasswordReset);
    await submit(email);
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(sendPasswordReset).not.toHaveBeenCalled();
  });

  it("says why no mail was sent, and sends it then", async () => {
    const sendPasswordReset = jest.fn(() => Promise.resolve());
    await open(sendPasswordReset.mockRejectedValueOnce(new AuthError("too-many-requests")));
    await submit();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "We couldn’t send the email. There were too many attempts. Wait a few minutes and try again.",
    );
    await submit("");
    expect(await screen.findByText(/has an account, we’ve sent the link/)).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
