import { screen, within } from "@testing-library/react";
import { OwnCompaniesDocument } from "../../../features/companies/own/OwnCompanies.generated";
import { violationsIn } from "../../../test/axe";
import { buildSession } from "../../../test/factories";
import { renderRoutes } from "../../../test/renderRoutes";

const company = {
  __typename: "Company" as const,
  ...{ id: "company-1", name: "Kaveri Mills", isVerified: false },
  viewerCan: { __typename: "CompanyPermissions" as const, edit: true, seeTeam: true },
};

const open = (myCompanies: object[]) =>
  renderRoutes("/my-companies", {
    session: buildSession({ role: "employer" }),
    mocks: [
      {
        request: { query: OwnCompaniesDocument },
        result: { data: { myCompanies } },
      },
    ] as never,
  });

describe("/my-companies (TEAM-14)", () => {
  it("leads to each company's pages, and stands in the menu", async () => {
    const { container } = open([company]);
    const section = within(await screen.findByRole("region", { name: "Your companies" }));
    const addressOf = (name: string) => section.getByRole("link", { name }).getAttribute("href");
    expect(["Kaveri Mills", "Edit page", "Get verified", "Team"].map(addressOf)).toEqual([
      ...["/companies/company-1", "/companies/company-1/edit"],
      ...["/companies/company-1/verification", "/companies/company-1/team"],
    ]);
    expect(screen.getByRole("link", { name: "Company", current: "page" })).toHaveAttribute(
      "href",
      "/my-companies",
    );
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says how one comes by a company", async () => {
    open([]);
    expect(await screen.findByText("No company yet")).toBeVisible();
    expect(screen.getByRole("link", { name: "Post a Job" })).toHaveAttribute("href", "/jobs/post");
  });
});
