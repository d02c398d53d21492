import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Session } from "../../auth/session";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { AlertExpectationDocument, CreateAlertDocument } from "./Alerts.generated";
import { AlertMe } from "./AlertMe";
import { forgetSetAlert } from "./set-alerts";

const filter = { q: "cook" };
const expectation = {
  request: { query: AlertExpectationDocument, variables: { filter: { ...filter, postedWithinDays: 7 } } },
  result: { data: { jobs: { __typename: "JobPage", total: 3, isTotalCapped: false } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const created = {
  request: { query: CreateAlertDocument, variables: () => true },
  result: {
    data: {
      createAlert: {
        ...{ __typename: "Alert", id: "alert-7", title: "cook", frequency: "DAILY", state: "ACTIVE" },
      },
    },
  },
};

const byPhone = buildSession({ email: null, signInName: "+91 98330 12345", phoneNumber: "+919833012345" });

const show = (session: Session, asked: object = filter) =>
  renderRoutes("/", {
    session,
    mocks: [expectation, created] as never,
    routeObjects: [{ path: "/", element: <AlertMe filter={asked} search="cook" /> }],
  });

const openForm = async () => userEvent.click(await screen.findByRole("button", { name: "Alert Me" }));

describe("an alert that is set from a list", () => {
  afterEach(() => forgetSetAlert("alert-7"));

  it("says where it tells an account without an e-mail address, and how to add one (WAYS-02)", async () => {
    show(byPhone);
    await openForm();
    expect(await screen.findByText(/We tell you here: under the bell and in your alerts/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Add an email" })).toHaveAttribute("href", "/settings");
    expect(screen.queryByText(/Each mail/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Set Alert" }));
    expect(await screen.findByText("Alert set: cook")).toBeVisible();
    expect(screen.getByText(/We tell you here: under the bell/)).toBeVisible();
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it("speaks of mails to an account that has an address (WAYS-02)", async () => {
    show(buildSession());
    await openForm();
    expect(await screen.findByText(/Each mail has a link/)).toBeVisible();
    expect(screen.queryByText(/We tell you here/)).not.toBeInTheDocument();
  });

  it("has its way in the button's place until it ends, also after coming back (WAYS-03)", async () => {
    const { unmount } = show(buildSession());
    await openForm();
    await userEvent.click(await screen.findByRole("button", { name: "Set Alert" }));
    const way = await screen.findByRole("link", { name: "Alert Set", hidden: true });
    expect(way).toHaveAttribute("href", "/alerts?open=alert-7");
    unmount();
    const again = show(buildSession());
    expect(await screen.findByRole("link", { name: "Alert Set" })).toBeVisible();
    act(() => forgetSetAlert("alert-7"));
    await waitFor(() => expect(screen.getByRole("button", { name: "Alert Me" })).toBeVisible());
    again.unmount();
  });

  it("is neither another search's nor another account's (WAYS-03)", async () => {
    const { unmount } = show(buildSession());
    await openForm();
    await userEvent.click(await screen.findByRole("button", { name: "Set Alert" }));
    await screen.findByRole("link", { name: "Alert Set", hidden: true });
    unmount();
    const other = show(buildSession({ uid: "uid-2" }));
    expect(await screen.findByRole("button", { name: "Alert Me" })).toBeVisible();
    other.unmount();
    show(buildSession(), { q: "driver" });
    expect(await screen.findByRole("button", { name: "Alert Me" })).toBeVisible();
  });
});
