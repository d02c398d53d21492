import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import type { Session } from "../../auth/session";
import { buildSessionUser } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";

const unfinished: Session = { status: "signed-in", user: buildSessionUser(), account: "missing" };

describe("finishing a registration", () => {
  it("registers with the role chosen here (AUTH-28)", async () => {
    const finishRegistration = jest.fn(() => Promise.resolve());
    renderRoutes("/dashboard", { session: unfinished, actions: { finishRegistration } });
    const button = await screen.findByRole("button", { name: "Create Account" });
    await userEvent.click(button);
    expect(screen.getByText("Please select a role")).toBeInTheDocument();
    expect(finishRegistration).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("radio", { name: "Job Seeker" }));
    await userEvent.click(button);
    expect(finishRegistration).toHaveBeenCalledWith("jobseeker");
  });

  it("begins with the role of the sign-up that failed, and says why it did (AUTH-28, ERR-03)", async () => {
    const { container } = renderRoutes("/dashboard", {
      session: { ...unfinished, chosenRole: "employer" },
      sessionError: new AuthError("UNAVAILABLE", "The service is not available right now."),
    });
    expect(await screen.findByRole("radio", { name: "Employer" })).toBeChecked();
    expect(screen.getByRole("alert").textContent).toBe(
      "Failed to create an account. The service could not be reached. Check your connection and try again.",
    );
    expect(await violationsIn(container)).toEqual([]);
  });

  it("tells whoever came by phone of that way alone, and of the job they apply for (WAYS-07)", async () => {
    const user = buildSessionUser({ email: null, phoneNumber: "+919833012345" });
    renderRoutes("/signin/phone?returnTo=/jobs/7?apply", { session: { ...unfinished, user } });
    expect(
      await screen.findByText(/^You’re applying for a job\. After this you go on right there/),
    ).toBeVisible();
    expect(screen.getByText(/^With your phone: its number.* only once it shortlists you\.$/)).toBeVisible();
    expect(screen.queryByText(/^Your email address/)).not.toBeInTheDocument();
  });

  it("offers another account", async () => {
    const logout = jest.fn(() => Promise.resolve());
    renderRoutes("/dashboard", { session: unfinished, actions: { logout } });
    await userEvent.click(await screen.findByRole("button", { name: "Use another account" }));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it.each(["/signin", "/signin/phone", "/signup"])(
    "comes before the page that one signed in for at %s, which the address keeps (AUTH-37)",
    async (entrance) => {
      const { router } = renderRoutes(`${entrance}?returnTo=/jobs/job-1?apply`, { session: unfinished });
      expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Finish your registration");
      expect(router.state.location).toMatchObject({
        pathname: entrance,
        search: "?returnTo=/jobs/job-1?apply",
      });
    },
  );

  it.each([
    ["/signin/phone?role=employer", "Employer"],
    ["/signin/phone?returnTo=/&role=jobseeker", "Job Seeker"],
    ["/signin/phone?returnTo=/jobs/post", "Employer"],
    ["/jobs/post", "Employer"],
    ["/signin/phone?returnTo=/team-invitation/a-secret", "Employer"],
    ["/signin/phone?returnTo=/jobs/7?apply", "Job Seeker"],
  ])("begins at %s with the role %s (AUTH-38, WAYS-07)", async (address, role) => {
    renderRoutes(address, { session: unfinished });
    expect(await screen.findByRole("radio", { name: role })).toBeChecked();
  });

  it.each(["/signin/phone?role=admin", "/signin/phone?returnTo=/jobs/saved", "/dashboard"])(
    "begins at %s without a role (AUTH-06, AUTH-38)",
    async (address) => {
      renderRoutes(address, { session: unfinished });
      expect(await screen.findByRole("radio", { name: "Job Seeker" })).not.toBeChecked();
      expect(screen.getByRole("radio", { name: "Employer" })).not.toBeChecked();
    },
  );
});
