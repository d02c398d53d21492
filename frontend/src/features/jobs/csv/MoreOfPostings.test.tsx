import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { catchSavedFiles } from "../../../test/catch-saved-files";
import { renderRoutes } from "../../../test/renderRoutes";
import { MoreOfPostings } from "./MoreOfPostings";
import { ExportJobsCsvDocument } from "./JobsCsv.generated";

const COMPANIES = ["Kaveri Systems", "Kaveri Mills"].map((name, index) => ({
  id: `company-${index + 1}`,
  name,
  logoURL: null,
}));

const answer = (companyId: string, file: object) => ({
  request: { query: ExportJobsCsvDocument, variables: { companyId } },
  result: { data: { exportJobsCsv: { text: "reference", rowCount: 1, isCut: false, ...file } } },
});

function show(companies: typeof COMPANIES, mocks: object[]) {
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <MoreOfPostings companies={companies} /> }],
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
  });
  return catchSavedFiles();
}

const more = () => screen.findByRole("button", { name: "More" });

async function choose(name: string) {
  await userEvent.click(await more());
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

describe("an export of a company's jobs", () => {
  it("is a file that has the day in its name", async () => {
    const saved = show(COMPANIES.slice(0, 1), [answer("company-1", {})]);
    await choose("Export CSV");
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/);
    expect(saved[0]?.file).toMatchObject({ type: "text/csv", size: "reference".length });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("says where it has no room for all of them, until that is closed", async () => {
    show(COMPANIES.slice(0, 1), [answer("company-1", { rowCount: 5000, isCut: true })]);
    await choose("Export CSV");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The file has the newest 5,000 jobs. Older ones are not in it.",
    );
  });

  it("that brings nothing is told as a failure, and no file", async () => {
    const { request } = answer("company-1", {});
    const saved = show(COMPANIES.slice(0, 1), [{ request, result: { data: null } }]);
    await choose("Export CSV");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The file could not be made. Please try again.",
    );
    expect(saved).toEqual([]);
  });

  it("of one of several shows that it is under way, and none is begun meanwhile", async () => {
    show(COMPANIES, [{ ...answer("company-2", {}), delay: Number.POSITIVE_INFINITY }]);
    await choose("Export jobs of Kaveri Mills");
    await waitFor(async () => expect(await more()).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(await more());
    await userEvent.keyboard("{ArrowDown}");
    expect(await more()).toHaveAttribute("aria-expanded", "false");
  });

  it("of one of several is saved, and then the next may be", async () => {
    const saved = show(COMPANIES, [answer("company-2", {}), answer("company-1", {})]);
    for (const [index, name] of ["Kaveri Mills", "Kaveri Systems"].entries()) {
      await choose(`Export jobs of ${name}`);
      await waitFor(() => expect(saved).toHaveLength(index + 1));
      await waitFor(async () => expect(await more()).not.toHaveAttribute("aria-busy"));
    }
  });
});
