import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import {
  BlockCompanyDocument,
  MergeCompaniesDocument,
  MergeTargetsDocument,
  VerifyCompanyDocument,
} from "../../features/moderation/AdminCompany.generated";
import { openAsAdmin, press } from "../../test/openAsAdmin";
import { adminCompaniesAnswer, buildAdminCompany } from "./admin.factories";

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
    openAsAdmin("/admin/companies", [adminCompaniesAnswer([buildAdminCompany()]), blocking]);
    await choose("Block");
    const dialog = await screen.findByRole("dialog", { name: "Block Kaveri Systems?" });
    await userEvent.type(within(dialog).getByRole("textbox"), reason);
    await userEvent.click(within(dialog).getByRole("button", { name: "Block company" }));
    expect(await screen.findByText("Kaveri Systems is blocked.")).toBeInTheDocument();
  });

  it("shows which others have nearly the same name", async () => {
    const namesakes = ["Kaveri Systems Pvt Ltd", "KAVERI SYSTEMS"].map((name, index) => ({
      __typename: "Company" as const,
      id: `company-${index + 2}`,
      name,
    }));
    openAsAdmin("/admin/companies", [adminCompaniesAnswer([buildAdminCompany({ namesakes })])]);
    const other = await screen.findByRole("link", { name: "Kaveri Systems Pvt Ltd" });
    expect(other).toHaveAttribute("href", "/companies/company-2");
    expect(other.parentElement).toHaveTextContent(
      "Nearly the same name: Kaveri Systems Pvt Ltd, KAVERI SYSTEMS",
    );
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
    openAsAdmin("/admin/companies", [adminCompaniesAnswer([buildAdminCompany()]), searching, merging]);
    await choose("Merge into another");
    const dialog = await screen.findByRole("dialog", { name: /^Merge Kaveri Systems/ });
    const target = await within(dialog).findByRole("radio", { name: /^Kaveri Systems Pvt Ltd/ });
    expect(within(dialog).queryByRole("radio", { name: /^Kaveri Systems \(/ })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Merge companies" }));
    expect(await within(dialog).findByText("Please choose the company that remains.")).toBeInTheDocument();
    await userEvent.click(target);
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
    const { container } = openAsAdmin("/admin/companies", [
      adminCompaniesAnswer([buildAdminCompany()]),
      verifying,
    ]);
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
