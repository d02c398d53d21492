import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { SessionContext, type SessionUser } from "../auth/session";
import { buildSession, idleActions } from "../test/factories";
import { renderRoutes } from "../test/renderRoutes";
import { SignedInGuard } from "./guards";
import { violationsIn } from "../test/axe";

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

  it("waits for a slow provider, where public pages go ahead (AUTH-23, AUTH-33)", async () => {
    const { router } = renderRoutes("/dashboard", { session: { status: "signed-out", isPresumed: true } });
    expect(await screen.findByRole("status", { name: "Loading" })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/dashboard");
  });

  it("offers Retry where the provider is out of service (AUTH-23)", async () => {
    const { router, container } = renderRoutes("/dashboard", {
      session: { status: "signed-out", isPresumed: true, isOutage: true },
    });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/dashboard");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("shows a user without an account how to finish the registration (AUTH-28)", async () => {
    renderRoutes("/dashboard", { session: buildSession({}, "missing") });
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Finish your registration");
  });
});

describe("a form behind the guard", () => {
  const routes: RouteObject[] = [
    { Component: SignedInGuard, children: [{ path: "/", element: <input aria-label="Title" /> }] },
  ];
  const router = createMemoryRouter(routes);
  const as = (uid: string) => (
    <SessionContext value={{ session: buildSession({ uid }), error: null, actions: idleActions }}>
      <RouterProvider router={router} />
    </SessionContext>
  );

  it("does not outlive a change of user", async () => {
    const { rerender } = render(as("uid-1"));
    await userEvent.type(screen.getByRole("textbox"), "Mine");
    rerender(as("uid-1"));
    expect(screen.getByRole("textbox")).toHaveValue("Mine");
    rerender(as("uid-2"));
    expect(screen.getByRole("textbox")).toHaveValue("");
  });
});

describe("routes for who is signed in", () => {
  it.each([
    "/profile",
    "/settings",
    "/resume/create",
    "/resume/edit/resume-1",
    "/jobs/post",
    "/job-postings",
    "/candidates",
    "/analytics",
    "/admin/init-database",
    "/admin/dashboard",
  ])("lead a visitor from %s to /signin, to come back from there (AUTH-34)", async (path) => {
    const { router } = renderRoutes(path);
    expect(await screen.findByText("Please sign in to continue")).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/signin");
    expect(router.state.location.search).toBe(`?returnTo=${encodeURIComponent(path)}`);
  });

  it.each(["/profile", "/resume/create", "/jobs/post"])("open %s to every role (ROUTE-02)", async (path) => {
    for (const role of ["jobseeker", "employer", "admin"] as const) {
      const { router, unmount } = renderRoutes(path, { session: buildSession({ role }) });
      expect(await screen.findByRole("heading", { level: 1 })).toBeInTheDocument();
      expect(router.state.location.pathname).toBe(path);
      unmount();
    }
  });

  it.each(["/jobs/saved", "/jobs/applied"])("do not count %s among them (ROUTE-04)", async (path) => {
    const { router } = renderRoutes(path);
    expect(await screen.findByRole("heading", { level: 1, name: "Coming Soon" })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(path);
  });
});

describe("admins' screens", () => {
  const adminPaths = [
    "/admin/init-database",
    "/admin/dashboard",
    "/admin/users",
    "/admin/companies",
    "/admin/jobs",
    "/admin/search-words",
    "/admin/search-words/queries",
    "/admin/messages",
    "/admin/grievances",
    "/admin/breaches",
    "/admin/audit",
  ];

  it.each(adminPaths)("send other roles from %s to /unauthorized (AUTH-35)", async (path) => {
    for (const role of ["jobseeker", "employer"] as const) {
      const { router, unmount } = renderRoutes(path, { session: buildSession({ role }) });
      expect(await screen.findByText("Access Denied")).toBeInTheDocument();
      expect(router.state.location.pathname).toBe("/unauthorized");
      unmount();
    }
  });

  it("send a user without a role to /unauthorized (AUTH-31)", async () => {
    const roleless = JSON.parse('{ "role": null }') as Partial<SessionUser>;
    const { router } = renderRoutes("/admin/users", { session: buildSession(roleless) });
    expect(await screen.findByText("Access Denied")).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/unauthorized");
  });

  it.each(adminPaths)("open %s to an admin (AUTH-35)", async (path) => {
    const { router } = renderRoutes(path, { session: buildSession({ role: "admin" }) });
    expect(await screen.findByRole("heading", { level: 1 })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(path);
  });

  it("show a spinner while the session loads (AUTH-33)", async () => {
    renderRoutes("/admin/users", { session: { status: "loading" } });
    expect(await screen.findByRole("status", { name: "Loading" })).toBeInTheDocument();
  });

  it("wait for a slow server's word on the role (AUTH-27)", async () => {
    const { router } = renderRoutes("/admin/init-database", {
      session: buildSession({ role: "jobseeker" }, "awaited"),
    });
    expect(await screen.findByRole("status", { name: "Loading" })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/admin/init-database");
  });

  it("wait for the server's word on the role, and offer Retry (AUTH-27)", async () => {
    const retryAccount = jest.fn(() => Promise.resolve());
    const { router, container } = renderRoutes("/admin/init-database", {
      // Whoever it is, the session takes them for a jobseeker.
      session: buildSession({ role: "jobseeker" }, "unconfirmed"),
      actions: { retryAccount },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Your account could not be checked.");
    expect(router.state.location.pathname).toBe("/admin/init-database");
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(retryAccount).toHaveBeenCalledTimes(1);
    expect(await violationsIn(container)).toEqual([]);
  });
});

describe("sign-in and sign-up", () => {
  it.each(["/signin", "/login", "/signup"])(
    "lead who is signed in from %s to /dashboard (AUTH-05)",
    async (path) => {
      const { router } = renderRoutes(path, { session: buildSession() });
      await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    },
  );

  it("lead back to the page that a guard sent from (AUTH-05)", async () => {
    const { router } = renderRoutes("/signin?returnTo=%2Fabout%3Fa%3D1", { session: buildSession() });
    await waitFor(() => expect(router.state.location.pathname).toBe("/about"));
    expect(router.state.location.search).toBe("?a=1");
  });
});
