import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildCandidateRow } from "../../features/applications/candidates.factories";
import { ExportCandidatesCsvDocument } from "../../features/applications/Candidates.generated";
import { catchSavedFiles } from "../../test/catchSavedFiles";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  conflict,
  countsAnswer,
  jobsAnswer,
  listAnswer,
  shortlisting,
  undoing,
} from "./candidates-screen.factories";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

function open(address: string, answers: object[]) {
  const mocks = [...answers, countsAnswer, jobsAnswer] as Mocks;
  return renderRoutes(address, { session: buildSession({ role: "employer" }), mocks });
}

const row = async (name: string) => screen.findByRole("row", { name: new RegExp(name) });

const SHORTLISTED = { statuses: ["SHORTLISTED"] };

describe("the list of /candidates", () => {
  it("reads on by 'Show more'", async () => {
    open("/candidates", [
      listAnswer({ items: [buildCandidateRow()], nextCursor: "next" }),
      listAnswer({ items: [buildCandidateRow({ id: "application-2", name: "Ravi Gowda" })], after: "next" }),
    ]);
    await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await row("Ravi Gowda")).toBeInTheDocument();
    expect(await row("Meera Pillai")).toBeInTheDocument();
  });

  it("moves those selected, and back again", async () => {
    open("/candidates", [listAnswer({ items: [buildCandidateRow()] }), shortlisting, undoing]);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Meera Pillai" }));
    await userEvent.click(screen.getByRole("button", { name: "Move to" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Shortlisted" }));
    expect(await screen.findByText("1 candidate moved to Shortlisted.")).toBeInTheDocument();
    expect(await row("Meera Pillai")).toHaveTextContent("Shortlisted");
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("1 candidate moved back.")).toBeInTheDocument();
    expect(await row("Meera Pillai")).toHaveTextContent("New");
  });

  it("counts those who have withdrawn apart from those whom a colleague has moved", async () => {
    const names = ["Meera Pillai", "Ravi Gowda", "Anil Rao"];
    const items = names.map((name, index) => buildCandidateRow({ id: `application-${index + 1}`, name }));
    const statuses = ["WITHDRAWN", "INTERVIEW", "WITHDRAWN"];
    open("/candidates", [
      listAnswer({ items }),
      conflict(...statuses.map((status, index) => ({ id: `application-${index + 1}`, status }))),
    ]);
    for (const name of names)
      await userEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
    await userEvent.click(screen.getByRole("button", { name: "Move to" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Shortlisted" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Not moved: 2 candidates (withdrew their application meanwhile); 1 candidate (moved by a colleague meanwhile).",
    );
  });

  it("selects those who are not shown yet too, where that is asked for", async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        buildCandidateRow({
          id: `application-${from + index}`,
          name: `Person ${from + index}`,
          status: "SHORTLISTED",
        }),
      );
    open("/candidates?status=shortlisted", [
      listAnswer({ filter: SHORTLISTED, items: many(1, 2), nextCursor: "next" }),
      listAnswer({ filter: SHORTLISTED, items: many(3, 1), after: "next", first: 50 }),
    ]);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select all shown" }));
    expect(screen.getByText("2 selected")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Select all 3" }));
    expect(await screen.findByText("3 selected")).toBeVisible();
    expect(await row("Person 3")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Select all/ })).not.toBeInTheDocument();
  });

  it("selects 200 at once at most, and says so", async () => {
    const items = Array.from({ length: 199 }, (_, index) =>
      buildCandidateRow({ id: `application-${index}`, name: `Person ${index}` }),
    );
    const last = [buildCandidateRow({ id: "application-200", name: "The last" })];
    open("/candidates", [
      listAnswer({ items, nextCursor: "next" }),
      listAnswer({ items: last, after: "next", first: 1, nextCursor: "more" }),
    ]);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select all shown" }));
    await userEvent.click(await screen.findByRole("button", { name: "Select all, 200 at most" }));
    expect(await screen.findByText("200 selected, the most at once")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Select all/ })).not.toBeInTheDocument();
  });

  it("lets those go from a status's list who are moved on, reads on where it is emptied, and has them back by Undo", async () => {
    const filter = { statuses: ["SUBMITTED"] };
    open("/candidates?status=new", [
      listAnswer({ filter, items: [buildCandidateRow()], nextCursor: "next" }),
      listAnswer({
        filter,
        items: [buildCandidateRow({ id: "application-2", name: "Ravi Gowda" })],
        after: "next",
      }),
      shortlisting,
      undoing,
    ]);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Meera Pillai" }));
    await userEvent.click(screen.getByRole("button", { name: "Move to" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Shortlisted" }));
    expect(await row("Ravi Gowda")).toBeVisible();
    expect(screen.queryByRole("row", { name: /Meera Pillai/ })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await row("Meera Pillai")).toHaveTextContent("New");
  });

  it("keeps who was only opened among the new ones, to be found again", async () => {
    open("/candidates?status=new", [
      listAnswer({ filter: { statuses: ["SUBMITTED"] }, items: [buildCandidateRow({ status: "VIEWED" })] }),
    ]);
    expect(await row("Meera Pillai")).toHaveTextContent("Viewed");
  });

  it("brings the candidates as they are narrowed down as a CSV file, and says where that fails", async () => {
    const variables = { filter: { minMatch: 50, statuses: ["SHORTLISTED"] }, sort: "PRIORITY" };
    open("/candidates?status=shortlisted&match=50", [
      listAnswer({ filter: variables.filter, items: [buildCandidateRow()] }),
      {
        request: { query: ExportCandidatesCsvDocument, variables },
        result: { data: { exportCandidatesCsv: { text: "name", rowCount: 0, isCut: false } } },
      },
    ]);
    const saved = catchSavedFiles();
    const button = await screen.findByRole("button", { name: "Export CSV" });
    await userEvent.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^candidates-\d{4}-\d\d-\d\d\.csv$/);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(await screen.findByText("The file could not be made. Please try again.")).toBeVisible();
  });

  it("says where a file of candidates has no room for all, until that is closed", async () => {
    const variables = { filter: {}, sort: "PRIORITY" };
    open("/candidates", [
      listAnswer({ items: [buildCandidateRow()] }),
      {
        request: { query: ExportCandidatesCsvDocument, variables },
        result: { data: { exportCandidatesCsv: { text: "name", rowCount: 5000, isCut: true } } },
      },
    ]);
    const saved = catchSavedFiles();
    await userEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The file has the first 5,000 candidates. Narrow the list down for the others.",
    );
    expect(saved).toHaveLength(1);
  });
});
