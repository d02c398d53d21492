import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildCandidateRow } from "../../features/applications/candidate/candidates.factories";
import type { SessionUser } from "../../auth/session";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { employerAnswer } from "./employer/dashboard.factories";
import { violationsIn } from "../../test/axe";

const rohan = {
  email: "rohan.mehta@example.in",
  displayName: "Rohan Mehta",
  role: "employer",
  subscription: { plan: "paid", viewerCan: { useAdvancedFilters: true } },
} as const;

const welcome = (name: string) => screen.findByRole("heading", { level: 1, name: `Welcome, ${name}` });

describe("/dashboard", () => {
  it("welcomes a job seeker by name (DASH-03, DASH-16)", async () => {
    renderRoutes("/dashboard", { session: buildSession({ ...rohan, role: "jobseeker" }) });
    expect(await welcome("Rohan Mehta")).toBeInTheDocument();
  });

  it.each(['"jobseeker"', "null", '"owner"'])(
    "is the job seeker's, and no other, for the role %s (DASH-03)",
    async (role) => {
      const changes = JSON.parse(`{ "role": ${role} }`) as Partial<SessionUser>;
      renderRoutes("/dashboard", { session: buildSession({ ...rohan, ...changes }) });
      expect(await welcome("Rohan Mehta")).toBeInTheDocument();
      const main = within(screen.getByRole("main"));
      const titles = main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
      expect(titles).toEqual(["Quick Actions", "Recent Applications"]);
      expect(main.queryByRole("term")).not.toBeInTheDocument();
      expect(screen.queryByRole("navigation", { name: "Dashboard" })).not.toBeInTheDocument();
    },
  );

  it("welcomes by e-mail who has no name", async () => {
    renderRoutes("/dashboard", {
      session: buildSession({ ...rohan, role: "jobseeker", displayName: null }),
    });
    expect(await welcome("rohan.mehta@example.in")).toBeInTheDocument();
  });

  it("shows an employer their job postings and how to post one (DASH-02, DASH-13, DASH-14)", async () => {
    const { container } = renderRoutes("/dashboard", {
      session: buildSession(rohan),
      mocks: [employerAnswer()],
    });
    expect(await screen.findByText("14")).toBeInTheDocument();
    const figures = screen.getAllByRole("term").map((term) => term.textContent);
    expect(figures).toEqual(["Total Jobs", "Total Applications", "Shortlisted", "Interviews"]);
    for (const figure of ["326", "47", "12"]) expect(screen.getByText(figure)).toBeInTheDocument();
    const active = within(screen.getByRole("region", { name: "Active Job Postings" }));
    expect(active.getByRole("link", { name: "Post New Job" })).toHaveAttribute("href", "/jobs/post");
    expect(active.getByText("8 with another status, 1 draft")).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("shows an employer who applied last, with position, status and match (DASH-15)", async () => {
    const meera = buildCandidateRow({ isPriority: true });
    const ravi = buildCandidateRow({
      id: "application-2",
      name: "Ravi Gowda",
      status: "SHORTLISTED",
      match: null,
    });
    const mocks = [employerAnswer([meera, ravi])];
    const { container } = renderRoutes("/dashboard", { session: buildSession(rohan), mocks });
    const recent = await screen.findByRole("region", { name: "Recent Candidates" });
    const [first, second] = await within(recent).findAllByRole("listitem");
    for (const text of ["Meera Pillai", "Loom Fitter", "New", "84%", "Priority"])
      expect(first).toHaveTextContent(text);
    for (const text of ["Ravi Gowda", "Shortlisted", "No score"]) expect(second).toHaveTextContent(text);
    expect(within(recent).getByRole("link", { name: "View Profile of Meera Pillai" })).toHaveAttribute(
      "href",
      "/candidates?open=application-1",
    );
    expect(within(recent).getByText("38 applications not opened yet")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("tells an employer without candidates where they will stand (DASH-15)", async () => {
    renderRoutes("/dashboard", { session: buildSession(rohan), mocks: [employerAnswer()] });
    const recent = await screen.findByRole("region", { name: "Recent Candidates" });
    expect(await within(recent).findByText("No candidates yet")).toBeVisible();
  });

  it("leads to the job search (DASH-17)", async () => {
    renderRoutes("/dashboard", { session: buildSession() });
    const actions = within(await screen.findByRole("region", { name: "Quick Actions" }));
    expect(actions.getByRole("link", { name: "Find Jobs" })).toHaveAttribute("href", "/jobs/search");
  });

  it("leads to profile and settings", async () => {
    renderRoutes("/dashboard", { session: buildSession() });
    const actions = within(await screen.findByRole("region", { name: "Quick Actions" }));
    expect(actions.getByRole("link", { name: "My Profile" })).toHaveAttribute("href", "/profile");
    expect(actions.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/settings");
  });

  it("waits for a slow server's word on role and plan (AUTH-26)", async () => {
    renderRoutes("/dashboard", { session: buildSession(rohan, "awaited") });
    expect(await screen.findByRole("status", { name: "Loading" })).toBeInTheDocument();
    expect(screen.queryByRole("definition")).not.toBeInTheDocument();
  });

  it("shows no role or plan that nobody has confirmed, but Retry (AUTH-26)", async () => {
    const retryAccount = jest.fn(() => Promise.resolve());
    const session = buildSession(rohan, "unconfirmed");
    const { container } = renderRoutes("/dashboard", { session, actions: { retryAccount } });
    expect(await screen.findByRole("alert")).toHaveTextContent("Your account could not be checked.");
    expect(screen.queryByRole("definition")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(retryAccount).toHaveBeenCalledTimes(1);
    expect(await violationsIn(container)).toEqual([]);
  });
});
