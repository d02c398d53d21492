import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildCandidateRow } from "../../features/applications/candidate/candidates.factories";
import { ExportCandidatesCsvDocument } from "../../features/applications/candidate/Candidates.generated";
import { catchSavedFiles } from "../../test/catch-saved-files";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  conflict,
  countsAnswer,
  stagesAnswer,
  jobsAnswer,
  listAnswer,
  shortlisting,
  undoing,
  undoingLate,
} from "./candidates-screen.factories";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

function open(address: string, answers: object[]) {
  const mocks = [...answers, countsAnswer, stagesAnswer, jobsAnswer] as Mocks;
  return renderRoutes(address, { session: buildSession({ role: "employer" }), mocks });
}

const row = async (name: string) => screen.findByRole("row", { name: new RegExp(name) });

const SHORTLISTED = { statuses: ["SHORTLISTED"] };

const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildCandidateRow({
      id: `application-${from + index}`,
      name: `Person ${from + index}`,
      status: "SHORTLISTED",
    }),
  );

/** A list of three pages: the first, and two that are read on for all to be selected. */
const [firstPage, secondPage, thirdPage] = [
  listAnswer({ filter: SHORTLISTED, items: people(1, 2), nextCursor: "second" }),
  listAnswer({ filter: SHORTLISTED, items: people(3, 1), after: "second", first: 50, nextCursor: "third" }),
  listAnswer({ filter: SHORTLISTED, items: people(4, 1), after: "third", first: 50 }),
];

async function openAndSelectShown(answers: object[]) {
  open("/candidates?status=shortlisted", answers);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all shown" }));
  return screen.findByRole("button", { name: /^Select all/ });
}

describe("the list of /candidates", () => {
  it("reads on by 'Show more'", async () => {
    open("/candidates", [
      listAnswer({ items: [buildCandidateRow()], nextCursor: "next" }),
      listAnswer({
        items: [buildCandidateRow({ id: "application-2", name: "Ravi Gowda" })],
        first: 50,
        after: "next",
      }),
    ]);
    await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await row("Ravi Gowda")).toBeInTheDocument();
    expect(await row("Meera Pillai")).toBeInTheDocument();
  });

  it("has all that was read on when somebody comes back to it, and reads as much anew (CAND-10)", async () => {
    const later = listAnswer({ items: [...people(9, 1), ...people(1, 2)], nextCursor: "second" });
    const { router } = open("/candidates", [
      { ...listAnswer({ items: people(1, 2), nextCursor: "second" }), maxUsageCount: 1 },
      listAnswer({ items: people(3, 1), first: 50, after: "second" }),
      { ...later, delay: 50 },
    ]);
    await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await row("Person 3")).toBeVisible();
    await act(() => router.navigate("/unauthorized"));
    await act(() => router.navigate(-1));
    expect(screen.getByRole("row", { name: /Person 3/ })).toBeVisible();
    expect(await row("Person 9")).toBeVisible();
    expect(screen.getByRole("row", { name: /Person 3/ })).toBeVisible();
  });

  it("leaves whom one moves while it is read anew where they were moved to (CAND-10)", async () => {
    const { router } = open("/candidates", [
      { ...listAnswer({ items: [buildCandidateRow()] }), maxUsageCount: 1 },
      { ...listAnswer({ items: [buildCandidateRow(), ...people(9, 1)] }), delay: 1000 },
      shortlisting,
    ]);
    await row("Meera Pillai");
    await act(() => router.navigate("/unauthorized"));
    await act(() => router.navigate(-1));
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Meera Pillai" }));
    await userEvent.click(screen.getByRole("button", { name: "Move to" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Shortlisted" }));
    expect(await row("Meera Pillai")).toHaveTextContent("Shortlisted");
    expect(await screen.findByRole("row", { name: /Person 9/ }, { timeout: 3000 })).toBeVisible();
    expect(await row("Meera Pillai")).toHaveTextContent("Shortlisted");
  });

  it("reads a list anew that was empty before (CAND-10)", async () => {
    const { router } = open("/candidates?status=shortlisted", [
      { ...listAnswer({ filter: SHORTLISTED }), maxUsageCount: 1 },
      listAnswer({ filter: SHORTLISTED, items: people(1, 1) }),
    ]);
    await screen.findByText("No candidates found");
    await act(() => router.navigate("/unauthorized"));
    await act(() => router.navigate(-1));
    expect(await row("Person 1")).toBeVisible();
  });

  it("selects all from the one before where Shift is held (CAND-11)", async () => {
    open("/candidates", [listAnswer({ items: people(1, 4) })]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole("checkbox", { name: "Select Person 3" }));
    await user.keyboard("{Shift>}");
    await user.click(screen.getByRole("checkbox", { name: "Select Person 1" }));
    await user.keyboard("{/Shift}");
    expect(screen.getByText("3 selected")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "Select Person 2" })).toBeChecked();
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

  it("says so where a step can't be undone because its candidate went on", async () => {
    open("/candidates", [listAnswer({ items: [buildCandidateRow()] }), shortlisting, undoingLate]);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Meera Pillai" }));
    await userEvent.click(screen.getByRole("button", { name: "Move to" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Shortlisted" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("This can't be undone any more.")).toBeInTheDocument();
    expect(await row("Meera Pillai")).toHaveTextContent("Interview");
  });

  it("counts those who have withdrawn apart from those whom a colleague has moved", async () => {
    const names = ["Meera Pillai", "Ravi Gowda", "Anil Rao"];
    const items = names.map((name, index) => buildCandidateRow({ id: `application-${index + 1}`, name }));
    const statuses = ["WITHDRAWN", "INTERVIEW", "WITHDRAWN"] as const;
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
    const selectAll = await openAndSelectShown([
      listAnswer({ filter: SHORTLISTED, items: people(1, 2), nextCursor: "next" }),
      listAnswer({ filter: SHORTLISTED, items: people(3, 1), after: "next", first: 50 }),
    ]);
    expect(selectAll).toHaveTextContent("Select all 3");
    expect(screen.getByText("2 selected")).toBeVisible();
    await userEvent.click(selectAll);
    expect(await screen.findByText("3 selected")).toBeVisible();
    expect(await row("Person 3")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Select all/ })).not.toBeInTheDocument();
  });

  it("says until the last page is there that it is selecting, and keeps the focus meanwhile", async () => {
    const selectAll = await openAndSelectShown([
      firstPage,
      secondPage,
      { ...thirdPage, delay: Number.POSITIVE_INFINITY },
    ]);
    await userEvent.click(selectAll);
    expect(await row("Person 3")).toBeVisible();
    expect(selectAll).toHaveAttribute("aria-busy", "true");
    expect(selectAll).toHaveFocus();
  });

  it("gives the list the focus once all are selected", async () => {
    await userEvent.click(await openAndSelectShown([firstPage, secondPage, thirdPage]));
    expect(await screen.findByText("4 selected")).toBeVisible();
    expect(screen.getByRole("table").closest("[tabindex]")).toHaveFocus();
  });

  it("selects those who were read where reading on fails, and offers the others again", async () => {
    const failure = { ...thirdPage, result: undefined, error: new Error("No connection"), maxUsageCount: 1 };
    const selectAll = await openAndSelectShown([firstPage, secondPage, failure, thirdPage]);
    await userEvent.click(selectAll);
    expect(await screen.findByText(/^More candidates could not be loaded/)).toBeVisible();
    expect(screen.getByText("3 selected")).toBeVisible();
    expect(selectAll).toHaveFocus();
    await userEvent.click(selectAll);
    expect(await screen.findByText("4 selected")).toBeVisible();
  });

  it("lets a choice that is made while all are being selected stand", async () => {
    const byHand = listAnswer({ filter: SHORTLISTED, items: people(4, 1), after: "third" });
    fireEvent.click(await openAndSelectShown([firstPage, secondPage, thirdPage, byHand]));
    fireEvent.click(screen.getByRole("button", { name: "Clear selection" }));
    expect(await row("Person 3")).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Person 1" }));
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await row("Person 4")).toBeVisible();
    expect(screen.getByText("1 selected")).toBeVisible();
  });

  it("says nothing of a page that does not come once another choice was made", async () => {
    const failure = {
      ...{ ...secondPage, result: undefined, error: new Error("No connection") },
      ...{ delay: 0, maxUsageCount: 1 },
    };
    const byHand = listAnswer({ filter: SHORTLISTED, items: people(3, 1), first: 50, after: "second" });
    fireEvent.click(await openAndSelectShown([firstPage, failure, { ...byHand, delay: 100 }]));
    fireEvent.click(screen.getByRole("button", { name: "Clear selection" }));
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await row("Person 3")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
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
        ...{ after: "next", first: 50 },
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

  it("offers to try again where a list that is emptied by moves can't be read on", async () => {
    const filter = { statuses: ["SUBMITTED"] };
    const next = listAnswer({
      filter,
      items: [buildCandidateRow({ id: "application-2", name: "Ravi Gowda" })],
      ...{ after: "next", first: 50 },
    });
    open("/candidates?status=new", [
      listAnswer({ filter, items: [buildCandidateRow()], nextCursor: "next" }),
      { ...next, result: undefined, error: new Error("No connection"), maxUsageCount: 1 },
      next,
      shortlisting,
    ]);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Meera Pillai" }));
    await userEvent.click(screen.getByRole("button", { name: "Move to" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Shortlisted" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This could not be loaded.");
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await row("Ravi Gowda")).toBeVisible();
    expect(screen.getByRole("table").closest("[tabindex]")).toHaveFocus();
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
