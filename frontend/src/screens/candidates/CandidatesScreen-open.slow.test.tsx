import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  buildCandidate,
  buildCandidateRow,
} from "../../features/applications/candidate/candidates.factories";
import {
  CandidatePanelDocument,
  MoveCandidatesDocument,
} from "../../features/applications/candidate/Candidates.generated";
import {
  buildNotice,
  markReadAnswer,
  noticesAnswer,
  unreadAnswer,
} from "../../features/notices/notices.factories";
import { UnreadNoticesOfApplicationDocument } from "../../features/notices/NoticeBell.generated";
import { buildThread, threadAnswer } from "../../features/messages/messages.factories";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  boardAnswer,
  chosenJobAnswer,
  countsAnswer,
  stagesAnswer,
  jobsAnswer,
  listAnswer,
  shortlisting,
  undoing,
} from "./candidates-screen.factories";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const PEOPLE = [
  ["application-1", "Meera Pillai"],
  ["application-2", "Ravi Gowda"],
  ["application-3", "Asha Rao"],
] as const;

const rows = PEOPLE.map(([id, name]) => buildCandidateRow({ id, name, status: "VIEWED" }));

const panels = PEOPLE.map(([id, name]) => ({
  request: { query: CandidatePanelDocument, variables: { id } },
  result: { data: { candidate: buildCandidate({ id, name, status: "VIEWED" }) } },
  maxUsageCount: Number.POSITIVE_INFINITY,
}));

const threads = PEOPLE.map(([id, candidateName]) => ({
  ...threadAnswer(buildThread({ id, candidateName, viewerSide: "COMPANY" })),
  maxUsageCount: Number.POSITIVE_INFINITY,
}));

function open(address: string, answers: object[] = [listAnswer({ items: rows })]) {
  const mocks = [...answers, ...panels, ...threads, countsAnswer, stagesAnswer, jobsAnswer] as Mocks;
  return renderRoutes(address, { session: buildSession({ role: "employer" }), mocks });
}

const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const neighbours = async () => within(await screen.findByRole("navigation", { name: "Other candidates" }));

describe("a candidate opened from /candidates", () => {
  it("leaves the list where it was scrolled to, and gives the focus back when it is closed", async () => {
    const scrollTo = jest.spyOn(window, "scrollTo");
    const { router } = open("/candidates");
    await userEvent.click(await screen.findByRole("link", { name: "View Profile of Ravi Gowda" }));
    expect(await heading("Ravi Gowda")).toHaveFocus();
    scrollTo.mockClear();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(screen.getByRole("link", { name: "Ravi Gowda" })).toHaveFocus();
    await userEvent.click(screen.getByRole("link", { name: "View Profile of Asha Rao" }));
    await userEvent.click(await screen.findByRole("link", { name: "Back to the candidates" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each([
    ["/candidates?open=application-2", [listAnswer({ items: rows })]],
    ["/candidates?view=board&open=application-2", [boardAnswer(rows)]],
  ])("leads to the next and the one before (%s)", async (address, answers) => {
    const { router } = open(address, answers);
    await heading("Ravi Gowda");
    expect((await neighbours()).getByText("2 of 3")).toBeVisible();
    await userEvent.click((await neighbours()).getByRole("link", { name: "Next candidate" }));
    await heading("Asha Rao");
    expect((await neighbours()).getByText("3 of 3")).toBeVisible();
    expect((await neighbours()).queryByRole("link", { name: "Next candidate" })).not.toBeInTheDocument();
    await userEvent.click((await neighbours()).getByRole("link", { name: "Previous candidate" }));
    await heading("Ravi Gowda");
    expect(router.state.location.search).toContain("open=application-2");
  });

  it("leads there by J and K, unless somebody types (CAND-12)", async () => {
    open("/candidates?open=application-2", [listAnswer({ items: rows })]);
    await heading("Ravi Gowda");
    await userEvent.keyboard("j");
    await heading("Asha Rao");
    await userEvent.keyboard("k");
    await heading("Ravi Gowda");
    await userEvent.type(screen.getByRole("searchbox"), "jk");
    expect((await neighbours()).getByText("2 of 3")).toBeVisible();
  });

  it("goes a step for each key, however quick they are (CAND-12)", async () => {
    open("/candidates?open=application-1", [listAnswer({ items: rows })]);
    await heading("Meera Pillai");
    for (const key of ["j", "j"]) fireEvent.keyDown(document.body, { key });
    await heading("Asha Rao");
  });

  it("reads the list on before its last one stands open", async () => {
    open("/candidates?open=application-2", [
      listAnswer({ items: rows.slice(0, 2), nextCursor: "next" }),
      listAnswer({ items: rows.slice(2), after: "next", first: 50 }),
    ]);
    await waitFor(async () => expect((await neighbours()).getByText("2 of 3")).toBeVisible());
    expect((await neighbours()).getByRole("link", { name: "Next candidate" })).toBeVisible();
  });

  it("leads on from who was just moved out of the list, and counts them no more", async () => {
    const [before, ...others] = panels;
    const moving = { ...shortlisting, request: { query: MoveCandidatesDocument, variables: () => true } };
    const after = buildCandidate({ status: "SHORTLISTED" });
    open("/candidates?status=viewed&open=application-1", [
      listAnswer({ items: rows, filter: { statuses: ["VIEWED"] } }),
      { ...before, maxUsageCount: 1 },
      { ...before, result: { data: { candidate: after } } },
      ...others,
      moving,
    ]);
    await heading("Meera Pillai");
    await userEvent.click(await screen.findByRole("button", { name: "Shortlist" }));
    await screen.findByText("1 candidate moved to Shortlisted.");
    expect((await neighbours()).getByText("1 of 3")).toBeVisible();
    await userEvent.click((await neighbours()).getByRole("link", { name: "Next candidate" }));
    await heading("Ravi Gowda");
    expect((await neighbours()).getByText("1 of 2")).toBeVisible();
    expect((await neighbours()).queryByRole("link", { name: "Previous candidate" })).not.toBeInTheDocument();
  });

  it("passes over who has left the board", async () => {
    const [first, second, third] = rows;
    open("/candidates?view=board&open=application-1", [
      boardAnswer([first, { ...second, status: "WITHDRAWN" }, third] as typeof rows),
    ]);
    await heading("Meera Pillai");
    expect((await neighbours()).getByText("1 of 2")).toBeVisible();
    await userEvent.click((await neighbours()).getByRole("link", { name: "Next candidate" }));
    expect(await heading("Asha Rao")).toBeVisible();
  });

  it("is in the list where a notice leads there from it", async () => {
    const filter = { jobId: "job-77" };
    open("/candidates?job=job-77", [
      { ...listAnswer({ items: rows.slice(0, 2), filter }), maxUsageCount: 1 },
      listAnswer({ items: rows, filter }),
      unreadAnswer(1),
      chosenJobAnswer,
      noticesAnswer(
        buildNotice({
          id: "1",
          title: "Asha Rao applied for Dyer",
          path: "/candidates?job=job-77&open=application-3",
        }),
      ),
      markReadAnswer(["1"]),
    ]);
    await screen.findByRole("link", { name: "View Profile of Ravi Gowda" });
    expect(screen.queryByRole("link", { name: "View Profile of Asha Rao" })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Notices, 1 unread" }));
    await userEvent.click(await screen.findByRole("link", { name: /Asha Rao applied for Dyer/ }));
    await heading("Asha Rao");
    await waitFor(async () => expect((await neighbours()).getByText("3 of 3")).toBeVisible());
  });

  it("asks before another candidate takes the place of a note that is not added", async () => {
    const { router } = open("/candidates?open=application-1");
    await heading("Meera Pillai");
    await userEvent.type(screen.getByLabelText("Write a note for your team"), "Call in May");
    await userEvent.click(screen.getByRole("link", { name: "View Profile of Ravi Gowda" }));
    const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
    expect(question).toHaveTextContent("Your note is not added yet.");
    await userEvent.click(within(question).getByRole("button", { name: "Keep Editing" }));
    expect(router.state.location.search).toBe("?open=application-1");
    expect(screen.getByLabelText("Write a note for your team")).toHaveValue("Call in May");
    await userEvent.click(await screen.findByRole("link", { name: "View Profile of Ravi Gowda" }));
    await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
    expect(await heading("Ravi Gowda")).toBeInTheDocument();
  });
});

describe("the notices of a candidate", () => {
  it("are read with the candidate (BELL-02)", async () => {
    const applicationId = "application-1";
    const asking = {
      request: { query: UnreadNoticesOfApplicationDocument, variables: { applicationId } },
      result: { data: { unreadNoticeCount: 1 } },
    };
    const { request, result } = markReadAnswer(null);
    const mark = jest.fn(() => result);
    const marking = { request: { ...request, variables: { applicationId } }, result: mark };
    open("/candidates?open=application-1", [listAnswer({ items: rows }), unreadAnswer(1), asking, marking]);
    await heading("Meera Pillai");
    await waitFor(() => expect(mark).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole("button", { name: "Notices" })).toBeVisible();
  });
});

describe("a page that is loaded anew", () => {
  it("offers the way back again (CAND-16)", async () => {
    const { unmount } = open("/candidates", [listAnswer({ items: [buildCandidateRow()] }), shortlisting]);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Meera Pillai" }));
    await userEvent.click(screen.getByRole("button", { name: "Move to" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Shortlisted" }));
    await screen.findByText("1 candidate moved to Shortlisted.");
    const kept = JSON.stringify(window.sessionStorage);
    expect(kept).toContain("application-1");
    expect(kept).not.toMatch(/Meera|email|city/);
    unmount();
    open("/candidates", [listAnswer({ items: [buildCandidateRow({ status: "SHORTLISTED" })] }), undoing]);
    expect(await screen.findByText("1 candidate moved to Shortlisted.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("1 candidate moved back.")).toBeInTheDocument();
    expect(await screen.findByRole("row", { name: /Meera Pillai/ })).toHaveTextContent("New");
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe("the box that selects all who are shown", () => {
  it("is half filled while some are selected", async () => {
    open("/candidates");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Ravi Gowda" }));
    const all = screen.getByRole("checkbox", { name: "Select all shown" });
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(all).toBeChecked();
    expect(all).not.toBePartiallyChecked();
  });
});
