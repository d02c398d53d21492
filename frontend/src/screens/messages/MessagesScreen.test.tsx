import { screen, within } from "@testing-library/react";
import { buildThreadLine } from "../../features/messages/messages.factories";
import { formatsIn } from "../../shared/language/formats";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { MessagesScreenDocument } from "./MessagesScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const list = (isUnread: boolean, ...items: readonly ReturnType<typeof buildThreadLine>[]) => ({
  request: { query: MessagesScreenDocument, variables: { page: 1, isUnread } },
  result: {
    data: {
      messageThreads: {
        __typename: "MessageThreadPage",
        ...{ total: items.length, page: 1, pageSize: 20 },
        items,
      },
    },
  },
});

const open = (address: string, ...mocks: object[]) =>
  renderRoutes(address, { session: buildSession(), mocks: mocks as Mocks });

const rows = async () =>
  within(await screen.findByRole("list", { name: "Conversations" })).findAllByRole("link");

describe("/messages", () => {
  it("lists the threads with their last messages; what is unread is said", async () => {
    const { container } = open(
      "/messages",
      list(
        false,
        buildThreadLine(),
        buildThreadLine({ id: "application-2", companyName: "Sona Mills", isUnread: false }),
      ),
    );
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/^.*Unread: Kaveri Foods10 NovLoom FitterWhen could you begin\?$/);
    expect(first).toHaveAttribute("href", "/messages?open=application-1");
    expect(second).not.toHaveTextContent("Unread:");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says of a message of today when it came (MSG-12)", async () => {
    const sentAt = new Date().toISOString();
    const said = { __typename: "Message" as const, id: "message-1", text: "See you at six.", isOwn: false };
    open("/messages", list(false, buildThreadLine({ lastMessage: { ...said, sentAt } })));
    const [first] = await rows();
    expect(first).toHaveTextContent(formatsIn("en").time(sentAt));
  });

  it("opens a thread beside the very list that it was chosen from (MSG-11)", async () => {
    open("/messages?show=unread&page=2", {
      request: { query: MessagesScreenDocument, variables: { page: 2, isUnread: true } },
      result: {
        data: {
          messageThreads: {
            __typename: "MessageThreadPage",
            ...{ total: 21, page: 2, pageSize: 20 },
            items: [buildThreadLine()],
          },
        },
      },
    });
    const [first] = await rows();
    expect(first).toHaveAttribute("href", "/messages?show=unread&page=2&open=application-1");
  });

  it("says what will be there, and that everything is read", async () => {
    const { unmount } = open("/messages", list(false));
    expect(await screen.findByText("No messages yet")).toBeVisible();
    unmount();
    open("/messages?show=unread", list(true));
    expect(await screen.findByText("You’ve read everything")).toBeVisible();
  });

  it("leads employers to their candidates", async () => {
    renderRoutes("/messages", { session: buildSession({ role: "employer" }), mocks: [list(false)] as Mocks });
    expect(await screen.findByText(/^Messages stand here once you write to a candidate/)).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Candidates" })).toHaveAttribute("href", "/candidates");
  });

  it("asks again where the list did not come", async () => {
    open("/messages", { ...list(false), result: undefined, error: new Error("The line is cut.") });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  });
});
