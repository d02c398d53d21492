import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import {
  BlockCompanyDocument,
  MergeCompaniesDocument,
  MergeTargetsDocument,
  VerifyCompanyDocument,
} from "../../features/moderation/AdminCompany.generated";
import {
  ApproveJobDocument,
  HoldJobDocument,
  RemoveJobDocument,
  RestoreJobDocument,
} from "../../features/moderation/AdminJob.generated";
import {
  BlockUserDocument,
  DecidePlanRequestDocument,
  DeleteUserDocument,
  UnblockUserDocument,
  UpdateUserPlanDocument,
  UpdateUserRoleDocument,
} from "../../features/moderation/AdminUser.generated";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  adminCompaniesAnswer,
  adminJobsAnswer,
  auditAnswer,
  buildAdminCompany,
  buildAdminJob,
  buildAdminUser,
  buildPlanRequest,
  usersAnswer,
} from "./admin.factories";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

function open(address: string, answers: object[]) {
  return renderRoutes(address, { session: buildSession({ role: "admin" }), mocks: answers as Mocks });
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("/admin/users", () => {
  it("lists users with role, plan and status (ROUTE-13)", async () => {
    const { container } = open("/admin/users", [usersAnswer({ users: [buildAdminUser()] })]);
    const row = await screen.findByRole("row", { name: /Asha Rao/ });
    for (const text of ["asha.rao@example.in", "Job Seeker", "Free", "Active"])
      expect(row).toHaveTextContent(text);
    expect(await axe(container)).toHaveNoViolations();
  });

  it("asks for what the address says", async () => {
    const onAsk = jest.fn();
    open("/admin/users?q=asha&role=employer&plan=paid&status=blocked", [usersAnswer({ onAsk })]);
    expect(await screen.findByText("No user like that")).toBeInTheDocument();
    expect(onAsk).toHaveBeenCalledWith({
      filter: { text: "asha", role: "EMPLOYER", plan: "PAID", status: "BLOCKED" },
      after: null,
    });
  });

  it("narrows the list down by the filters", async () => {
    const { router } = open("/admin/users?q=asha", [usersAnswer({ users: [buildAdminUser()] })]);
    await screen.findByRole("row", { name: /Asha Rao/ });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Plan" }), "Premium");
    await waitFor(() => expect(router.state.location.search).toBe("?q=asha&plan=premium"));
  });

  it("blocks with a reason, and not without", async () => {
    const result = jest.fn(() => ({
      data: { blockUser: buildAdminUser({ status: "BLOCKED", blockedReason: "Asks for money." }) },
    }));
    const variables = { id: "user-1", reason: "Asks for money." };
    const blocking = { request: { query: BlockUserDocument, variables }, result };
    open("/admin/users", [usersAnswer({ users: [buildAdminUser()] }), blocking]);
    await press("Block Asha Rao");
    const dialog = await screen.findByRole("dialog", { name: "Block Asha Rao?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Block user" }));
    expect(await within(dialog).findByText("Please use 3 to 500 characters.")).toBeInTheDocument();
    expect(result).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole("textbox"), "Asks for money.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Block user" }));
    expect(await screen.findByText("Asha Rao is blocked.")).toBeInTheDocument();
    expect(result).toHaveBeenCalledTimes(1);
  });

  it("says why a role can't be changed", async () => {
    const refusal = { message: "No.", extensions: { code: "LAST_ADMIN" } };
    const changing = {
      request: { query: UpdateUserRoleDocument, variables: { id: "user-1", role: "EMPLOYER" } },
      result: { errors: [refusal] },
    };
    open("/admin/users", [usersAnswer({ users: [buildAdminUser({ role: "ADMIN" })] }), changing]);
    await press("Edit Asha Rao");
    const dialog = await screen.findByRole("dialog", { name: "Edit Asha Rao" });
    await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: "Role" }), "Employer");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/The portal needs an admin/)).toBeInTheDocument();
  });

  it("takes a block back", async () => {
    const unblocking = {
      request: { query: UnblockUserDocument, variables: { id: "user-1" } },
      result: { data: { unblockUser: buildAdminUser() } },
    };
    const blocked = buildAdminUser({ status: "BLOCKED", blockedReason: "Asks for money." });
    open("/admin/users", [usersAnswer({ users: [blocked] }), unblocking]);
    await press("Unblock Asha Rao");
    expect(await screen.findByText("Asha Rao is active again.")).toBeInTheDocument();
  });

  it("deletes for good, once that is confirmed", async () => {
    const result = jest.fn(() => ({ data: { deleteUser: true } }));
    const deleting = { request: { query: DeleteUserDocument, variables: { id: "user-1" } }, result };
    open("/admin/users", [usersAnswer({ users: [buildAdminUser()] }), deleting]);
    await press("Delete Asha Rao");
    const dialog = await screen.findByRole("dialog", { name: "Delete Asha Rao?" });
    expect(dialog).toHaveTextContent("This can't be undone.");
    expect(result).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete user" }));
    expect(await screen.findByText("Asha Rao is deleted.")).toBeInTheDocument();
  });

  it("says what was changed where the role was, and the plan was not", async () => {
    const changes = [
      {
        request: { query: UpdateUserRoleDocument, variables: { id: "user-1", role: "EMPLOYER" } },
        result: { data: { updateUserRole: buildAdminUser({ role: "EMPLOYER" }) } },
      },
      {
        request: { query: UpdateUserPlanDocument, variables: { id: "user-1", plan: "PAID" } },
        result: { errors: [{ message: "The service is not available right now." }] },
      },
    ];
    open("/admin/users", [usersAnswer({ users: [buildAdminUser()] }), ...changes]);
    await press("Edit Asha Rao");
    const dialog = await screen.findByRole("dialog", { name: "Edit Asha Rao" });
    await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: "Role" }), "Employer");
    await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: "Plan" }), "Paid");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(
      await screen.findByText(/^The role is Employer now\. The plan was not changed:/),
    ).toBeInTheDocument();
  });

  it("approves a request for a plan", async () => {
    const result = jest.fn(() => ({
      data: {
        decidePlanRequest: {
          __typename: "PlanRequest" as const,
          id: "request-1",
          status: "APPROVED" as const,
        },
      },
    }));
    const variables = { id: "request-1", isApproved: true };
    const deciding = { request: { query: DecidePlanRequestDocument, variables }, result };
    open("/admin/users", [usersAnswer({ requests: [buildPlanRequest()] }), deciding]);
    await press("Approve the request of Asha Rao");
    expect(await screen.findByText("Asha Rao is on Premium now.")).toBeInTheDocument();
    expect(result).toHaveBeenCalledTimes(1);
  });

  it("offers Retry where the list did not come", async () => {
    open("/admin/users", []);
    expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
  });
});

describe("/admin/jobs", () => {
  const flagged = buildAdminJob({
    status: "FLAGGED",
    reportCount: 4,
    reportReasons: [{ reason: "ASKS_FOR_MONEY", count: 3 }],
    rules: ["asks-for-money: registration fee"],
    reportComments: ["They asked for ₹1,499."],
  });

  it("tells what is said against a job (ROUTE-13)", async () => {
    const { container } = open("/admin/jobs", [adminJobsAnswer([flagged])]);
    const row = await screen.findByRole("row", { name: /Loom Fitter/ });
    for (const text of ["4 reports", "It asks for money · 3", "registration fee", "₹1,499", "Flagged"])
      expect(row).toHaveTextContent(text);
    expect(await axe(container)).toHaveNoViolations();
  });

  it("asks for one status, a text and a page by the address", async () => {
    const onAsk = jest.fn();
    open("/admin/jobs?status=held&q=loom&page=2", [adminJobsAnswer([flagged], onAsk)]);
    await screen.findByRole("row", { name: /Loom Fitter/ });
    expect(onAsk).toHaveBeenCalledWith({ filter: { status: "HELD", text: "loom" }, page: 2 });
    expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute(
      "href",
      "/admin/jobs?q=loom&status=held",
    );
  });

  it("approves a flagged job", async () => {
    const result = jest.fn(() => ({ data: { approveJob: buildAdminJob() } }));
    const approving = { request: { query: ApproveJobDocument, variables: { id: "job-1" } }, result };
    open("/admin/jobs", [adminJobsAnswer([flagged]), approving]);
    await press("Approve Loom Fitter");
    expect(await screen.findByText("‘Loom Fitter’ is approved.")).toBeInTheDocument();
    expect(result).toHaveBeenCalledTimes(1);
  });

  it("removes with a reason, and offers to undo it", async () => {
    const removing = {
      request: { query: RemoveJobDocument, variables: { id: "job-1", reason: "No such office." } },
      result: { data: { removeJob: buildAdminJob({ status: "REMOVED", reason: "No such office." }) } },
    };
    open("/admin/jobs", [adminJobsAnswer([flagged]), removing]);
    await press("Remove Loom Fitter");
    const dialog = await screen.findByRole("dialog", { name: "Remove ‘Loom Fitter’?" });
    await userEvent.type(within(dialog).getByRole("textbox"), "No such office.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove job" }));
    expect(await screen.findByText(/‘Loom Fitter’ is removed/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
  });
});

describe("a job's review", () => {
  it("holds an open job with a reason", async () => {
    const reason = "The address is wrong.";
    const holding = {
      request: { query: HoldJobDocument, variables: { id: "job-1", reason } },
      result: { data: { holdJob: buildAdminJob({ status: "HELD", reason }) } },
    };
    open("/admin/jobs", [adminJobsAnswer([buildAdminJob()]), holding]);
    await press("Review Loom Fitter");
    const review = await screen.findByRole("dialog", { name: "Review ‘Loom Fitter’" });
    expect(review).toHaveTextContent("Nobody has reported it, and no rule holds it.");
    await userEvent.click(within(review).getByRole("button", { name: "Hold" }));
    const dialog = await screen.findByRole("dialog", { name: "Hold ‘Loom Fitter’?" });
    await userEvent.type(within(dialog).getByRole("textbox"), reason);
    await userEvent.click(within(dialog).getByRole("button", { name: "Hold job" }));
    expect(await screen.findByText(/^‘Loom Fitter’ is held/)).toBeInTheDocument();
  });

  it("restores a removed job", async () => {
    const restoring = {
      request: { query: RestoreJobDocument, variables: { id: "job-1" } },
      result: { data: { restoreJob: buildAdminJob() } },
    };
    const removed = buildAdminJob({ status: "REMOVED", reason: "No such office." });
    open("/admin/jobs", [adminJobsAnswer([removed]), restoring]);
    await press("Restore Loom Fitter");
    expect(await screen.findByText("‘Loom Fitter’ is restored.")).toBeInTheDocument();
  });

  it("offers no approval where company or poster are blocked, and says so", async () => {
    open("/admin/jobs", [adminJobsAnswer([buildAdminJob({ status: "HELD", heldAt: null })])]);
    expect(await screen.findByText("Its company or poster is blocked.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Approve Loom Fitter" })).not.toBeInTheDocument();
  });
});

describe("/admin/companies", () => {
  async function choose(act: string) {
    await press("Actions for Kaveri Systems");
    await userEvent.click(await screen.findByRole("menuitem", { name: act }));
  }

  it("blocks with a reason", async () => {
    const reason = "Asks applicants for money.";
    const blocking = {
      request: { query: BlockCompanyDocument, variables: { id: "company-1", reason } },
      result: { data: { blockCompany: buildAdminCompany({ status: "BLOCKED", blockedReason: reason }) } },
    };
    open("/admin/companies", [adminCompaniesAnswer([buildAdminCompany()]), blocking]);
    await choose("Block");
    const dialog = await screen.findByRole("dialog", { name: "Block Kaveri Systems?" });
    await userEvent.type(within(dialog).getByRole("textbox"), reason);
    await userEvent.click(within(dialog).getByRole("button", { name: "Block company" }));
    expect(await screen.findByText("Kaveri Systems is blocked.")).toBeInTheDocument();
  });

  it("merges into another company, never into itself", async () => {
    const other = { ...buildAdminCompany(), id: "company-2", name: "Kaveri Systems Pvt Ltd" };
    const searching = {
      request: { query: MergeTargetsDocument, variables: () => true },
      result: {
        data: { adminCompanies: { __typename: "AdminCompanyPage", items: [buildAdminCompany(), other] } },
      },
      maxUsageCount: Number.POSITIVE_INFINITY,
    };
    const merged = { __typename: "CompanyMerger" as const, jobs: 7, members: 2, company: other };
    const merging = {
      request: { query: MergeCompaniesDocument, variables: { fromId: "company-1", intoId: "company-2" } },
      result: { data: { mergeCompanies: merged } },
    };
    open("/admin/companies", [adminCompaniesAnswer([buildAdminCompany()]), searching, merging]);
    await choose("Merge into another");
    const dialog = await screen.findByRole("dialog", { name: /^Merge Kaveri Systems/ });
    const choice = within(dialog).getByRole("combobox", { name: "Company that remains" });
    expect(
      await within(choice).findByRole("option", { name: /^Kaveri Systems Pvt Ltd/ }),
    ).toBeInTheDocument();
    expect(within(choice).queryByRole("option", { name: /^Kaveri Systems \(/ })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Merge companies" }));
    expect(await within(dialog).findByText("Please choose the company that remains.")).toBeInTheDocument();
    await userEvent.selectOptions(choice, "company-2");
    await userEvent.click(within(dialog).getByRole("button", { name: "Merge companies" }));
    expect(
      await screen.findByText("Kaveri Systems is part of Kaveri Systems Pvt Ltd now."),
    ).toBeInTheDocument();
  });

  it("verifies with what was checked (ROUTE-13)", async () => {
    const note = "GST number checked.";
    const result = jest.fn(() => ({
      data: { verifyCompany: buildAdminCompany({ status: "VERIFIED", verifiedNote: note }) },
    }));
    const verifying = {
      request: { query: VerifyCompanyDocument, variables: { id: "company-1", note } },
      result,
    };
    const { container } = open("/admin/companies", [adminCompaniesAnswer([buildAdminCompany()]), verifying]);
    expect(await screen.findByRole("row", { name: /Kaveri Systems/ })).toHaveTextContent("3 open of 7");
    expect(await axe(container)).toHaveNoViolations();
    await press("Verify");
    const dialog = await screen.findByRole("dialog", { name: "Verify Kaveri Systems?" });
    await userEvent.type(within(dialog).getByRole("textbox"), note);
    await userEvent.click(within(dialog).getByRole("button", { name: "Verify company" }));
    expect(await screen.findByText("Kaveri Systems is verified.")).toBeInTheDocument();
    expect(result).toHaveBeenCalledTimes(1);
  });
});

describe("/admin/audit", () => {
  it("shows who changed what, of one kind", async () => {
    const onAsk = jest.fn();
    const { container } = open("/admin/audit?kind=account", [auditAnswer(onAsk)]);
    const row = await screen.findByRole("row", { name: /Role changed/ });
    for (const text of ["The portal itself", /role:\s*jobseeker\s*employer/])
      expect(row).toHaveTextContent(text);
    expect(onAsk).toHaveBeenCalledWith({ filter: { action: "account.", text: null }, page: 1 });
    expect(await axe(container)).toHaveNoViolations();
  });
});
