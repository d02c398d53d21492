import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "../../auth/session";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { draftAnswers } from "./job-draft.factories";
import { buildOwnJob, closingAnswer, postingsAnswer } from "./postings.factories";
import { violationsIn } from "../../test/axe";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

function open(address: string, answers: object[], role: Role = "employer") {
  return renderRoutes(address, { session: buildSession({ role }), mocks: answers as Mocks });
}

const row = async (title: string) => screen.findByRole("row", { name: new RegExp(title) });

async function chooseAct(title: string, act: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: act }));
}

/** `buildOwnJob` is open for 18 days from this one on. */
const TODAY = Date.parse("2026-11-30T06:30:00.000Z");

describe("/job-postings", () => {
  beforeEach(() => {
    jest.spyOn(Date, "now").mockReturnValue(TODAY);
  });

  it("shows each job with status, applications, views and days left (ROUTE-09)", async () => {
    const { container } = open("/job-postings", [postingsAnswer({ jobs: [buildOwnJob()] })]);
    const cells = within(await row("Loom Fitter")).getAllByRole("cell");
    expect(cells[0]).toHaveTextContent("Active");
    expect(cells[1]).toHaveTextContent("64");
    expect(cells[1]).toHaveTextContent("9 new");
    expect(cells[2]).toHaveTextContent("1,284");
    expect(cells[3]).toHaveTextContent("18 days");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("counts a single application and view as such", async () => {
    const standing = { applicationCount: 1, unopenedCount: 0, viewCount: 1 };
    open("/job-postings", [postingsAnswer({ jobs: [buildOwnJob({ standing })] })]);
    const cells = within(await row("Loom Fitter")).getAllByRole("cell");
    expect(cells[1]).toHaveTextContent(/^1 Application$/);
    expect(cells[2]).toHaveTextContent(/^1 View$/);
  });

  it("opens at the job of its address, where a notice leads", async () => {
    const asked: unknown[] = [];
    const jobs = [buildOwnJob(), buildOwnJob({ id: "job-2", title: "Weaver" })];
    open("/job-postings?open=job-2", [
      postingsAnswer({ jobs, onAsk: ({ pageOf }) => void asked.push(pageOf) }),
    ]);
    await waitFor(async () => expect(await row("Weaver")).toHaveFocus());
    expect(await row("Weaver")).toHaveAttribute("aria-current", "true");
    expect(await row("Loom Fitter")).not.toHaveAttribute("aria-current");
    expect(asked).toEqual(["job-2"]);
  });

  it.each([
    ["FLAGGED", { reportCount: 3 }, ["Flagged", "3 reports"]],
    ["HELD", { reason: "Fee asked for" }, ["Held", "Reason: Fee asked for"]],
    ["EXPIRED", { daysLeft: 0 }, ["Expired", "Over"]],
    ["CLOSED", { closedAt: "2026-11-20T10:00:00.000Z" }, ["Closed", "Closed 20 Nov 2026"]],
    ["REMOVED", { reason: "Not a job" }, ["Removed", "Reason: Not a job"]],
  ] as const)("tells of a job that is %s (STAT-05)", async (status, standing, texts) => {
    open("/job-postings", [postingsAnswer({ jobs: [buildOwnJob({ standing: { status, ...standing } })] })]);
    const found = await row("Loom Fitter");
    for (const text of texts) expect(found).toHaveTextContent(text);
  });

  it("says of jobs of a blocked company why they are held, and leads to each", async () => {
    const closure = { status: "HELD", block: "COMPANY", reason: "Not theirs." } as const;
    open("/job-postings", [
      postingsAnswer({ jobs: [buildOwnJob({ standing: { status: "HELD" }, closure })] }),
    ]);
    const found = await row("Loom Fitter");
    expect(found).toHaveTextContent("Its company is blocked.");
    expect(found).toHaveTextContent("Reason: Not theirs.");
    expect(within(found).getByRole("link", { name: "Loom Fitter" })).toHaveAttribute(
      "href",
      "/job-postings/job-1",
    );
  });

  it("says that a company of one's own is blocked, and why", async () => {
    open("/job-postings", [postingsAnswer({ blockReason: "Not theirs." })]);
    expect(await screen.findByText(/^Kaveri Systems is blocked/)).toBeVisible();
    expect(screen.getByText("Reason: Not theirs.")).toBeVisible();
  });

  it("leads to the list of a job's walk-in from its menu, where it has one (WALK-12)", async () => {
    const jobs = [buildOwnJob({ walkInUntil: "2099-11-26" }), buildOwnJob({ id: "job-2", title: "Weaver" })];
    open("/job-postings", [postingsAnswer({ jobs })]);
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Loom Fitter" }));
    const way = await screen.findByRole("menuitem", { name: "Walk-in List" });
    expect(way).toHaveAttribute("href", "/job-postings/job-1/walk-in");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Actions for Weaver" }));
    await screen.findByRole("menuitem", { name: "Candidates" });
    expect(screen.queryByRole("menuitem", { name: "Walk-in List" })).toBeNull();
  });

  it("offers exactly what the server allows", async () => {
    const viewerCan = { edit: false, close: false, extend: false, duplicate: true, reopen: true };
    open("/job-postings", [postingsAnswer({ jobs: [buildOwnJob({ viewerCan })] })]);
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Loom Fitter" }));
    const entries = await screen.findAllByRole("menuitem");
    expect(entries.map((entry) => entry.textContent)).toEqual([
      ...["Candidates", "As seekers see it", "Share", "Copy link"],
      "Duplicate",
      expect.stringMatching(/^Reopen until/),
    ]);
  });

  it.each([
    [18, "Extend by 30 days, until 17 Jan 2027"],
    [65, "Extend by 25 days, until 12 Jan 2027"],
    [89, "Extend by 1 day, until 19 Dec 2026"],
    [90, undefined],
  ])("offers no more days than the 90 from today leave (%d left)", async (daysLeft, offer) => {
    open("/job-postings", [postingsAnswer({ jobs: [buildOwnJob({ standing: { daysLeft } })] })]);
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Loom Fitter" }));
    const entries = (await screen.findAllByRole("menuitem")).map((entry) => entry.textContent);
    expect(entries.find((entry) => entry.startsWith("Extend"))).toBe(offer);
  });

  it.each([
    ["30 days from now", "2026-11-25T06:30:00.000Z", "Reopen until 22 Dec 2026"],
    [
      "the day that it has already, where that is later",
      "2028-09-17T06:30:00.000Z",
      "Reopen until 17 Sept 2028",
    ],
  ])("says first until when a job is reopened: %s", async (_rule, openUntil, offer) => {
    jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-22T06:30:00.000Z"));
    const job = buildOwnJob({ viewerCan: { extend: false, reopen: true } });
    open("/job-postings", [postingsAnswer({ jobs: [{ ...job, openUntil }] })]);
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Loom Fitter" }));
    expect(await screen.findByRole("menuitem", { name: offer })).toBeInTheDocument();
  });

  it("leads from a removed job to its answer", async () => {
    const viewerCan = { edit: false, close: false, extend: false, duplicate: false, resubmit: true };
    const standing = { status: "REMOVED", reason: "Not a job" } as const;
    open("/job-postings", [postingsAnswer({ jobs: [buildOwnJob({ standing, viewerCan })] })]);
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Loom Fitter" }));
    const entries = await screen.findAllByRole("menuitem");
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute("href")])).toEqual([
      ["Candidates", "/candidates?job=job-1"],
      ["As seekers see it", "/jobs/job-1"],
      ["Answer and resubmit", "/job-postings/job-1/edit"],
    ]);
  });

  it("says what closing means before it closes", async () => {
    const closed = buildOwnJob({ standing: { status: "CLOSED", closedAt: "2026-11-21T10:00:00.000Z" } });
    const closing = closingAnswer(closed);
    open("/job-postings", [postingsAnswer({ jobs: [buildOwnJob()] }), closing]);
    await chooseAct("Loom Fitter", "Close");
    const question = await screen.findByRole("dialog", { name: "Close ‘Loom Fitter’?" });
    expect(question).toHaveTextContent("It leaves the search at once");
    expect(question).toHaveTextContent("The 9 applications that nobody has opened no longer count against");
    expect(closing.result).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole("button", { name: "Close job" }));
    expect(await screen.findByText("‘Loom Fitter’ is closed.")).toBeInTheDocument();
    expect(closing.result).toHaveBeenCalledTimes(1);
  });

  it("asks for one status, a text and a page by the address", async () => {
    const onAsk = jest.fn();
    open("/job-postings?status=closed&q=loom&page=1", [postingsAnswer({ jobs: [buildOwnJob()], onAsk })]);
    await row("Loom Fitter");
    expect(onAsk).toHaveBeenCalledWith({
      ...{ page: 1, status: "CLOSED", text: "loom" },
      ...{ companyId: null, pageOf: null },
    });
    expect(screen.getByRole("link", { name: /^Closed/ })).toHaveAttribute("aria-current", "true");
    expect(screen.getByRole("searchbox", { name: "Search by title or reference" })).toHaveValue("loom");
  });

  it("names the company of each job where one acts for several, and narrows down to one", async () => {
    const onAsk = jest.fn();
    const companies = [
      { id: "company-1", name: "Kaveri Systems" },
      { id: "company-2", name: "Nandi Looms" },
    ];
    const { router } = open("/job-postings", [postingsAnswer({ jobs: [buildOwnJob()], companies, onAsk })]);
    expect(await row("Loom Fitter")).toHaveTextContent("Kaveri Systems · Hebbal, Mysuru · ₹8–12 LPA");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Company" }), "Nandi Looms");
    await waitFor(() => expect(router.state.location.search).toBe("?company=company-2"));
    await waitFor(() =>
      expect(onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ companyId: "company-2" })),
    );
  });

  it("searches by what is typed", async () => {
    const { router } = open("/job-postings", [postingsAnswer({ jobs: [buildOwnJob()] })]);
    await row("Loom Fitter");
    await userEvent.type(screen.getByRole("searchbox"), "fitter{Enter}");
    await waitFor(() => expect(router.state.location.search).toBe("?q=fitter"));
  });

  it("lists drafts with the way to go on", async () => {
    const drafts = [{ id: "draft-1", fields: { title: "Weaver" } }];
    open("/job-postings?status=draft", [postingsAnswer({ drafts })]);
    expect(await screen.findByRole("link", { name: "Weaver" })).toHaveAttribute(
      "href",
      "/jobs/post?draft=draft-1",
    );
  });

  it("takes a draft away, and brings it back where that was a slip", async () => {
    const drafts = [{ id: "draft-1", fields: { title: "Weaver", skills: ["Looms"] } }];
    open("/job-postings?status=draft", [postingsAnswer({ drafts }), ...draftAnswers(drafts)]);
    await chooseAct("Weaver", "Delete draft");
    expect(await screen.findByText("The draft is deleted.")).toBeVisible();
    expect(screen.getByText("No drafts")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("link", { name: "Weaver" })).toBeVisible();
    expect(drafts[0]?.fields).toEqual(expect.objectContaining({ skills: ["Looms"] }));
  });

  it.each(["employer", "jobseeker"] as const)("tells a %s without a job how to post one", async (role) => {
    open("/job-postings", [postingsAnswer()], role);
    expect(await screen.findByText("No jobs posted yet")).toBeInTheDocument();
    for (const link of screen.getAllByRole("link", { name: "Post New Job" }))
      expect(link).toHaveAttribute("href", "/jobs/post");
  });

  it("offers no posting to whose role has none (TEAM-13)", async () => {
    open("/job-postings", [postingsAnswer({ mayPost: false })]);
    expect(await screen.findByText("No jobs for you to see yet")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Post New Job" })).not.toBeInTheDocument();
  });

  it("offers Retry where the list did not come", async () => {
    const { container } = open("/job-postings", []);
    expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });
});
