import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wouldLoseText } from "../../shared/typed-text";
import { violationsIn } from "../../test/axe";
import { inHindi, loadHindi } from "../../test/inHindi";
import { renderRoutes } from "../../test/renderRoutes";
import {
  BlockMessagesDocument,
  MarkMessagesReadDocument,
  MessageTemplatesDocument,
  MessageThreadDocument,
  ReportMessageDocument,
  SendMessageDocument,
} from "./Messages.generated";
import { words as hindiHolds } from "./message-hold.words.hi";
import { buildMessage, buildThread, threadAnswer } from "./messages.factories";
import { ThreadPanel } from "./ThreadPanel";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const open = (...mocks: object[]) =>
  renderRoutes("/", {
    mocks: mocks as Mocks,
    routeObjects: [
      { path: "*", element: <ThreadPanel applicationId="application-1" backHref="/messages" /> },
    ],
  });

const log = () => screen.findByRole("log", { name: "Messages" });
const box = () => screen.findByRole("textbox", { name: "Message" });

const send = (text: string) => ({
  query: SendMessageDocument,
  variables: { input: { applicationId: "application-1", text } },
});

const company = (changes: Parameters<typeof buildThread>[0] = {}) =>
  buildThread({ viewerSide: "COMPANY", candidateName: "Asha Menon", ...changes });

const templates = (filled: string) => ({
  request: { query: MessageTemplatesDocument, variables: { applicationId: "application-1" } },
  result: {
    data: {
      messageTemplates: [
        {
          __typename: "MessageTemplate" as const,
          id: "confirm",
          title: "Confirm the interview",
          filled,
          isOwn: false,
        },
      ],
    },
  },
});

describe("a thread", () => {
  it("shows what both wrote, the newest at the end, and what the other side has read (MSG-03)", async () => {
    const { container } = open(
      threadAnswer(
        buildThread(),
        buildMessage({ id: "3", isOwn: true, party: "APPLICANT", text: "And parking?" }),
        buildMessage({ id: "2", isOwn: true, party: "APPLICANT", text: "On Monday.", isRead: true }),
        buildMessage({ id: "1" }),
      ),
    );
    const shown = await log();
    expect(shown).toHaveTextContent(
      /Tue, 10 Nov.*Kaveri Foods wrote:When could you begin\?.*You wrote:On Monday\..*Read.*And parking\?.*Sent/,
    );
    expect(await violationsIn(container)).toEqual([]);
  });

  it("marks what is in sight as read", async () => {
    const mark = jest.fn(() => ({
      data: { markMessagesRead: { __typename: "MessageThread", id: "application-1", isUnread: false } },
    }));
    const variables = { applicationId: "application-1", until: "2026-11-10T06:30:00.000Z" };
    open(threadAnswer(buildThread({ isUnread: true }), buildMessage()), {
      request: { query: MarkMessagesReadDocument, variables },
      result: mark,
    });
    await waitFor(() => expect(mark).toHaveBeenCalledTimes(1));
  });

  it("sends what is typed, and clears the box", async () => {
    const sent = buildMessage({ id: "2", isOwn: true, party: "APPLICANT", text: "On Monday." });
    open(
      threadAnswer(buildThread(), buildMessage()),
      { request: send("On Monday."), result: { data: { sendMessage: sent } } },
      threadAnswer(buildThread(), sent, buildMessage()),
    );
    await userEvent.type(await box(), " On Monday. ");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(async () => expect(await log()).toHaveTextContent("On Monday."));
    expect(await box()).toHaveValue("");
  });

  it("keeps what could not be sent, and says so", async () => {
    open(threadAnswer(buildThread(), buildMessage()), {
      request: send("On Monday."),
      error: new Error("The line is cut."),
    });
    await userEvent.type(await box(), "On Monday.");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Not sent. Check your connection and try again.")).toBeVisible();
    expect(await box()).toHaveValue("On Monday.");
  });

  it("has a text again that was not sent, after a reload, another page or another language (SEEN-27)", async () => {
    const { unmount } = open(threadAnswer(buildThread(), buildMessage()));
    await userEvent.type(await box(), "On Monday.");
    expect(wouldLoseText()).toBe(false);
    unmount();
    const again = open(threadAnswer(buildThread(), buildMessage()));
    expect(await box()).toHaveValue("On Monday.");
    await userEvent.clear(await box());
    again.unmount();
    open(threadAnswer(buildThread(), buildMessage()));
    expect(await box()).toHaveValue("");
  });

  it("says why nobody can write, in place of the box (MSG-02)", async () => {
    open(
      threadAnswer(
        buildThread({ standing: "NOT_SELECTED", viewerCan: { write: false } }),
        buildMessage({ text: "Thank you." }),
      ),
    );
    expect(
      await screen.findByText("They chose others. They can still write to you, and you’ll find it here."),
    ).toBeVisible();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  it("tells the writer of a held message why (MSG-07)", async () => {
    open(
      threadAnswer(
        company(),
        buildMessage({
          ...{ isOwn: true, memberName: "Meera Iyer", state: "HELD", text: "Pay the fee." },
          heldReason: "One of us looks at it first.",
        }),
      ),
    );
    const shown = await log();
    expect(shown).toHaveTextContent(/Pay the fee\..*Waits for a check.*One of us looks at it first\./);
  });

  it("tells that in Hindi, too (HEED-06)", async () => {
    await loadHindi();
    const thread = threadAnswer(
      company(),
      buildMessage({
        ...{ isOwn: true, state: "HELD", text: "Pay the fee." },
        ...{ heldReason: "One of us looks at it first.", heldCause: "SCAM" },
      }),
    );
    const element = inHindi(<ThreadPanel applicationId="application-1" backHref="/messages" />);
    renderRoutes("/", { mocks: [thread] as Mocks, routeObjects: [{ path: "*", element }] });
    expect(await screen.findByText(hindiHolds.SCAM)).toBeVisible();
    expect(screen.queryByText("One of us looks at it first.")).not.toBeInTheDocument();
  });

  it("fills a template, and sends none with an empty place (MSG-05)", async () => {
    open(threadAnswer(company(), buildMessage()), templates("Dear Asha, see you on {slot}."));
    await userEvent.click(await screen.findByRole("button", { name: "Templates" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Confirm the interview" }));
    expect(await box()).toHaveValue("Dear Asha, see you on {slot}.");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Fill in {slot} first")).toBeVisible();
    expect(await box()).toHaveFocus();
  });

  it("has ways to call where contact is open alone (MSG-09)", async () => {
    const { unmount } = open(threadAnswer(company({ candidatePhone: "98450 12345" }), buildMessage()));
    expect(await screen.findByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:9845012345");
    expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      "https://wa.me/919845012345",
    );
    unmount();
    open(threadAnswer(company(), buildMessage()));
    await log();
    expect(screen.queryByRole("link", { name: "Call" })).not.toBeInTheDocument();
  });

  it("is blocked after a question (MSG-08)", async () => {
    const blocked = buildThread({
      standing: "BLOCKED_BY_VIEWER",
      viewerCan: { write: false, block: false, unblock: true },
    });
    open(threadAnswer(buildThread(), buildMessage()), {
      request: { query: BlockMessagesDocument, variables: { applicationId: "application-1" } },
      result: { data: { blockMessages: blocked } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Block" }));
    const dialog = await screen.findByRole("dialog", { name: "Block Kaveri Foods?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Block" }));
    expect(
      await screen.findByText("You blocked them. Nobody can write until you unblock them."),
    ).toBeVisible();
  });

  it("lets one report what the other side wrote last", async () => {
    const report = jest.fn(() => ({
      data: { reportMessage: { __typename: "MessageReport", id: "report-1" } },
    }));
    const input = { messageId: "message-1", reason: "SCAM", comment: null };
    open(threadAnswer(buildThread(), buildMessage()), {
      request: { query: ReportMessageDocument, variables: { input } },
      result: report,
    });
    await userEvent.click(await screen.findByRole("button", { name: "Report" }));
    const dialog = await screen.findByRole("dialog", { name: "Report this message" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Report" }));
    expect(await within(dialog).findByText("Choose what is wrong")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("radio", { name: "It looks like a scam" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Report" }));
    expect(await screen.findByText("Thank you. We’ll look at it.")).toBeVisible();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it("that is not there says so, and one that did not come offers Retry", async () => {
    const request = { query: MessageThreadDocument, variables: { applicationId: "application-1" } };
    const refusal = { message: "Not found.", extensions: { code: "NOT_FOUND" } };
    const { unmount } = open({ request, result: { errors: [refusal] } });
    expect(await screen.findByText("This conversation isn’t there any more.")).toBeVisible();
    unmount();
    open({ request, error: new Error("The line is cut.") }, threadAnswer(buildThread(), buildMessage()));
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await log()).toBeVisible();
  });
});

describe("a file", () => {
  const usual = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = usual;
  });
  const PDF = new File(["%PDF-"], "Role note.pdf", { type: "application/pdf" });
  const KEPT = { id: "file-1", name: "Role note.pdf", bytes: 184_000 };

  /** The server keeps the upload, or refuses it. */
  function answerUpload(status: number, body: object) {
    globalThis.fetch = jest.fn(() =>
      Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) } as Response),
    );
  }

  const attach = async (file = PDF) =>
    userEvent.upload(await screen.findByLabelText("Attach a File", { selector: "input" }), file);

  it("goes with a message, and by its name where nothing is written (MSGF-01)", async () => {
    answerUpload(201, KEPT);
    const sent = jest.fn((_variables: object) => true);
    const file = { __typename: "MessageFile" as const, ...KEPT, type: "application/pdf" };
    const message = buildMessage({ id: "2", isOwn: true, party: "APPLICANT", text: KEPT.name, file });
    const thread = buildThread({ viewerCan: { attach: true } });
    const { container } = open(
      threadAnswer(thread, buildMessage()),
      {
        request: { query: SendMessageDocument, variables: sent },
        result: { data: { sendMessage: message } },
      },
      threadAnswer(thread, message, buildMessage()),
    );
    await attach();
    expect(await screen.findByText("184 kB")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByRole("button", { name: "Download Role note.pdf" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Remove Role note.pdf" })).toBeNull();
    expect(sent).toHaveBeenCalledWith({
      input: { applicationId: "application-1", text: "Role note.pdf", fileId: "file-1" },
    });
  });

  it("asks before it is left, and before another language loses it (LANG-06)", async () => {
    answerUpload(201, KEPT);
    const { router } = open(threadAnswer(buildThread({ viewerCan: { attach: true } }), buildMessage()));
    await attach();
    await screen.findByText("184 kB");
    expect(wouldLoseText()).toBe(true);
    await act(() => router.navigate("/?open=application-2"));
    const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
    expect(question).toHaveTextContent("Your message is not sent yet.");
    await userEvent.click(within(question).getByRole("button", { name: "Keep Editing" }));
    expect(router.state.location.search).toBe("");
  });

  it("that the server refuses, or that is too large, is not attached, and says why", async () => {
    answerUpload(415, { code: "MESSAGE_FILE_TYPE", message: "Choose a PDF." });
    open(threadAnswer(buildThread({ viewerCan: { attach: true } }), buildMessage()));
    await attach();
    expect(await screen.findByText("Choose a PDF.")).toBeVisible();
    await attach(new File([new Uint8Array(5 * 1024 * 1024 + 1)], "photos.pdf"));
    expect(await screen.findByText("A file has 5 MB at most. Choose a smaller one.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });

  it("can't be chosen before contact is open (MSGF-02)", async () => {
    open(threadAnswer(buildThread(), buildMessage()));
    await box();
    expect(screen.queryByRole("button", { name: "Attach a File" })).toBeNull();
  });
});
