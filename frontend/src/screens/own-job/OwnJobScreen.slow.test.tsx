import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { closingAnswer, buildOwnJob } from "../postings/postings.factories";
import { assigningAnswer, figuresAnswer, ownJobAnswer } from "./own-job.factories";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

function open(...answers: object[]) {
  const mocks = (answers.length > 0 ? answers : [ownJobAnswer(), figuresAnswer()]) as Mocks;
  return renderRoutes("/job-postings/job-1", { session: buildSession({ role: "employer" }), mocks });
}

const link = (name: string | RegExp) => screen.findByRole("link", { name });

/** `buildOwnJob` is open for 18 days from this one on. */
const TODAY = Date.parse("2026-11-30T06:30:00.000Z");

describe("the page of one's own job", () => {
  beforeEach(() => {
    jest.spyOn(Date, "now").mockReturnValue(TODAY);
  });

  it("says how it goes, and each figure leads to its candidates (OWNJ-01)", async () => {
    const { container } = open();
    expect(await screen.findByRole("heading", { level: 1, name: "Loom Fitter" })).toBeInTheDocument();
    expect(screen.getByText("Hebbal, Mysuru · full-time · 5–8 years · closes 18 Dec 2026")).toBeVisible();
    expect(await link("Candidates 64")).toHaveAttribute("href", "/candidates?job=job-1");
    expect(await link("Shortlisted")).toHaveAttribute("href", "/candidates?job=job-1&status=shortlisted");
    await waitFor(() => expect(screen.getByText("100+")).toBeVisible());
    expect(screen.getByText("1,284")).toBeVisible();
    expect(await screen.findByText("Not opened yet")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("counts no candidates for whose role reads nothing of them (HEED-09)", async () => {
    open(ownJobAnswer({}, { mayAnswer: false }), figuresAnswer());
    expect(await screen.findByText("Applied")).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Candidates \d/ })).not.toBeInTheDocument();
    expect(screen.queryByText("Shortlisted")).not.toBeInTheDocument();
    expect(screen.queryByText("Not opened yet")).not.toBeInTheDocument();
  });

  it("says of an open job that its openings are filled, and closes it or wants more (OWNJ-07)", async () => {
    open(ownJobAnswer({ standing: { hiredCount: 2 } }), figuresAnswer());
    const filled = await screen.findByText("2 openings, 2 hired. People still find the job and apply.");
    const box = filled.closest<HTMLElement>("[role=status]");
    if (!box) throw new Error("It stands in no notice.");
    const notice = within(box);
    expect(notice.getByRole("link", { name: "Change the openings" })).toHaveAttribute(
      "href",
      "/job-postings/job-1/edit",
    );
    await userEvent.click(notice.getByRole("button", { name: "Close job" }));
    expect(await screen.findByRole("dialog", { name: "Close ‘Loom Fitter’?" })).toBeVisible();
  });

  it.each([
    ["one opening is left", { hiredCount: 1 }],
    ["the job is closed", { hiredCount: 2, status: "CLOSED" as const }],
  ])("does not say so where %s (OWNJ-07)", async (_, standing) => {
    open(ownJobAnswer({ standing }), figuresAnswer());
    expect(await screen.findByText("Not opened yet")).toBeVisible();
    expect(screen.queryByText(/People still find the job/)).not.toBeInTheDocument();
  });

  it("tells who did what, the portal without a name (OWNJ-03, CLEAR-07)", async () => {
    open();
    const history = within(await screen.findByRole("region", { name: "History" }));
    expect(history.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      expect.stringContaining("Naveen Kumar changed the salary and further details"),
      expect.stringContaining("Naveen Kumar assigned it to Asha Rao"),
      expect.stringContaining("Naveen Kumar highlighted it"),
      expect.stringContaining("An admin has looked at it: nothing is wrong"),
      expect.stringContaining("A member of your company posted it"),
    ]);
  });

  it("shares the open job by its link, WhatsApp, e-mail and a printed poster (OWNJ-05)", async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, "writeText");
    open();
    const share = within(await screen.findByRole("region", { name: "Share" }));
    expect(share.getByRole("textbox", { name: "The job's address" })).toHaveValue(
      "http://localhost/jobs/job-1",
    );
    await user.click(share.getByRole("button", { name: "Copy link" }));
    expect(write).toHaveBeenCalledWith("http://localhost/jobs/job-1");
    const whatsApp = share.getByRole("link", { name: "WhatsApp" }).getAttribute("href") ?? "";
    expect(new URL(whatsApp).searchParams.get("text")).toBe(
      "Kaveri Systems is hiring: Loom Fitter\n₹8–12 LPA, Hebbal, Mysuru\nhttp://localhost/jobs/job-1",
    );
    await user.click(share.getByRole("button", { name: "Print poster" }));
    expect(print).toHaveBeenCalledTimes(1);
    const printed = () => document.querySelector<HTMLElement>("[data-printed]");
    expect(printed()).toHaveTextContent("Kaveri Systems is hiring");
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(printed()).toBeNull());
  });

  it("assigns hiring managers for who manages the job, and names them to others (HMGR-04)", async () => {
    const naveen = { accountId: "naveen", name: "Naveen Kumar", email: "naveen@kaveri.example" };
    const ravi = { accountId: "ravi", name: null, email: "ravi@kaveri.example", isAssigned: true };
    const managers = [{ ...naveen, isAssigned: false }, ravi];
    const after = [{ ...naveen, isAssigned: true }, ravi];
    const user = userEvent.setup();
    const { container } = open(
      { ...ownJobAnswer({}, { hiringManagers: managers }), maxUsageCount: 1 },
      ownJobAnswer({}, { hiringManagers: after }),
      figuresAnswer(),
      assigningAnswer(after, "naveen"),
    );
    const section = within(await screen.findByRole("region", { name: "Hiring managers" }));
    expect(section.getByRole("checkbox", { name: "ravi@kaveri.example" })).toBeChecked();
    await user.click(section.getByRole("checkbox", { name: "Naveen Kumar (naveen@kaveri.example)" }));
    expect(await screen.findByText("The job is assigned to Naveen Kumar")).toBeVisible();
    expect(section.getByRole("checkbox", { name: /^Naveen/ })).toBeChecked();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("leads to the team where it has no hiring manager", async () => {
    open();
    const section = within(await screen.findByRole("region", { name: "Hiring managers" }));
    expect(section.getByRole("link", { name: "To the team" })).toHaveAttribute(
      "href",
      "/companies/company-1/team",
    );
  });

  it("names a job's hiring managers to whoever can't assign them", async () => {
    const ravi = { accountId: "ravi", name: "Ravi Rao", email: "ravi@kaveri.example", isAssigned: true };
    const viewerCan = { edit: false, close: false, extend: false, duplicate: false };
    open(ownJobAnswer({ viewerCan }, { hiringManagers: [ravi] }), figuresAnswer());
    const section = within(await screen.findByRole("region", { name: "Hiring managers" }));
    expect(section.getByText("Ravi Rao (ravi@kaveri.example)")).toBeVisible();
    expect(section.queryByRole("checkbox")).toBeNull();
  });

  it("of a closed job shows the way back in place of sharing", async () => {
    const viewerCan = { edit: true, close: false, extend: false, duplicate: true, reopen: true };
    const standing = { status: "CLOSED", closedAt: "2026-11-20T10:00:00.000Z" } as const;
    open(ownJobAnswer({ standing, viewerCan }), figuresAnswer([]));
    expect(await screen.findByText("This job is closed.")).toBeVisible();
    expect(screen.getByRole("button", { name: /^Reopen until/ })).toBeVisible();
    expect(screen.getByRole("button", { name: "Post again: Loom Fitter" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Share" })).not.toBeInTheDocument();
  });

  it("of a reported job says what readers find wrong (OWNJ-06)", async () => {
    open(ownJobAnswer({ standing: { status: "FLAGGED", reportCount: 2 } }), figuresAnswer());
    expect(await screen.findByText("It asks for money: 2")).toBeVisible();
  });

  it("closes the job once that is confirmed", async () => {
    const closing = closingAnswer(buildOwnJob());
    open(ownJobAnswer(), figuresAnswer(), closing);
    await userEvent.click(await screen.findByRole("button", { name: "Close job" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(closing.result).not.toHaveBeenCalled();
    await userEvent.click(await dialog.findByRole("button", { name: "Close job" }));
    await waitFor(() => expect(closing.result).toHaveBeenCalledTimes(1));
  });

  it("is not there for others (OWNJ-01)", async () => {
    open(ownJobAnswer(null));
    expect(await screen.findByText("Job not found")).toBeVisible();
  });
});
