import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  BlockCompanyDocument,
  MergeCompaniesDocument,
  MergeTargetsDocument,
  VerifyCompanyDocument,
} from "../../features/moderation/company/AdminCompany.generated";
import { openAsAdmin, press } from "../../test/openAsAdmin";
import { adminCompaniesAnswer, buildAdminCompany } from "./admin.factories";
import { violationsIn } from "../../test/axe";

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

  const named = (id: string, name: string, standing = {}) => ({ ...buildAdminCompany(standing), id, name });
  const searching = (items: object[], total = items.length) => ({
    request: { query: MergeTargetsDocument, variables: { text: "kaveri" } },
    result: { data: { adminCompanies: { __typename: "AdminCompanyPage", total, items } } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  });

  async function search() {
    await choose("Merge into another");
    const dialog = await screen.findByRole("dialog", { name: /^Merge Kaveri Systems/ });
    await userEvent.type(within(dialog).getByRole("textbox"), "kaveri");
    return dialog;
  }

  it("merges into another company, never into itself, and says that it is for good", async () => {
    const other = named("company-2", "Kaveri Systems Pvt Ltd");
    const merged = { __typename: "CompanyMerger" as const, jobs: 7, members: 2, company: other };
    const merging = {
      request: { query: MergeCompaniesDocument, variables: { fromId: "company-1", intoId: "company-2" } },
      result: { data: { mergeCompanies: merged } },
    };
    const answers = [adminCompaniesAnswer([buildAdminCompany()]), searching([buildAdminCompany(), other])];
    openAsAdmin("/admin/companies", [...answers, merging]);
    const dialog = await search();
    const target = await within(dialog).findByRole("radio");
    expect(target).toHaveAccessibleName(/^Kaveri Systems Pvt Ltd/);
    await userEvent.click(within(dialog).getByRole("button", { name: "Merge companies" }));
    expect(await within(dialog).findByText("Please choose the company that remains.")).toBeInTheDocument();
    await userEvent.click(target);
    expect(dialog).toHaveTextContent(
      "Kaveri Systems becomes part of Kaveri Systems Pvt Ltd for good. This can't be undone.",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Merge companies" }));
    expect(
      await screen.findByText("Kaveri Systems is part of Kaveri Systems Pvt Ltd now."),
    ).toBeInTheDocument();
  });

  it("tells namesakes apart, says when there are more, and offers no blocked one", async () => {
    const verified = named("company-2", "Kaveri Mills", { status: "VERIFIED" });
    const found = [
      { ...verified, website: "https://www.kaveri.example/" },
      named("company-3", "Kaveri Works", { memberCount: 1, jobCount: 0 }),
      named("company-4", "Kaveri Motors", { status: "BLOCKED" }),
    ];
    openAsAdmin("/admin/companies", [adminCompaniesAnswer([buildAdminCompany()]), searching(found, 12)]);
    const dialog = await search();
    const names = (await within(dialog).findAllByRole("radio")).map(
      (radio) => radio.closest("label")?.textContent,
    );
    expect(names).toEqual([
      "Kaveri MillsMysuru · kaveri.example · Verified · 2 people, 7 jobs",
      "Kaveri WorksMysuru · 1 person, 0 jobs",
    ]);
    expect(within(dialog).getByRole("textbox")).toHaveAccessibleDescription(/Only the first 3 are shown/);
  });

  it("offers no company before a name is typed", async () => {
    openAsAdmin("/admin/companies", [adminCompaniesAnswer([buildAdminCompany()])]);
    await choose("Merge into another");
    const dialog = await screen.findByRole("dialog", { name: /^Merge Kaveri Systems/ });
    expect(within(dialog).queryByRole("radio")).not.toBeInTheDocument();
  });

  it("offers no merger of a blocked company, which the server would refuse", async () => {
    openAsAdmin("/admin/companies", [adminCompaniesAnswer([buildAdminCompany({ status: "BLOCKED" })])]);
    await press("Actions for Kaveri Systems");
    expect(await screen.findByRole("menuitem", { name: "Unblock" })).toBeInTheDocument();
    expect(screen.queryByRole("menuitem", { name: "Merge into another" })).not.toBeInTheDocument();
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
    expect(await violationsIn(container)).toEqual([]);
    await press("Verify");
    const dialog = await screen.findByRole("dialog", { name: "Verify Kaveri Systems?" });
    await userEvent.type(within(dialog).getByRole("textbox"), note);
    await userEvent.click(within(dialog).getByRole("button", { name: "Verify company" }));
    expect(await screen.findByText("Kaveri Systems is verified.")).toBeInTheDocument();
    expect(result).toHaveBeenCalledTimes(1);
  });
});
