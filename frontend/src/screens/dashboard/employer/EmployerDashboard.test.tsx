import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildCandidateRow } from "../../../features/applications/candidate/candidates.factories";
import { buildLine, buildSlot } from "../../../features/interviews/interviews.factories";
import { violationsIn } from "../../../test/axe";
import { buildSession } from "../../../test/factories";
import { renderRoutes } from "../../../test/renderRoutes";
import { employerAnswer } from "./dashboard.factories";

beforeEach(() => window.localStorage.clear());

function open(answer: ReturnType<typeof employerAnswer>) {
  return renderRoutes("/dashboard", { session: buildSession({ role: "employer" }), mocks: [answer] });
}

/** A new employer, with nothing of their own. */
function newEmployer() {
  const answer = employerAnswer();
  const { data } = answer.result;
  Object.assign(data.myJobCounts, { all: 0, active: 0, drafts: 0 });
  const none = { totalApplications: 0, hired: 0, unopened: 0, late: 0, longestWaitingId: null };
  Object.assign(data.employerSummary, none);
  data.myCompanies = [];
  return answer;
}

describe("the employer's dashboard", () => {
  it("is a queue with late things first, each a step (EMPS-02)", async () => {
    const { container } = open(employerAnswer());
    const queue = within(await screen.findByRole("region", { name: /^Waiting for you/ }));
    expect(queue.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Answer", "/candidates?open=application-9"],
      ["Open", "/candidates?status=new"],
      ["Continue", "/job-postings?status=draft"],
    ]);
    expect(queue.getByText("2 applications to active jobs unanswered for 5 days or more")).toBeVisible();
    expect(screen.getByText("applications at this stage now · 3 hired")).toBeVisible();
    expect(screen.queryByRole("region", { name: /^Your first hire/ })).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("has the interviews whose next step is the company's (EMPS-02)", async () => {
    const asked = buildLine({ askedAt: "2026-11-20T06:00:00Z" });
    const over = buildLine({ id: "interview-2", applicationId: "application-2", isOver: true });
    open(employerAnswer([], [over, asked]));
    const queue = within(await screen.findByRole("region", { name: /^Waiting for you/ }));
    expect(
      queue.getByRole("link", { name: "Record: The interview with Meera Pillai is over" }),
    ).toHaveAttribute("href", "/candidates?open=application-2");
    expect(
      queue.getByRole("link", { name: "Offer times: Meera Pillai asks for another interview time" }),
    ).toHaveAttribute("href", "/candidates?open=application-1");
  });

  it("says by which offered time an interview stands there (HEED-04)", async () => {
    const offeredSlots = [buildSlot(), buildSlot({ id: "slot-2" })];
    open(employerAnswer([], [buildLine({ status: "OFFERED", slot: null, offeredSlots })]));
    const lines = within(await screen.findByRole("region", { name: "Interviews" }));
    expect(lines.getByRole("listitem")).toHaveTextContent(/Waiting for them to pick.*(?:am|pm) \+ 1/);
  });

  it("shows the interviews ahead, with what each waits for (INTV-12)", async () => {
    const agreed = buildLine();
    const over = buildLine({ id: "interview-2", applicationId: "application-2", isOver: true });
    const { container } = open(employerAnswer([], [over, agreed]));
    const card = within(await screen.findByRole("region", { name: "Interviews" }));
    expect(card.getByRole("link", { name: "All Interviews" })).toHaveAttribute("href", "/interviews");
    const lines = within(card.getByRole("list")).getAllByRole("link");
    expect(lines.map((line) => line.getAttribute("href"))).toEqual([
      "/candidates?job=job-1&open=application-2",
      "/candidates?job=job-1&open=application-1",
    ]);
    expect(lines[0]).toHaveTextContent(
      /^Wed, 25 Nov, 10:00.+10:30 am.+Loom Fitter · Hebbal, MysuruHow did it go\?$/,
    );
    expect(lines[1]).toHaveTextContent(/Meera Pillai · Loom Fitter · Hebbal, Mysuru$/);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says what its counts count, and why two of them differ (CLEAR-02)", async () => {
    const answer = employerAnswer([buildCandidateRow()]);
    answer.result.data.employerSummary.unopened = 30;
    open(answer);
    const queue = within(await screen.findByRole("region", { name: /^Waiting for you/ }));
    expect(queue.getByText("30 applications to active jobs not opened yet")).toBeVisible();
    expect(screen.getByText("38 applications not opened yet, 30 of them to active jobs")).toBeVisible();
  });

  it("says where nothing waits", async () => {
    const answer = employerAnswer();
    const { data } = answer.result;
    Object.assign(data.employerSummary, { unopened: 0, late: 0, longestWaitingId: null });
    data.myJobCounts.drafts = 0;
    open(answer);
    expect(await screen.findByText("All answered. Nothing waits for you.")).toBeVisible();
  });

  it("leads nobody to a first hire who has hired already (EMPS-01)", async () => {
    const answer = employerAnswer();
    answer.result.data.myCompanies = answer.result.data.myCompanies.map((company) => ({
      ...company,
      about: "",
    }));
    open(answer);
    expect(await screen.findByText("326")).toBeVisible();
    expect(screen.queryByRole("region", { name: /^Your first hire/ })).not.toBeInTheDocument();
  });

  it("leads somebody new to their first hire, until they put the list away (EMPS-01)", async () => {
    const { unmount } = open(newEmployer());
    const steps = within(await screen.findByRole("region", { name: "Your first hire in five steps" }));
    expect(steps.getByText("0 of 5 done")).toBeVisible();
    expect(steps.getByRole("link", { name: "Post New Job" })).toHaveAttribute("href", "/jobs/post");
    await userEvent.click(steps.getByRole("button", { name: "Hide this list" }));
    expect(screen.queryByRole("region", { name: /^Your first hire/ })).not.toBeInTheDocument();
    unmount();
    open(newEmployer());
    expect(await screen.findByText("No active job postings")).toBeVisible();
    expect(screen.queryByRole("region", { name: /^Your first hire/ })).not.toBeInTheDocument();
  });
});
