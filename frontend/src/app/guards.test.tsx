import { screen, waitFor } from "@testing-library/react";
import { axe } from "jest-axe";
import { buildSession } from "../test/factories";
import { DashboardScreenDocument } from "../screens/dashboard/DashboardScreen.generated";
import { renderRoutes } from "../test/renderRoutes";

const silentDashboard = {
  request: { query: DashboardScreenDocument },
  delay: Infinity,
  result: { data: {} },
};

describe("a guarded route", () => {
  it("shows a spinner while the session loads (AUTH-33)", async () => {
    const { router } = renderRoutes("/dashboard", { session: { status: "loading" } });
    expect(await screen.findByRole("status", { name: "Loading" })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/dashboard");
  });

  it("leads a visitor from /dashboard to /signin, which says why (AUTH-34, AUTH-36)", async () => {
    const { router } = renderRoutes("/dashboard");
    expect(await screen.findByText("Please sign in to view your dashboard")).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/signin");
  });

  it("offers Retry while it is unknown whether the user is signed out (AUTH-23)", async () => {
    const { router, container } = renderRoutes("/dashboard", {
      session: { status: "signed-out", isPresumed: true },
    });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/dashboard");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("shows a user without an account how to finish the registration (AUTH-28)", async () => {
    renderRoutes("/dashboard", { session: buildSession({}, "missing") });
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Finish your registration");
  });
});

describe("sign-in and sign-up", () => {
  it.each(["/signin", "/login", "/signup"])(
    "lead who is signed in from %s to /dashboard (AUTH-05)",
    async (path) => {
      const { router } = renderRoutes(path, { session: buildSession(), mocks: [silentDashboard] });
      await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    },
  );

  it("lead back to the page that a guard sent from (AUTH-05)", async () => {
    const { router } = renderRoutes("/signin?returnTo=%2Fabout%3Fa%3D1", { session: buildSession() });
    await waitFor(() => expect(router.state.location.pathname).toBe("/about"));
    expect(router.state.location.search).toBe("?a=1");
  });
});
