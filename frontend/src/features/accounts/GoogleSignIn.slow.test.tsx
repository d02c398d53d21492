import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import type { SessionActions } from "../../auth/session";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";

type GoogleSignIn = SessionActions["googleSignIn"];

const googleButton = () => screen.getByRole("button", { name: "Continue with Google" });

async function open(address: string, googleSignIn: GoogleSignIn, actions: Partial<SessionActions> = {}) {
  const opened = renderRoutes(address, { actions: { googleSignIn, ...actions } });
  await screen.findByRole("heading", { level: 1 });
  return opened;
}

const passing = () => jest.fn<Promise<void>, Parameters<GoogleSignIn>>(() => Promise.resolve());

describe("'Continue with Google'", () => {
  it("stands on sign-in and leaves the role open (AUTH-01)", async () => {
    const googleSignIn = passing();
    await open("/signin", googleSignIn);
    await userEvent.click(googleButton());
    expect(googleSignIn).toHaveBeenCalledWith(undefined, expect.any(Function));
  });

  it("stands on sign-up and takes the chosen role along (AUTH-07, AUTH-18)", async () => {
    const googleSignIn = passing();
    await open("/signup", googleSignIn);
    await userEvent.click(screen.getByRole("radio", { name: "Employer" }));
    await userEvent.click(googleButton());
    expect(googleSignIn).toHaveBeenCalledWith("employer", expect.any(Function));
  });

  it("asks for a role first: 'Please select a role before continuing with Google' (AUTH-13)", async () => {
    const googleSignIn = passing();
    const { container } = await open("/signup", googleSignIn);
    await userEvent.click(googleButton());
    expect(screen.getByText("Please select a role before continuing with Google")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Job Seeker" })).toHaveFocus();
    expect(googleSignIn).not.toHaveBeenCalled();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole("radio", { name: "Job Seeker" }));
    expect(screen.queryByText("Please select a role before continuing with Google")).not.toBeInTheDocument();
  });

  it("is disabled only until the window is open (AUTH-20)", async () => {
    let tellOpen: () => void = () => undefined;
    const googleSignIn = jest.fn<Promise<void>, Parameters<GoogleSignIn>>((_role, onOpen) => {
      tellOpen = () => onOpen?.();
      return new Promise(() => undefined);
    });
    await open("/signin", googleSignIn);
    await userEvent.dblClick(googleButton());
    expect(googleSignIn).toHaveBeenCalledTimes(1);
    expect(googleButton()).toHaveAttribute("aria-disabled", "true");
    act(() => tellOpen());
    expect(googleButton()).not.toHaveAttribute("aria-disabled");
    await userEvent.click(googleButton());
    expect(googleSignIn).toHaveBeenCalledTimes(2);
  });

  it("says nothing of an attempt that a newer one has replaced (AUTH-20, ERR-20)", async () => {
    await open("/signin", () => Promise.reject(new AuthError("cancelled-popup-request")));
    await userEvent.click(googleButton());
    expect(screen.queryByText(/Failed to sign in with Google/)).not.toBeInTheDocument();
  });

  it.each([
    ["popup-blocked", "Allow popups for this site, then try again."],
    ["popup-closed-by-user", "The Google window was closed before you had signed in."],
    ["unauthorized-domain", "Google does not know this site's address. Use your e-mail address instead."],
    ["web-storage-unsupported", "Allow cookies and site data for this site, then try again."],
    ["network-request-failed", "The service could not be reached. Check your connection and try again."],
    ["internal-error", "The service could not be reached. Check your connection and try again."],
    [
      "account-exists-with-different-credential",
      "There is already an account with this e-mail address. Sign in with its password, and Google is added to it.",
    ],
  ])("shows the screen's sentence and what to do about %s (ERR-02, ERR-04, ERR-20)", async (code, hint) => {
    const login = jest.fn(() => Promise.resolve());
    const fail = () => Promise.reject(new AuthError(code));
    const signIn = await open("/signin", fail, { login });
    await userEvent.click(googleButton());
    expect(screen.getByRole("status").textContent).toBe(`Failed to sign in with Google. ${hint}`);
    await userEvent.type(screen.getByLabelText("Email"), "priya.nair@example.in");
    await userEvent.type(screen.getByLabelText("Password"), "kaveri-2026");
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    expect(login).toHaveBeenCalledTimes(1);
    expect(googleButton()).not.toHaveAttribute("aria-disabled");
    signIn.unmount();

    await open("/signup", fail);
    await userEvent.click(screen.getByRole("radio", { name: "Employer" }));
    await userEvent.click(googleButton());
    expect(screen.getByRole("status").textContent).toBe(`Failed to sign up with Google. ${hint}`);
  });

  it("fetches what the window needs before the click, and not on arrival", async () => {
    const prepareGoogleSignIn = jest.fn(() => Promise.resolve());
    await open("/signin", passing(), { prepareGoogleSignIn });
    expect(prepareGoogleSignIn).not.toHaveBeenCalled();
    await userEvent.hover(googleButton());
    expect(prepareGoogleSignIn).toHaveBeenCalledTimes(1);
  });

  it("fetches it on arrival where a finger gives no notice", async () => {
    const touch = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    jest
      .spyOn(window, "matchMedia")
      .mockImplementation((media) => ({ ...touch, media, matches: media === "(hover: none)" }) as never);
    const prepareGoogleSignIn = jest.fn(() => Promise.resolve());
    await open("/signin", passing(), { prepareGoogleSignIn });
    expect(prepareGoogleSignIn).toHaveBeenCalled();
  });
});
