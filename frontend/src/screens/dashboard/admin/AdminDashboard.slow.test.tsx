import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildSession } from "../../../test/factories";
import { renderRoutes } from "../../../test/renderRoutes";
import { buildAdminJob, buildAdminUser } from "../../admin/admin.factories";
import { AdminDashboardDocument } from "./AdminDashboard.generated";
import { GrowthChartsDocument } from "./GrowthCharts.generated";
import { violationsIn } from "../../../test/axe";

const answer = {
  request: { query: AdminDashboardDocument },
  result: {
    data: {
      adminSummary: {
        __typename: "AdminSummary" as const,
        totalUsers: 12_486,
        activeCompanies: 2_014,
        activeJobs: 5_312,
        premiumUsers: 438,
      },
      users: { __typename: "UserPage" as const, items: [buildAdminUser()] },
      adminJobs: { __typename: "AdminJobPage" as const, items: [buildAdminJob({ status: "FLAGGED" })] },
      flaggedJobs: { __typename: "AdminJobPage" as const, total: 1, isTotalCapped: false },
      heldJobs: { __typename: "AdminJobPage" as const, total: 0, isTotalCapped: false },
      verificationReviews: { __typename: "VerificationReviewPage" as const, total: 3 },
      grievances: { __typename: "WaitingGrievancePage" as const, total: 4 },
      lateGrievances: { __typename: "WaitingGrievancePage" as const, total: 1 },
      unreportedBreaches: {
        __typename: "BreachPage" as const,
        total: 2,
        items: [{ __typename: "Breach" as const, id: "breach-1", dueAt: "2026-11-28T05:00:00.000Z" }],
      },
      messageReviews: { __typename: "ReviewedMessagePage" as const, total: 1000, isTotalCapped: true },
      planRequests: { __typename: "PlanRequestPage" as const, total: 2 },
      owedPayments: { __typename: "PlanRequestPage" as const, total: 1 },
    },
  },
};

const growth = {
  request: { query: GrowthChartsDocument, variables: { days: 91 } },
  result: {
    data: {
      adminGrowth: Array.from({ length: 91 }, (_, index) => ({
        __typename: "GrowthDay" as const,
        day: new Date(Date.UTC(2026, 7, 1 + index)).toISOString().slice(0, 10),
        ...{ users: index < 84 ? 1 : 30, jobs: 2, applications: 0 },
      })),
    },
  },
};

/** Two of each, the newest first as the server sends them. */
const recent = {
  ...answer,
  result: {
    data: {
      ...answer.result.data,
      users: {
        __typename: "UserPage" as const,
        items: [
          buildAdminUser(),
          buildAdminUser({ id: "user-2", displayName: "Rohan Mehta", role: "EMPLOYER", status: "PENDING" }),
        ],
      },
      adminJobs: {
        __typename: "AdminJobPage" as const,
        items: [
          buildAdminJob({ status: "FLAGGED" }),
          { ...buildAdminJob(), id: "job-2", title: "Staff Nurse" },
        ],
      },
    },
  },
};

const session = buildSession({ role: "admin" });
const region = async (name: string) => within(await screen.findByRole("region", { name }));

const list = (name: string) => screen.findByRole("region", { name });
const textsOf = (area: HTMLElement) =>
  within(area)
    .getAllByRole("listitem")
    .map((entry) => entry.textContent);

interface ExpectedIcon {
  name: string;
  /** By its name at Lucide. */
  icon: string;
  /** The name of the dialog that it opens. */
  opens: string;
}

async function expectIcon(area: HTMLElement, { name, icon, opens }: ExpectedIcon) {
  const button = within(area).getByRole("button", { name });
  expect(button.textContent).toBe("");
  expect(button.querySelector("svg")).toHaveClass(`lucide-${icon}`);
  await userEvent.click(button);
  const dialog = await screen.findByRole("dialog", { name: opens });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

afterEach(() => jest.restoreAllMocks());

describe("the admin dashboard", () => {
  it.each(["/dashboard", "/admin/dashboard"])("stands at %s (DASH-01, ROUTE-12)", async (address) => {
    const { container } = renderRoutes(address, { session, mocks: [answer, growth] });
    expect(await screen.findByText("12,486")).toBeInTheDocument();
    for (const text of ["2,014", "5,312", "438"]) expect(screen.getByText(text)).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("counts 'Total Users', 'Active Companies', 'Active Jobs' and 'Premium Users' (DASH-11)", async () => {
    renderRoutes("/admin/dashboard", { session, mocks: [answer, growth] });
    await screen.findByText("12,486");
    const names = screen.getAllByRole("term").map((term) => term.textContent);
    expect(names).toEqual(["Total Users", "Active Companies", "Active Jobs", "Premium Users"]);
  });

  it("lists 'Recent Users' and 'Recent Jobs' as they come, each with its facts (DASH-12)", async () => {
    renderRoutes("/admin/dashboard", { session, mocks: [recent, growth] });
    await screen.findByText("Asha Rao");
    expect(textsOf(await list("Recent Users"))).toEqual([
      expect.stringMatching(/Asha RaoJob Seeker · Free · 19 NovActive$/),
      expect.stringMatching(/Rohan MehtaEmployer · Free · 19 NovPending$/),
    ]);
    expect(textsOf(await list("Recent Jobs"))).toEqual([
      expect.stringMatching(/Loom FitterKaveri Systems · Hebbal, MysuruFlagged$/),
      expect.stringMatching(/Staff NurseKaveri Systems · Hebbal, MysuruActive$/),
    ]);
  });

  it("has icons to edit, block or delete each of the users (DASH-12)", async () => {
    renderRoutes("/admin/dashboard", { session, mocks: [recent, growth] });
    await screen.findByText("Asha Rao");
    const users = await list("Recent Users");
    for (const name of ["Asha Rao", "Rohan Mehta"]) {
      await expectIcon(users, { name: `Edit ${name}`, icon: "pencil", opens: `Edit ${name}` });
      await expectIcon(users, { name: `Block ${name}`, icon: "ban", opens: `Block ${name}?` });
      await expectIcon(users, { name: `Delete ${name}`, icon: "trash-2", opens: `Delete ${name}?` });
    }
  });

  it("has icons to review or remove each of the jobs (DASH-12)", async () => {
    renderRoutes("/admin/dashboard", { session, mocks: [recent, growth] });
    await screen.findByText("Loom Fitter");
    const jobs = await list("Recent Jobs");
    for (const title of ["Loom Fitter", "Staff Nurse"]) {
      await expectIcon(jobs, { name: `Review ${title}`, icon: "pencil", opens: `Review ‘${title}’` });
      await expectIcon(jobs, { name: `Remove ${title}`, icon: "trash-2", opens: `Remove ‘${title}’?` });
    }
  });

  it.each([
    ["2026-11-26T05:30:00Z", "2 breaches to report, 47 hours left"],
    ["2026-11-28T05:30:00Z", "2 breaches to report, 1 hour late"],
  ])("begins with what the Board must be told of, at %s (EMPS-08)", async (now, expected) => {
    jest.spyOn(Date, "now").mockReturnValue(Date.parse(now));
    renderRoutes("/admin/dashboard", { session, mocks: [answer, growth] });
    const [first] = (await region("Waiting for you")).getAllByRole("link");
    expect(first).toHaveTextContent(expected);
    expect(first).toHaveAttribute("href", "/admin/breaches");
  });

  it("leads to what waits for an admin, and to the audit log (EMPS-08)", async () => {
    jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-26T05:30:00Z"));
    renderRoutes("/admin/dashboard", { session, mocks: [answer, growth] });
    const waiting = await region("Waiting for you");
    const links = waiting.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["2 breaches to report, 47 hours left", "/admin/breaches"],
      ["4 grievances, 1 late", "/admin/grievances"],
      ["1,000+ messages to review", "/admin/messages"],
      ["1 flagged job", "/admin/jobs?status=flagged"],
      ["3 ask to be verified", "/admin/verifications"],
      ["2 plan requests", "/admin/users"],
      ["1 payment to pay back", "/admin/payments"],
    ]);
    expect(screen.getByRole("link", { name: "Audit log" })).toHaveAttribute("href", "/admin/audit");
  });

  it("tells by week what came: users, jobs and applications, the newest week first", async () => {
    renderRoutes("/admin/dashboard", { session, mocks: [answer, growth] });
    const weeks = within(await screen.findByRole("table", { name: "New users" })).getAllByRole("row");
    expect(weeks).toHaveLength(14);
    expect(weeks[1]).toHaveTextContent(/^24\s?–\s?30 Oct 2026210$/);
    expect(weeks[13]).toHaveTextContent(/^1\s?–\s?7 Aug 20267$/);
    expect(screen.getByRole("table", { name: "Jobs posted" })).toBeInTheDocument();
    expect(
      (await region("Applications")).getByText("Nothing has happened in these weeks yet."),
    ).toBeVisible();
  });

  it("offers Retry where the figures did not come", async () => {
    renderRoutes("/admin/dashboard", { session });
    expect((await screen.findAllByRole("button", { name: "Retry" })).length).toBeGreaterThan(0);
  });
});
