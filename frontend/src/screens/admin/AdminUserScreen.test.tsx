import { screen, within } from "@testing-library/react";
import { buildNominee } from "../../features/privacy/nominee/nominee.factories";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { AdminUserScreenDocument } from "./AdminUserScreen.generated";

const USER = {
  __typename: "Account" as const,
  ...{ id: "user-1", signInName: "vikas@suvarna.example", displayName: "Vikas Rana", photoURL: null },
  ...{ role: "EMPLOYER" as const, status: "ACTIVE" as const, blockedReason: null },
  ...{ createdAt: "2026-11-20T08:00:00.000Z", lastActiveOn: "2026-11-24" },
  email: "vikas@suvarna.example",
  mailSuppression: {
    __typename: "MailSuppression" as const,
    cause: "BOUNCE" as const,
    since: "2026-11-24T08:00:00.000Z",
    liftableAt: null,
  },
  nominee: buildNominee({ id: "user-1", phone: "+919876543210" }),
  viewerCan: {
    ...{ __typename: "AccountPermissions" as const, changeRole: true, makeAdmin: true, block: true },
    delete: true,
  },
  subscription: { __typename: "Subscription" as const, plan: "FREE" as const },
};
const NO_ENTRIES = { __typename: "AuditPage" as const, total: 0, isTotalCapped: false, items: [] };

function open(user: typeof USER | null) {
  const data = {
    user,
    userActivity: {
      __typename: "UserActivity" as const,
      companies: [{ __typename: "Company" as const, id: "c-1", name: "Suvarna Info", isVerified: false }],
      jobs: [
        {
          ...{ __typename: "Job" as const, id: "j-1", title: "Data Entry Operator" },
          postedAt: "2026-11-20T09:00:00.000Z",
          company: { __typename: "Company" as const, id: "c-1", name: "Suvarna Info" },
          review: { __typename: "JobReview" as const, status: "HELD" as const, reportCount: 1 },
        },
      ],
      jobCount: 1,
      applications: [],
      applicationCount: 0,
      reports: [
        {
          ...{ __typename: "UserReport" as const, id: "r-1", jobId: "j-1", jobTitle: "Data Entry Operator" },
          ...{ reason: "ASKS_FOR_MONEY" as const, comment: "asked me for ₹1,499", isTheirs: false },
          reportedAt: "2026-11-20T14:00:00.000Z",
        },
      ],
    },
    aboutThem: NO_ENTRIES,
    byThem: NO_ENTRIES,
  };
  const mock = {
    request: { query: AdminUserScreenDocument, variables: { id: "user-1" } },
    result: { data },
  };
  return renderRoutes("/admin/users/user-1", { session: buildSession({ role: "admin" }), mocks: [mock] });
}

describe("the page of one user", () => {
  it("has account, plan, jobs, applications, reports and audit on one page (EMPS-04)", async () => {
    const { container } = open(USER);
    expect(await screen.findByRole("heading", { name: /^Vikas Rana/ })).toBeVisible();
    const part = (name: string) => within(screen.getByRole("region", { name }));
    expect(part("Account").getByText("vikas@suvarna.example")).toBeVisible();
    // RETN-06
    expect(part("Account").getByText("24 Nov 2026")).toBeVisible();
    // BNCE-09
    expect(part("Account").getByText("They come back since 24 Nov 2026")).toBeVisible();
    // NOMI-02
    expect(part("Account").getByText("Meena Iyer (Sister)")).toBeVisible();
    expect(part("Account").getByText("meena@iyer.example")).toBeVisible();
    expect(part("Account").getByText("+91 98765 43210")).toBeVisible();
    expect(part("Jobs 1").getByRole("link", { name: "Data Entry Operator" })).toHaveAttribute(
      "href",
      "/jobs/j-1",
    );
    expect(part("Jobs 1").getByText("Held")).toBeVisible();
    expect(part("Applications 0").getByText("Nothing yet.")).toBeVisible();
    expect(part("Reports 1").getByText(/Somebody else's report · It asks for money/)).toBeVisible();
    expect(part("What was done to the account 0").getByText("Nothing yet.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Block Vikas Rana" })).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says so where there is no such user", async () => {
    open(null);
    expect(await screen.findByText("No such user")).toBeVisible();
  });
});
