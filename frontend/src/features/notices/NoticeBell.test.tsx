import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  MarkNoticesReadDocument,
  MyNoticesDocument,
  UnreadNoticeCountDocument,
} from "./NoticeBell.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const VIEWED = "Your application to Staff Nurse at Kaveri Works was viewed";
const notice = (id: string, title: string, isRead = false) => ({
  __typename: "Notice",
  id,
  title,
  path: "/about",
  createdAt: "2026-11-21T06:00:00Z",
  readAt: isRead ? "2026-11-21T07:00:00Z" : null,
});
const count = (unreadNoticeCount: number) => ({
  request: { query: UnreadNoticeCountDocument },
  result: { data: { unreadNoticeCount } },
});
const list = (...items: object[]) => ({
  request: { query: MyNoticesDocument, variables: { pageSize: 10 } },
  result: { data: { myNotices: { __typename: "NoticePage", total: items.length, items } } },
});
const mark = (ids: string[] | null) => ({
  request: { query: MarkNoticesReadDocument, variables: { ids } },
  result: { data: { markNoticesRead: 0 } },
});
const failing = {
  request: { query: MyNoticesDocument, variables: { pageSize: 10 } },
  error: new TypeError("Failed to fetch"),
};

async function open(label: string, ...mocks: object[]) {
  const view = renderRoutes("/contact", { session: buildSession(), mocks: mocks as Mocks });
  await userEvent.click(await screen.findByRole("button", { name: label }));
  return { ...view, panel: within(await screen.findByRole("dialog", { name: "Notices" })) };
}

describe("the navigation's bell", () => {
  it("is not there for a visitor", async () => {
    renderRoutes("/contact");
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: /^Notices/ })).not.toBeInTheDocument();
  });

  it("tells how many are unread, and lists them", async () => {
    const { panel, container } = await open(
      "Notices, 1 unread",
      count(1),
      list(notice("2", VIEWED), notice("1", "You are on the Paid plan", true)),
    );
    const links = await panel.findAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      `Unread: ${VIEWED}21 Nov 2026, 11:30 am`,
      "You are on the Paid plan21 Nov 2026, 11:30 am",
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it("leads to what a notice is about, and marks it as read", async () => {
    const { panel, router } = await open(
      "Notices, 1 unread",
      count(1),
      list(notice("2", VIEWED)),
      mark(["2"]),
      count(0),
      list(notice("2", VIEWED, true)),
    );
    await userEvent.click(await panel.findByRole("link"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/about"));
    expect(await screen.findByRole("button", { name: "Notices" })).toHaveAttribute("aria-expanded", "false");
  });

  it("marks all as read", async () => {
    const { panel } = await open(
      "Notices, 2 unread",
      count(2),
      list(notice("2", VIEWED), notice("1", "Another")),
      mark(null),
      count(0),
      list(notice("2", VIEWED, true), notice("1", "Another", true)),
    );
    await userEvent.click(await panel.findByRole("button", { name: "Mark all as read" }));
    await waitFor(() =>
      expect(panel.queryByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument(),
    );
    expect(panel.queryByText("Unread:")).not.toBeInTheDocument();
  });

  it("says when there is nothing yet, and after a failure offers Retry", async () => {
    const { panel } = await open("Notices", count(0), failing, list());
    await userEvent.click(await panel.findByRole("button", { name: "Retry" }));
    expect(await panel.findByText("Nothing yet")).toBeInTheDocument();
  });
});
