import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  UndoWithdrawalDocument,
  WithdrawApplicationDocument,
} from "../../../features/applications/application/ApplyJob.generated";
import {
  buildNotice,
  markReadAnswer,
  noticesAnswer,
  unreadAnswer,
} from "../../../features/notices/notices.factories";
import { SentWordsDocument } from "../../../features/applications/application/ApplicationRow.generated";
import { buildSession } from "../../../test/factories";
import { renderRoutes } from "../../../test/renderRoutes";
import { MyApplicationsScreenDocument } from "./MyApplicationsScreen.generated";
import { violationsIn } from "../../../test/axe";

const application = (id: string, title: string, status = "VIEWED") => ({
  __typename: "Application" as const,
  id,
  jobId: `job-of-${id}`,
  status,
  statusAt: "2026-11-21T06:30:00.000Z",
  appliedAt: "2026-11-20T06:30:00.000Z",
  remark: null,
  message: null as string | null,
  isJobOpen: true,
  viewerMoves: status === "VIEWED" ? ["WITHDRAWN"] : [],
  withdrawalUndoUntil: null,
  job: {
    __typename: "ApplicationJob" as const,
    title,
    companyName: "Kaveri Health",
    ...{ isForClient: null, clientName: null, clientIndustry: null },
    placesInShort: "Pune",
    pay: "₹4–6 LPA",
  },
  interviews: [],
  offers: [],
  messageThread: null,
  history: [
    { __typename: "ApplicationEvent" as const, status: "SUBMITTED", at: "2026-11-20T06:30:00.000Z" },
    { __typename: "ApplicationEvent" as const, status: "VIEWED", at: "2026-11-21T06:30:00.000Z" },
  ],
});
const list = (
  variables: { page: number; pageOf: string | null },
  page = variables.page,
  status = "VIEWED",
) => ({
  request: {
    query: MyApplicationsScreenDocument,
    variables: { ...variables, group: null },
  },
  result: {
    data: {
      myApplications: {
        __typename: "ApplicationPage" as const,
        ...{ total: 22, page, pageSize: 20 },
        items: [application("21", "Staff Nurse"), application("22", "Ward Clerk", status)],
      },
      applicationCounts: { __typename: "ApplicationCounts", active: 22, interviews: 1, ended: 4 },
    },
  },
});
type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];
const open = (address: string, ...mocks: object[]) =>
  renderRoutes(address, { session: buildSession(), mocks: mocks as Mocks });

const entry = async (title: string) =>
  (await screen.findByRole("link", { name: title })).closest<HTMLElement>("article")?.parentElement;

describe("/dashboard/applications", () => {
  it("opens at the application of its address, on whichever page it stands", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    const address = "/dashboard/applications?open=22";
    open(address, list({ page: 1, pageOf: "22" }, 2));
    await waitFor(async () => expect(await entry("Ward Clerk")).toHaveFocus());
    expect(scroll).toHaveBeenCalledWith({ block: "center" });
    expect(await entry("Ward Clerk")).toHaveAttribute("aria-current", "true");
    expect(await entry("Staff Nurse")).not.toHaveAttribute("aria-current");
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/dashboard/applications");
  });

  it("fetches that application anew where a notice leads there once more", async () => {
    const address = "/dashboard/applications?open=22";
    const here = { page: 1, pageOf: "22" };
    const notice = { id: "1", title: "You are shortlisted for Ward Clerk", path: address };
    open(
      address,
      ...[list(here, 2), unreadAnswer(1), noticesAnswer(buildNotice(notice))],
      ...[markReadAnswer(["1"]), list(here, 2, "SHORTLISTED")],
    );
    await waitFor(async () => expect(await entry("Ward Clerk")).toHaveFocus());
    await userEvent.click(await screen.findByRole("button", { name: "Notices, 1 unread" }));
    await userEvent.click(await screen.findByRole("link", { name: /You are shortlisted/ }));
    await waitFor(async () => expect(await entry("Ward Clerk")).toHaveTextContent("Shortlisted"));
    await waitFor(async () => expect(await entry("Ward Clerk")).toHaveFocus());
  });

  it("shows what the company wrote when it decided for others (PIPE-06)", async () => {
    const answer = list({ page: 1, pageOf: null }, 1, "NOT_SELECTED");
    for (const item of answer.result.data.myApplications.items)
      if (item.status === "NOT_SELECTED") item.message = "Thank you. We have filled the post.";
    open("/dashboard/applications", answer);
    expect(await entry("Ward Clerk")).toHaveTextContent(
      "Kaveri Health wrote:Thank you. We have filled the post.",
    );
    expect(await entry("Staff Nurse")).not.toHaveTextContent("wrote");
  });

  it("withdraws an application by its menu, and takes that back (SEEN-03)", async () => {
    const { id, appliedAt, remark, history } = application("22", "Ward Clerk");
    const at = "2026-11-21T18:30:00.000Z";
    const withdrawn = {
      ...{ __typename: "Application", id, appliedAt, remark, status: "WITHDRAWN", statusAt: at },
      history: [...history, { __typename: "ApplicationEvent", status: "WITHDRAWN", at }],
      viewerMoves: [],
      withdrawalUndoUntil: "2026-11-21T18:45:00.000Z",
    };
    const back = {
      ...{ ...withdrawn, status: "VIEWED", statusAt: history[1]?.at, history },
      ...{ viewerMoves: ["WITHDRAWN"], withdrawalUndoUntil: null },
    };
    const variables = { id: "22" };
    open(
      "/dashboard/applications",
      list({ page: 1, pageOf: null }),
      {
        request: { query: WithdrawApplicationDocument, variables },
        result: { data: { withdrawApplication: withdrawn } },
      },
      {
        request: { query: UndoWithdrawalDocument, variables },
        result: { data: { undoWithdrawal: back } },
      },
    );
    const openMenu = async () =>
      userEvent.click(await screen.findByRole("button", { name: "Actions for Ward Clerk at Kaveri Health" }));
    await openMenu();
    await userEvent.click(await screen.findByRole("menuitem", { name: "Withdraw" }));
    const question = await screen.findByRole("dialog", { name: "Withdraw your application?" });
    expect(question).toHaveTextContent(
      "Kaveri Health will no longer consider it. You can undo this for 15 minutes.",
    );
    expect(question).toHaveTextContent("They have opened it, so it still counts against this month’s limit.");
    await userEvent.click(within(question).getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("Application withdrawn.")).toBeVisible();
    expect(await entry("Ward Clerk")).toHaveTextContent(/Withdrawn\s*22 Nov/);
    await openMenu();
    expect(await screen.findByRole("menuitem", { name: "Download what you sent" })).toBeVisible();
    expect(screen.queryByRole("menuitem", { name: "Withdraw" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("menuitem", { name: "Undo Withdrawal" }));
    expect(await screen.findByText("Your application is back.")).toBeVisible();
    await waitFor(async () => expect(await entry("Ward Clerk")).toHaveTextContent("Under Review"));
  });

  it("shows with its steps what went beside the resume: note, file and answers (SEEN-26)", async () => {
    const answer = {
      ...{ __typename: "ScreeningAnswer", questionId: "q-1", bankCode: null, kind: "YES_NO" },
      ...{
        text: "Do you own a two-wheeler?",
        unit: null,
        values: ["yes"],
        outcome: "ANSWERED",
        wanted: null,
      },
    };
    open("/dashboard/applications", list({ page: 1, pageOf: null }), {
      request: { query: SentWordsDocument, variables: { applicationId: "22" } },
      result: {
        data: {
          application: {
            ...{ __typename: "Application", id: "22", note: "I can join at once." },
            original: { __typename: "SentOriginal", name: "Pooja.docx" },
            answers: [answer],
          },
        },
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Show steps: Ward Clerk" }));
    const terms = (await screen.findAllByRole("term")).map((term) => term.textContent);
    expect(terms).toEqual(["Note to the company", "Your own file", "Do you own a two-wheeler?"]);
    expect(screen.getByText("I can join at once.")).toBeVisible();
    expect(screen.getByText("Pooja.docx")).toBeVisible();
    expect(screen.getByText("Yes")).toBeVisible();
  });

  it("names each entry under the page's heading, without a level between (SEEN-07)", async () => {
    const { container } = open("/dashboard/applications", list({ page: 1, pageOf: null }));
    expect(await screen.findByRole("heading", { level: 2, name: "Ward Clerk" })).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("leads to those that are active, asked for an interview or ended (SEEN-14)", async () => {
    open("/dashboard/applications", list({ page: 1, pageOf: null }));
    await entry("Ward Clerk");
    const groups = within(screen.getByRole("navigation", { name: "Applications by where they stand" }));
    expect(groups.getByRole("link", { name: "All 26" })).toHaveAttribute("aria-current");
    expect(groups.getByRole("link", { name: "Interviews 1" })).toHaveAttribute(
      "href",
      "/dashboard/applications?group=interviews",
    );
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/dashboard/applications?page=2",
    );
  });

  it("shows an application's steps on a tap", async () => {
    open("/dashboard/applications", list({ page: 1, pageOf: null }));
    await entry("Ward Clerk");
    expect(
      screen.queryByRole("list", { name: "Steps of your application: Ward Clerk" }),
    ).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Show steps: Ward Clerk" }));
    const steps = within(screen.getByRole("list", { name: "Steps of your application: Ward Clerk" }));
    expect(steps.getByText("20 Nov")).toBeVisible();
    expect(steps.getByText("Interview")).toBeVisible();
  });

  it("takes no focus from the heading without one", async () => {
    open("/dashboard/applications?page=2", list({ page: 2, pageOf: null }));
    expect(await entry("Ward Clerk")).not.toHaveAttribute("aria-current");
    expect(document.body).toHaveFocus();
  });
});
