import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  ApproveJobDocument,
  HoldJobDocument,
  RemoveJobDocument,
  RestoreJobDocument,
} from "../../features/moderation/job/AdminJob.generated";
import { openAsAdmin, press } from "../../test/openAsAdmin";
import { adminJobsAnswer, buildAdminJob, reviewedJobAnswer } from "./admin.factories";
import { violationsIn } from "../../test/axe";

describe("/admin/jobs", () => {
  const flagged = buildAdminJob({
    status: "FLAGGED",
    reportCount: 4,
    reportReasons: [{ reason: "ASKS_FOR_MONEY", count: 3 }],
    rules: ["asks-for-money: registration fee"],
    reportComments: ["They asked for ₹1,499."],
  });

  it("tells what is said against a job (ROUTE-13)", async () => {
    const { container } = openAsAdmin("/admin/jobs", [adminJobsAnswer([flagged])]);
    const row = await screen.findByRole("row", { name: /Loom Fitter/ });
    for (const text of ["4 reports", "It asks for money · 3", "registration fee", "₹1,499", "Flagged"])
      expect(row).toHaveTextContent(text);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("asks for one status, a text and a page by the address", async () => {
    const onAsk = jest.fn();
    openAsAdmin("/admin/jobs?status=held&q=loom&page=2", [adminJobsAnswer([flagged], onAsk)]);
    await screen.findByRole("row", { name: /Loom Fitter/ });
    expect(onAsk).toHaveBeenCalledWith({ filter: { status: "HELD", text: "loom" }, page: 2, pageSize: 20 });
    expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute(
      "href",
      "/admin/jobs?q=loom&status=held",
    );
  });

  it("lists the jobs that name a client, and says which verified company it is like (AGCY-07)", async () => {
    const onAsk = jest.fn();
    const client = { isForClient: true, clientName: "Kabini Mills", clientIndustry: null };
    const job = buildAdminJob({ clientLookAlikes: [{ id: "mill", name: "Kabini Mill" }] });
    openAsAdmin("/admin/jobs?status=clients", [adminJobsAnswer([Object.assign(job, client)], onAsk)]);
    const row = await screen.findByRole("row", { name: /Loom Fitter/ });
    expect(row).toHaveTextContent("Kaveri Systems for Kabini Mills");
    expect(row).toHaveTextContent("Client’s name is like that of Kabini Mill, which is verified");
    expect(screen.getByRole("link", { name: "For clients" })).toHaveAttribute("aria-current", "true");
    const filter = { text: null, namesClient: true };
    expect(onAsk).toHaveBeenCalledWith({ filter, order: "NEWEST", page: 1, pageSize: 20 });
  });

  it("leads to a held job, which admins read at its own address", async () => {
    openAsAdmin("/admin/jobs", [adminJobsAnswer([buildAdminJob({ status: "HELD" })])]);
    expect(await screen.findByRole("link", { name: "Loom Fitter" })).toHaveAttribute("href", "/jobs/job-1");
  });

  it("approves a flagged job, once it is said that its reports go for good", async () => {
    const result = jest.fn(() => ({ data: { approveJob: buildAdminJob() } }));
    const approving = { request: { query: ApproveJobDocument, variables: { id: "job-1" } }, result };
    openAsAdmin("/admin/jobs", [adminJobsAnswer([flagged]), approving]);
    await press("Approve Loom Fitter");
    const dialog = await screen.findByRole("dialog", { name: "Approve ‘Loom Fitter’?" });
    expect(dialog).toHaveTextContent(/dismissed for good/);
    expect(result).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Approve job" }));
    expect(await screen.findByText("‘Loom Fitter’ is approved.")).toBeInTheDocument();
    expect(result).toHaveBeenCalledTimes(1);
  });

  it("approves a held job once it is said what held it; a double click approves that one alone (EMPS-07)", async () => {
    const held = buildAdminJob({ status: "HELD", rules: ["asks-for-money: registration fee"] });
    const next = {
      ...buildAdminJob({ status: "HELD", reason: "Odd pay." }),
      id: "job-2",
      title: "Yarn Sorter",
    };
    const result = jest.fn(() => ({ data: { approveJob: buildAdminJob() } }));
    const approving = { request: { query: ApproveJobDocument, variables: { id: "job-1" } }, result };
    openAsAdmin("/admin/jobs?status=held", [adminJobsAnswer([held, next]), approving]);
    await userEvent.dblClick(await screen.findByRole("button", { name: "Approve Loom Fitter" }));
    const dialog = await screen.findByRole("dialog", { name: "Approve ‘Loom Fitter’?" });
    expect(dialog).toHaveTextContent("A rule held it: Asks for money: “registration fee”.");
    expect(dialog).toHaveTextContent("Everybody finds it at once.");
    expect(dialog).not.toHaveTextContent("dismissed");
    expect(result).not.toHaveBeenCalled();
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Approve job" }));
    expect(await screen.findByText("‘Loom Fitter’ is approved.")).toBeInTheDocument();
    expect(result).toHaveBeenCalledTimes(1);
  });

  it("says of a job that an admin held what the reason was", async () => {
    openAsAdmin("/admin/jobs", [
      adminJobsAnswer([buildAdminJob({ status: "HELD", reason: "The pay looks unusual." })]),
      reviewedJobAnswer(),
    ]);
    await press("Review Loom Fitter");
    const review = await screen.findByRole("dialog", { name: "Review ‘Loom Fitter’" });
    await userEvent.click(within(review).getByRole("button", { name: "Approve" }));
    const dialog = await screen.findByRole("dialog", { name: "Approve ‘Loom Fitter’?" });
    expect(dialog).toHaveTextContent("Reason: The pay looks unusual.");
  });

  it("removes with a reason, and offers to undo it", async () => {
    const removing = {
      request: { query: RemoveJobDocument, variables: { id: "job-1", reason: "No such office." } },
      result: { data: { removeJob: buildAdminJob({ status: "REMOVED", reason: "No such office." }) } },
    };
    openAsAdmin("/admin/jobs", [adminJobsAnswer([flagged]), removing]);
    await press("Remove Loom Fitter");
    const dialog = await screen.findByRole("dialog", { name: "Remove ‘Loom Fitter’?" });
    await userEvent.type(within(dialog).getByRole("textbox"), "No such office.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove job" }));
    expect(await screen.findByText(/‘Loom Fitter’ is removed/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
  });
});

describe("a job's review", () => {
  it("holds an open job with a reason", async () => {
    const reason = "The address is wrong.";
    const holding = {
      request: { query: HoldJobDocument, variables: { id: "job-1", reason } },
      result: { data: { holdJob: buildAdminJob({ status: "HELD", reason }) } },
    };
    openAsAdmin("/admin/jobs", [adminJobsAnswer([buildAdminJob()]), reviewedJobAnswer(), holding]);
    await press("Review Loom Fitter");
    const review = await screen.findByRole("dialog", { name: "Review ‘Loom Fitter’" });
    expect(review).toHaveTextContent("Nobody has reported it, and nothing holds it.");
    await userEvent.click(within(review).getByRole("button", { name: "Hold" }));
    const dialog = await screen.findByRole("dialog", { name: "Hold ‘Loom Fitter’?" });
    await userEvent.type(within(dialog).getByRole("textbox"), reason);
    await userEvent.click(within(dialog).getByRole("button", { name: "Hold job" }));
    expect(await screen.findByText(/^‘Loom Fitter’ is held/)).toBeInTheDocument();
  });

  it("shows what an admin judges by, and says of a held one no more than why it is held (JOBS-14)", async () => {
    const held = buildAdminJob({ status: "HELD", reason: "The pay looks unusual." });
    openAsAdmin("/admin/jobs", [adminJobsAnswer([held]), reviewedJobAnswer()]);
    await press("Review Loom Fitter");
    const review = await screen.findByRole("dialog", { name: "Review ‘Loom Fitter’" });
    expect(await within(review).findByText("₹24–32 LPA · ₹24,00,000–32,00,000 a year")).toBeInTheDocument();
    for (const text of [
      "Koramangala, Bangalore",
      "React, TypeScript",
      "patient timeline",
      "Clear written English",
    ])
      expect(review).toHaveTextContent(text);
    expect(within(review).getByRole("link", { name: "Kaveri Health" })).toHaveAttribute(
      "href",
      "/companies/company-1",
    );
    expect(review).toHaveTextContent("Reason: The pay looks unusual.");
    expect(review).not.toHaveTextContent("Nobody has reported it");
    expect(await violationsIn(review)).toEqual([]);
  });

  it("restores a removed job", async () => {
    const restoring = {
      request: { query: RestoreJobDocument, variables: { id: "job-1" } },
      result: { data: { restoreJob: buildAdminJob() } },
    };
    const removed = buildAdminJob({ status: "REMOVED", reason: "No such office." });
    openAsAdmin("/admin/jobs", [adminJobsAnswer([removed]), restoring]);
    await press("Restore Loom Fitter");
    expect(await screen.findByText("‘Loom Fitter’ is restored.")).toBeInTheDocument();
  });

  it("offers no approval where company or poster are blocked, and says so", async () => {
    openAsAdmin("/admin/jobs", [adminJobsAnswer([buildAdminJob({ status: "HELD", heldAt: null })])]);
    expect(await screen.findByText("Its company or poster is blocked.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Approve Loom Fitter" })).not.toBeInTheDocument();
  });
});
