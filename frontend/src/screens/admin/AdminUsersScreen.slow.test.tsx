import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  BlockUserDocument,
  DecidePlanRequestDocument,
  DeleteUserDocument,
  UnblockUserDocument,
  UpdateUserPlanDocument,
  UpdateUserRoleDocument,
} from "../../features/moderation/user/AdminUser.generated";
import { openAsAdmin, press } from "../../test/openAsAdmin";
import { buildAdminUser, buildPlanRequest, usersAnswer } from "./admin.factories";
import { violationsIn } from "../../test/axe";

describe("/admin/users", () => {
  it("lists users with role, plan and status (ROUTE-13)", async () => {
    const { container } = openAsAdmin("/admin/users", [usersAnswer({ users: [buildAdminUser()] })]);
    const row = await screen.findByRole("row", { name: /Asha Rao/ });
    for (const text of ["asha.rao@example.in", "Job Seeker", "Free", "Active"])
      expect(row).toHaveTextContent(text);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("asks for what the address says", async () => {
    const onAsk = jest.fn();
    openAsAdmin("/admin/users?q=asha&role=employer&plan=paid&status=blocked", [usersAnswer({ onAsk })]);
    expect(await screen.findByText("No user like that")).toBeInTheDocument();
    expect(onAsk).toHaveBeenCalledWith({
      filter: { text: "asha", role: "EMPLOYER", plan: "PAID", status: "BLOCKED" },
      after: null,
    });
  });

  it("narrows the list down by the filters", async () => {
    const { router } = openAsAdmin("/admin/users?q=asha", [usersAnswer({ users: [buildAdminUser()] })]);
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
    openAsAdmin("/admin/users", [usersAnswer({ users: [buildAdminUser()] }), blocking]);
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

  it("offers nothing with the last admin that the server would refuse", async () => {
    const viewerCan = {
      changeRole: false,
      makeAdmin: true,
      block: false,
      delete: false,
      removeSecondFactor: false,
    };
    openAsAdmin("/admin/users", [usersAnswer({ users: [buildAdminUser({ role: "ADMIN", viewerCan })] })]);
    await press("Edit Asha Rao");
    for (const act of ["Block Asha Rao", "Delete Asha Rao"])
      expect(screen.queryByRole("button", { name: act, hidden: true })).not.toBeInTheDocument();
    const dialog = await screen.findByRole("dialog", { name: "Edit Asha Rao" });
    const role = within(dialog).getByRole("combobox", { name: "Role" });
    expect(within(role).getAllByRole("option")).toHaveLength(1);
    expect(role).toHaveAccessibleDescription(/the role stays/);
  });

  it("offers no admin's role to who has not verified their e-mail", async () => {
    const viewerCan = {
      changeRole: true,
      makeAdmin: false,
      block: true,
      delete: true,
      removeSecondFactor: false,
    };
    openAsAdmin("/admin/users", [usersAnswer({ users: [buildAdminUser({ status: "PENDING", viewerCan })] })]);
    await press("Edit Asha Rao");
    const role = within(await screen.findByRole("dialog")).getByRole("combobox", { name: "Role" });
    expect(
      within(role)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Employer", "Job Seeker"]);
  });

  it("says why a role can't be changed", async () => {
    const refusal = { message: "No.", extensions: { code: "LAST_ADMIN" } };
    const changing = {
      request: { query: UpdateUserRoleDocument, variables: { id: "user-1", role: "EMPLOYER" } },
      result: { errors: [refusal] },
    };
    openAsAdmin("/admin/users", [usersAnswer({ users: [buildAdminUser({ role: "ADMIN" })] }), changing]);
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
    openAsAdmin("/admin/users", [usersAnswer({ users: [blocked] }), unblocking]);
    await press("Unblock Asha Rao");
    expect(await screen.findByText("Asha Rao is active again.")).toBeInTheDocument();
  });

  it("deletes for good, once that is confirmed", async () => {
    const result = jest.fn(() => ({ data: { deleteUser: { __typename: "Account", id: "user-1" } } }));
    const deleting = { request: { query: DeleteUserDocument, variables: { id: "user-1" } }, result };
    openAsAdmin("/admin/users", [usersAnswer({ users: [buildAdminUser()] }), deleting]);
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
    openAsAdmin("/admin/users", [usersAnswer({ users: [buildAdminUser()] }), ...changes]);
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
    openAsAdmin("/admin/users", [usersAnswer({ requests: [buildPlanRequest()] }), deciding]);
    await press("Approve the request of Asha Rao");
    expect(await screen.findByText("Asha Rao is on Premium now.")).toBeInTheDocument();
    expect(result).toHaveBeenCalledTimes(1);
  });

  it("offers Retry where the list did not come", async () => {
    openAsAdmin("/admin/users", []);
    expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
  });
});
