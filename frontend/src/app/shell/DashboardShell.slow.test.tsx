import { MockedProvider } from "@apollo/client/testing/react";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SessionContext, type Role, type Session } from "../../auth/session";
import { ToastProvider } from "../../design-system";
import { UnreadNoticeCountDocument } from "../../features/notices/NoticeBell.generated";
import { employerAnswer } from "../../screens/dashboard/employer/dashboard.factories";
import { RuntimeConfigProvider } from "../../shared/runtime-config";
import { buildRuntimeConfig, buildSession, idleActions } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { routes } from "../router";
import { violationsIn } from "../../test/axe";

const drawer = () => screen.findByRole("navigation", { name: "Dashboard" });

const entriesOf = (area: HTMLElement) =>
  within(within(area).getByRole("list"))
    .getAllByRole("link")
    .map((link) => [link.getAttribute("aria-label") ?? link.textContent, link.getAttribute("href")]);

async function open(address: string, role: Role) {
  const opened = renderRoutes(address, { session: buildSession({ role }) });
  return { ...opened, drawer: await drawer() };
}

beforeEach(() => window.localStorage.clear());

describe("the dashboard's shell", () => {
  it("has the employer's menu (DASH-02, DASH-04, DASH-10)", async () => {
    const { drawer, container } = await open("/job-postings", "employer");
    expect(entriesOf(drawer)).toEqual([
      ["Dashboard", "/dashboard"],
      ["Job Postings", "/job-postings"],
      ["Candidates", "/candidates"],
      ["Interviews", "/interviews"],
      ["Find People", "/people"],
      ["Messages", "/messages"],
      ["Analytics", "/analytics"],
      ["Company", "/my-companies"],
    ]);
    expect(within(drawer).getByRole("link", { current: "page" })).toHaveAttribute("href", "/job-postings");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("has the admin's menu (DASH-01, DASH-04, DASH-09)", async () => {
    const { drawer } = await open("/admin/users", "admin");
    expect(entriesOf(drawer)).toEqual([
      ["Dashboard", "/admin/dashboard"],
      ["Users", "/admin/users"],
      ["Companies", "/admin/companies"],
      ["Jobs", "/admin/jobs"],
      ["Verification", "/admin/verifications"],
      ["Search Words", "/admin/search-words"],
      ["Messages", "/admin/messages"],
      ["Payments", "/admin/payments"],
      ["Grievances", "/admin/grievances"],
      ["Breaches", "/admin/breaches"],
      ["Audit Log", "/admin/audit"],
    ]);
    expect(within(drawer).getByRole("link", { current: "page" })).toHaveAttribute("href", "/admin/users");
  });

  it("shows the page's title in its top bar, as the page's only heading of the first level (DASH-04)", async () => {
    await open("/dashboard", "employer");
    const title = await within(screen.getByRole("banner")).findByRole("heading", { level: 1 });
    expect(title).toHaveTextContent("Dashboard");
    expect(screen.getAllByRole("heading", { level: 1 })).toEqual([title]);
  });

  it("is not the job seeker's dashboard's (DASH-03)", async () => {
    renderRoutes("/dashboard", { session: buildSession({ role: "jobseeker" }) });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("navigation", { name: "Dashboard" })).not.toBeInTheDocument();
    expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  });

  it("is around job postings, candidates and analytics for a job seeker too", async () => {
    for (const address of ["/job-postings", "/candidates", "/analytics"]) {
      const { drawer, unmount } = await open(address, "jobseeker");
      expect(within(drawer).getByRole("link", { current: "page" })).toHaveAttribute("href", address);
      unmount();
    }
  });

  it("collapses its drawer and opens it again, and remembers it (DASH-07)", async () => {
    const { drawer: side, unmount } = await open("/job-postings", "employer");
    await userEvent.click(within(side).getByRole("button", { name: "Expand menu" }));
    expect(within(side).getByText("Job Postings")).toBeInTheDocument();
    await userEvent.click(within(side).getByRole("button", { name: "Collapse" }));
    expect(within(side).queryByText("Job Postings")).not.toBeInTheDocument();
    expect(within(side).getByRole("link", { name: "Job Postings" })).toBeInTheDocument();
    await userEvent.click(within(side).getByRole("button", { name: "Expand menu" }));
    unmount();
    await open("/job-postings", "employer");
    expect(within(await drawer()).getByText("Job Postings")).toBeInTheDocument();
  });

  it("lays the menu over the page on small screens, until an entry is followed (DASH-07)", async () => {
    const { router } = await open("/job-postings", "employer");
    await userEvent.click(screen.getByRole("button", { name: "Open menu", hidden: true }));
    const overlay = await screen.findByRole("dialog", { name: "Menu" });
    expect(entriesOf(overlay)).toHaveLength(8);
    await userEvent.click(within(overlay).getByRole("link", { name: "Candidates" }));
    expect(router.state.location.pathname).toBe("/candidates");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("closes that menu by Back, and stays on the page (HEED-10)", async () => {
    const { router } = await open("/job-postings", "employer");
    await userEvent.click(screen.getByRole("button", { name: "Open menu", hidden: true }));
    await screen.findByRole("dialog", { name: "Menu" });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe("/job-postings");
  });

  it("has an account menu of Profile, Settings and Logout (DASH-05)", async () => {
    const { router } = await open("/job-postings", "employer");
    await userEvent.click(screen.getByRole("button", { name: /^Account menu: / }));
    const entries = await screen.findAllByRole("menuitem");
    expect(entries.map((entry) => entry.textContent)).toEqual(["Profile", "Settings", "Logout"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Settings" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/settings"));
  });
});

const noNotices = {
  request: { query: UnreadNoticeCountDocument },
  result: { data: { unreadNoticeCount: 0 } },
};

/** The portal with a session that really ends, when `end` is called. */
function openWithLogout(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  let end = (): void => undefined;
  const logout = jest.fn();
  function Portal() {
    const [session, setSession] = useState<Session>(buildSession({ role: "employer" }));
    logout.mockImplementation(
      () =>
        new Promise<void>((resolve) => {
          end = () => {
            setSession({ status: "signed-out" });
            resolve();
          };
        }),
    );
    return (
      <SessionContext value={{ session, error: null, actions: { ...idleActions, logout } }}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </SessionContext>
    );
  }
  render(
    <RuntimeConfigProvider value={buildRuntimeConfig()}>
      <MockedProvider mocks={[noNotices]}>
        <Portal />
      </MockedProvider>
    </RuntimeConfigProvider>,
  );
  return { router, logout, end: () => act(() => end()) };
}

async function chooseLogout() {
  await userEvent.click(await screen.findByRole("button", { name: /^Account menu: / }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
}

describe("logout of the shell", () => {
  it("ends on /login, signed out, however long the provider takes (DASH-06)", async () => {
    const { router, logout, end } = openWithLogout("/job-postings");
    await chooseLogout();
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    expect(router.state.location.pathname).toBe("/login");
    end();
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/login");
    // A later visit to this entry of the history ends nothing.
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it("goes back to the dashboard where the session did not end (ERR-19)", async () => {
    const logout = jest.fn(() => Promise.resolve());
    const { router } = renderRoutes("/job-postings", {
      session: buildSession({ role: "employer" }),
      actions: { logout },
      mocks: [employerAnswer()],
    });
    await chooseLogout();
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    // What the page itself can't load would be an alert too.
    expect(await screen.findByText("No candidates yet")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
