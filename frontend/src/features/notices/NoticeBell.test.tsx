import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  buildNotice,
  failingNotices,
  markReadAnswer,
  noticesAnswer,
  unreadAnswer,
} from "./notices.factories";
import { violationsIn } from "../../test/axe";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const VIEWED = "Your application to Staff Nurse at Kaveri Works was viewed";

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
      unreadAnswer(1),
      noticesAnswer(
        buildNotice({ id: "2", title: VIEWED }),
        buildNotice({ id: "1", title: "You are on the Paid plan", isRead: true }),
      ),
    );
    const links = await panel.findAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      `Unread: ${VIEWED}21 Nov 2026, 11:30 am`,
      "You are on the Paid plan21 Nov 2026, 11:30 am",
    ]);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("leads to what a notice is about, and marks it as read", async () => {
    const { panel, router } = await open(
      "Notices, 1 unread",
      unreadAnswer(1),
      noticesAnswer(buildNotice({ id: "2", title: VIEWED })),
      markReadAnswer(["2"], "2"),
    );
    await userEvent.click(await panel.findByRole("link"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/about"));
    expect(await screen.findByRole("button", { name: "Notices" })).toHaveAttribute("aria-expanded", "false");
  });

  it("marks all as read", async () => {
    const { panel } = await open(
      "Notices, 2 unread",
      unreadAnswer(2),
      noticesAnswer(buildNotice({ id: "2", title: VIEWED }), buildNotice({ id: "1", title: "Another" })),
      markReadAnswer(null, "2", "1"),
    );
    await userEvent.click(await panel.findByRole("button", { name: "Mark all as read" }));
    await waitFor(() =>
      expect(panel.queryByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(panel.queryAllByText("Unread:")).toEqual([]));
  });

  it("says when there is nothing yet, and after a failure offers Retry", async () => {
    const { panel } = await open("Notices", unreadAnswer(0), failingNotices, noticesAnswer());
    await userEvent.click(await panel.findByRole("button", { name: "Retry" }));
    expect(await panel.findByText("Nothing yet")).toBeInTheDocument();
  });
});
