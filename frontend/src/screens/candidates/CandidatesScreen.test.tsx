import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { buildCandidateRow } from "../../features/applications/candidates.factories";
import { MoveCandidatesDocument, UndoMoveDocument } from "../../features/applications/Candidates.generated";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { boardAnswer, countsAnswer, jobsAnswer, listAnswer } from "./candidates-screen.factories";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

function open(address: string, answers: object[]) {
  const mocks = [...answers, countsAnswer, jobsAnswer] as Mocks;
  return renderRoutes(address, { session: buildSession({ role: "employer" }), mocks });
}

const row = async (name: string) => screen.findByRole("row", { name: new RegExp(name) });

const shortlisted = {
  __typename: "Candidate",
  id: "application-1",
  status: "SHORTLISTED",
  hiddenUntil: null,
  viewerCan: { __typename: "CandidatePermissions", move: ["INTERVIEW", "NOT_SELECTED"] },
};

const shortlisting = (undoUntil: string) => ({
  request: {
    query: MoveCandidatesDocument,
    variables: {
      input: {
        items: [{ applicationId: "application-1", expectedStatus: "SUBMITTED" }],
        to: "SHORTLISTED",
        message: null,
      },
    },
  },
  result: {
    data: {
      moveApplications: {
        __typename: "MoveOutcome",
        moveId: "move-1",
        movedCount: 1,
        undoUntil,
        results: [
          { __typename: "MoveResult", applicationId: "application-1", refusal: null, candidate: shortlisted },
        ],
      },
    },
  },
});

const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

describe("/candidates", () => {
  it("shows each candidate with match, status and priority (STAT-06, STAT-07)", async () => {
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
    for (const text of ["Thin profile", "Shortlisted"]) expect(second).toHaveTextContent(text);
    expect(within(first).getByRole("link", { name: "View Profile of Meera Pillai" })).toHaveAttribute(
      "href",
      "/candidates?open=application-1",
    );
    expect(await screen.findByRole("link", { name: "New 100+" })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

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
    const back = { ...shortlisted, status: "SUBMITTED" };
    const undoing = {
      request: { query: UndoMoveDocument, variables: { moveId: "move-1" } },
      result: {
        data: {
          undoMove: {
            __typename: "MoveOutcome",
            movedCount: 1,
            results: [
              { __typename: "MoveResult", applicationId: "application-1", refusal: null, candidate: back },
            ],
          },
        },
      },
    };
    open("/candidates", [listAnswer({ items: [buildCandidateRow()] }), shortlisting(inAMinute()), undoing]);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Meera Pillai" }));
    await userEvent.click(screen.getByRole("button", { name: "Move to" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Shortlisted" }));
    expect(await screen.findByText("1 candidate moved to Shortlisted.")).toBeInTheDocument();
    expect(await row("Meera Pillai")).toHaveTextContent("Shortlisted");
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("1 candidate moved back.")).toBeInTheDocument();
    expect(await row("Meera Pillai")).toHaveTextContent("New");
  });

  it("moves a card of the board by Shift and an arrow key, and keeps the focus on it", async () => {
    open("/candidates?view=board", [boardAnswer([buildCandidateRow()]), shortlisting(inAMinute())]);
    const card = await screen.findByRole("link", { name: /Meera Pillai/ });
    card.focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    const column = await screen.findByRole("region", { name: "Shortlisted" });
    expect(await within(column).findByRole("link", { name: /Meera Pillai/ })).toHaveFocus();
  });
});
