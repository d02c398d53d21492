import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MoveCandidatesDocument } from "../../features/applications/candidate/Candidates.generated";
import { buildCandidateRow, usualMessage } from "../../features/applications/candidate/candidates.factories";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  boardAnswer,
  chosenJobAnswer,
  conflict,
  countsAnswer,
  stagesAnswer,
  factCountsAnswer,
  jobsAnswer,
  listAnswer,
  rejecting,
  shortlisting,
} from "./candidates-screen.factories";
import { violationsIn } from "../../test/axe";
import { isInSight, layOutRows } from "../../test/lay-out-rows";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

function open(address: string, answers: object[]) {
  const mocks = [...answers, countsAnswer, stagesAnswer, factCountsAnswer, jobsAnswer] as Mocks;
  return renderRoutes(address, { session: buildSession({ role: "employer" }), mocks });
}

const row = async (name: string) => screen.findByRole("row", { name: new RegExp(name) });

describe("/candidates", () => {
  it("shows each candidate with match, status and priority (ROUTE-10, STAT-06, STAT-07)", async () => {
    const { container } = open("/candidates", [
      listAnswer({
        items: [
          buildCandidateRow({ isPriority: true }),
          buildCandidateRow({ id: "application-2", name: "Ravi Gowda", status: "SHORTLISTED", match: null }),
        ],
      }),
    ]);
    const first = await row("Meera Pillai");
    for (const text of ["84%", "New", "Priority"]) expect(first).toHaveTextContent(text);
    const second = await row("Ravi Gowda");
    for (const text of ["No score", "Shortlisted"]) expect(second).toHaveTextContent(text);
    expect(within(first).getByRole("link", { name: "View Profile of Meera Pillai" })).toHaveAttribute(
      "href",
      "/candidates?open=application-1",
    );
    expect(await screen.findByRole("link", { name: "New 100+" })).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says what its numbers count, in the list and on the board (CLEAR-01)", async () => {
    open("/candidates", [listAnswer({ items: [buildCandidateRow()] }), boardAnswer([buildCandidateRow()])]);
    expect(
      await screen.findByText(/^103\+ people with 140\+ applications\. Each person counts once/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Board" }));
    expect(
      await screen.findByText(/^103\+ applications from 140\+ people\. Each has its card/),
    ).toBeVisible();
  });

  it("says it of one job's, where nobody applies twice (CLEAR-01)", async () => {
    open("/candidates?job=job-77", [listAnswer({ filter: { jobId: "job-77" } }), chosenJobAnswer]);
    expect(await screen.findByText("103+ people")).toBeVisible();
  });

  it("has the tab of its status in sight, also once the counts have made the others wider", async () => {
    layOutRows();
    open("/candidates?status=withdrawn", [listAnswer({ filter: { statuses: ["WITHDRAWN"] } })]);
    expect(await screen.findByRole("link", { name: "New 100+" })).toBeInTheDocument();
    expect(isInSight(screen.getByRole("link", { name: /^Withdrawn/ }))).toBe(true);
  });

  it("shows a move at once, and takes it back where the server can't be reached", async () => {
    const failing = {
      ...shortlisting,
      result: undefined,
      error: new Error("No connection"),
      delay: 1500,
    };
    open("/candidates?view=board", [boardAnswer([buildCandidateRow()]), failing]);
    const card = () => screen.findByRole("link", { name: /Meera Pillai/ });
    (await card()).focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    const column = within(screen.getByRole("region", { name: "Shortlisted" }));
    expect(await column.findByRole("link", { name: /Meera Pillai/ })).toHaveFocus();
    expect(screen.queryByText(/^Nobody was moved/)).not.toBeInTheDocument();
    expect(await screen.findByText(/^Nobody was moved/)).toBeInTheDocument();
    const before = within(screen.getByRole("region", { name: "New" }));
    expect(before.getByRole("link", { name: /Meera Pillai/ })).toHaveFocus();
  });

  it("leads back from a moved card to who stands in its place (CAND-15)", async () => {
    const people = ["Meera Pillai", "Ravi Gowda", "Asha Menon"].map((name, index) =>
      buildCandidateRow({ id: `application-${index + 1}`, name }),
    );
    const request = { query: MoveCandidatesDocument, variables: () => true };
    const moving = { ...shortlisting, request, delay: 5000 };
    open("/candidates?view=board", [boardAnswer(people), moving]);
    (await screen.findByRole("link", { name: /Ravi Gowda/ })).focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    const column = within(screen.getByRole("region", { name: "Shortlisted" }));
    expect(await column.findByRole("link", { name: /Ravi Gowda/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(screen.getByRole("link", { name: /Asha Menon/ })).toHaveFocus();
  });

  it("tells the later of two that somebody was faster, and shows where the candidate stands", async () => {
    open("/candidates?view=board", [
      boardAnswer([buildCandidateRow()]),
      conflict({ id: "application-1", status: "INTERVIEW" }),
    ]);
    (await screen.findByRole("link", { name: /Meera Pillai/ })).focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(
      await screen.findByText(
        "Meera Pillai was not moved: a colleague has moved them to Interview meanwhile.",
      ),
    ).toBeInTheDocument();
    const column = within(screen.getByRole("region", { name: "Interview" }));
    expect(column.getByRole("link", { name: /Meera Pillai/ })).toBeInTheDocument();
  });

  it("says of who has withdrawn that they have, and blames no colleague", async () => {
    open("/candidates?view=board", [
      boardAnswer([buildCandidateRow()]),
      conflict({ id: "application-1", status: "WITHDRAWN" }),
    ]);
    (await screen.findByRole("link", { name: /Meera Pillai/ })).focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Meera Pillai has withdrawn their application meanwhile.");
  });

  it("reads a column of the board on", async () => {
    open("/candidates?view=board", [
      boardAnswer([buildCandidateRow()], "next"),
      listAnswer({
        filter: { statuses: ["SUBMITTED"], stageId: null },
        items: [buildCandidateRow({ id: "application-2", name: "Ravi Gowda" })],
        ...{ after: "next", isOnBoard: true },
      }),
    ]);
    await userEvent.click(await screen.findByRole("button", { name: "Show more of New" }));
    const column = within(screen.getByRole("region", { name: "New" }));
    expect(await column.findByRole("link", { name: /Ravi Gowda/ })).toBeInTheDocument();
    expect(column.getByRole("link", { name: /Meera Pillai/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Show more of New" })).not.toBeInTheDocument();
  });

  it("finds any of the employer's jobs by what is typed", async () => {
    const { router } = open("/candidates?status=viewed", [
      listAnswer({ filter: { statuses: ["VIEWED"] } }),
      listAnswer({ filter: { jobId: "job-2", statuses: ["VIEWED"] } }),
      { ...chosenJobAnswer, request: { ...chosenJobAnswer.request, variables: { id: "job-2" } } },
    ]);
    await userEvent.click(await screen.findByRole("combobox", { name: "Job" }));
    await userEvent.type(await screen.findByRole("combobox", { name: "Search" }), "weav");
    const option = await screen.findByRole("option", { name: /^Weaver.*1 application$/ });
    const list = within(screen.getByRole("listbox", { name: "Job" }));
    await waitFor(() => expect(list.getAllByRole("option")).toHaveLength(1));
    await userEvent.click(option);
    expect(router.state.location.search).toBe("?job=job-2&status=viewed");
  });

  it("names the job of the address, and shows all again when it is cleared", async () => {
    const { router } = open("/candidates?job=job-77", [
      listAnswer({ filter: { jobId: "job-77" } }),
      listAnswer({}),
      chosenJobAnswer,
    ]);
    const field = await screen.findByRole("combobox", { name: "Job" });
    await waitFor(() => expect(field).toHaveTextContent("Dyer"));
    await userEvent.click(screen.getByRole("button", { name: "Clear Job" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(field).toHaveTextContent("All jobs");
  });

  it("has what narrows it down in a sheet too, behind a button that says how much of it is in force", async () => {
    const { router } = open("/candidates?job=job-77&match=75&status=viewed", [
      listAnswer({ filter: { jobId: "job-77", minMatch: 75, statuses: ["VIEWED"] } }),
      listAnswer({ filter: { jobId: "job-77", minMatch: 50, statuses: ["VIEWED"] } }),
      listAnswer({ filter: { statuses: ["VIEWED"] } }),
      chosenJobAnswer,
    ]);
    await userEvent.click(await screen.findByRole("button", { name: "Filters (2)" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    await waitFor(() => expect(sheet.getByRole("combobox", { name: "Job" })).toHaveTextContent("Dyer"));
    await userEvent.selectOptions(sheet.getByRole("combobox", { name: "Match" }), "50% and more");
    expect(router.state.location.search).toBe("?job=job-77&status=viewed&match=50");
    await userEvent.click(sheet.getByRole("button", { name: "Clear filters" }));
    expect(router.state.location.search).toBe("?status=viewed");
    await userEvent.click(sheet.getByRole("button", { name: "Done" }));
    expect(await screen.findByRole("button", { name: "Filters" })).toHaveFocus();
  });

  it("tells of quick moves in one toast, which counts up (EMPS-03)", async () => {
    const ravi = { id: "application-2", name: "Ravi Gowda" };
    const { result } = shortlisting;
    const [moved] = result.data.moveApplications.results;
    const second = {
      request: {
        ...shortlisting.request,
        variables: {
          input: {
            items: [{ applicationId: ravi.id, expectedStatus: "SUBMITTED", expectedStageId: null }],
            ...{ to: "SHORTLISTED", stageId: null, message: null, reason: null },
          },
        },
      },
      result: {
        data: {
          moveApplications: {
            ...result.data.moveApplications,
            moveId: "move-2",
            results: [{ ...moved, applicationId: ravi.id, candidate: { ...moved?.candidate, id: ravi.id } }],
          },
        },
      },
    };
    open("/candidates?view=board", [
      boardAnswer([buildCandidateRow(), buildCandidateRow(ravi)]),
      shortlisting,
      second,
    ]);
    for (const [name, text] of [
      ["Meera Pillai", "1 candidate moved to Shortlisted."],
      ["Ravi Gowda", "2 candidates moved to Shortlisted."],
    ] as const) {
      (await screen.findByRole("link", { name: new RegExp(name) })).focus();
      await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1));
  });

  it("has its keys behind '?', and its closed stages as ways to the list", async () => {
    open("/candidates?view=board", [boardAnswer([buildCandidateRow()])]);
    const rail = within(await screen.findByRole("navigation", { name: "Closed stages" }));
    expect(rail.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/candidates?status=not-selected",
      "/candidates?status=withdrawn",
    ]);
    expect(screen.queryByText(/^Drag a card/)).not.toBeInTheDocument();
    await userEvent.keyboard("?");
    expect(await screen.findByText(/^Drag a card/)).toBeVisible();
  });

  it("moves a card that is dragged to a status that it may go to, and says why to no other", async () => {
    open("/candidates?view=board", [boardAnswer([buildCandidateRow()]), shortlisting]);
    const link = await screen.findByRole("link", { name: /Meera Pillai/ });
    const card = link.closest<HTMLElement>("[draggable=true]") ?? link;
    const column = (name: string) => screen.getByRole("region", { name });
    const dataTransfer = { setData: jest.fn() };
    fireEvent.dragStart(card, { dataTransfer });
    expect(column("Hired")).not.toHaveAttribute("data-drop");
    fireEvent.drop(column("Hired"), { dataTransfer });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Meera Pillai can’t go from New to Hired. Possible steps: Shortlisted, Not selected.",
    );
    fireEvent.dragStart(card, { dataTransfer });
    expect(column("Shortlisted")).toHaveAttribute("data-drop", "possible");
    // To prevent its default is how an event says that the card is taken.
    expect(fireEvent.dragOver(column("Shortlisted"), { dataTransfer })).toBe(false);
    expect(column("Shortlisted")).toHaveAttribute("data-drop", "over");
    fireEvent.drop(column("Shortlisted"), { dataTransfer });
    expect(column("Shortlisted")).not.toHaveAttribute("data-drop");
    expect(await screen.findByText("1 candidate moved to Shortlisted.")).toBeInTheDocument();
    expect(within(column("Shortlisted")).getByRole("link", { name: /Meera Pillai/ })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
  });

  it("has a card's menu with every step that may follow, a rejection with its message among them", async () => {
    const usual = usualMessage("We wish you well.");
    const rejected = rejecting("We wish you well.");
    open("/candidates?view=board", [boardAnswer([buildCandidateRow()]), usual, rejected]);
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Meera Pillai" }));
    const menu = await screen.findByRole("menu");
    expect(menu).toHaveTextContent(/^Move to/);
    expect(
      within(menu)
        .getAllByRole("menuitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Shortlisted", "Reject politely"]);
    await userEvent.click(within(menu).getByRole("menuitem", { name: "Reject politely" }));
    const dialog = await screen.findByRole("dialog", { name: "Reject Meera Pillai politely?" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "Reject politely" }));
    expect(await screen.findByText(/^1 candidate not selected\./)).toBeVisible();
    expect(screen.queryByRole("link", { name: /Meera Pillai/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("group", { name: "Candidates by status" })).toHaveFocus());
  });

  it("moves a card of the board by Shift and an arrow key, and keeps the focus on it", async () => {
    open("/candidates?view=board", [boardAnswer([buildCandidateRow()]), shortlisting]);
    const card = await screen.findByRole("link", { name: /Meera Pillai/ });
    card.focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    const column = await screen.findByRole("region", { name: "Shortlisted" });
    expect(await within(column).findByRole("link", { name: /Meera Pillai/ })).toHaveFocus();
  });
});
