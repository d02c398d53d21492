import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import type { Session } from "../../auth/session";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { VerifyEmailNotice } from "./VerifyEmailNotice";
import { violationsIn } from "../../test/axe";

function show(session: Session, sendVerificationMail = () => Promise.resolve()) {
  return renderRoutes("/", {
    session,
    actions: { sendVerificationMail },
    routeObjects: [{ path: "/", Component: VerifyEmailNotice }],
  });
}

const unverified = buildSession({ isEmailVerified: false });

describe("VerifyEmailNotice", () => {
  it("asks who is unverified to open the link, and sends it again", async () => {
    const sendVerificationMail = jest.fn(() => Promise.resolve());
    const { container } = show(unverified, sendVerificationMail);
    expect(screen.getByRole("status")).toHaveTextContent(
      "Verify your e-mail address to get mails: open the link in the email we sent to priya.nair@example.in.",
    );
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Send again" }));
    expect(sendVerificationMail).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("status")).toHaveTextContent(
      "We’ve sent a new email to priya.nair@example.in. Check your spam folder too.",
    );
    expect(screen.queryByRole("button", { name: "Send again" })).not.toBeInTheDocument();
  });

  it("leads to where the address is changed, but not from there (WAYS-12)", () => {
    const { unmount } = show(unverified);
    expect(screen.getByRole("link", { name: "Wrong address? Change it" })).toHaveAttribute(
      "href",
      "/settings",
    );
    unmount();
    renderRoutes("/", {
      session: unverified,
      routeObjects: [{ path: "/", element: <VerifyEmailNotice isInSettings /> }],
    });
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("says why no mail was sent, and lets it be tried again", async () => {
    show(unverified, () => Promise.reject(new AuthError("too-many-requests")));
    await userEvent.click(screen.getByRole("button", { name: "Send again" }));
    expect(screen.getByRole("status")).toHaveTextContent(
      "We couldn’t send the email. There were too many attempts. Wait a few minutes and try again.",
    );
    expect(screen.getByRole("button", { name: "Send again" })).toBeInTheDocument();
  });

  it.each([
    ["a verified user", buildSession()],
    ["a visitor", { status: "signed-out" } as const],
    ["a user whom the server does not confirm", buildSession({ isEmailVerified: false }, "unconfirmed")],
  ])("leaves %s in peace", (_who, session) => {
    const { container } = show(session);
    expect(container.querySelector("[role=status]")).toBeNull();
  });
});
