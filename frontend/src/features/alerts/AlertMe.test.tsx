import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Session } from "../../auth/session";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  AlertExpectationDocument,
  AlertOfDocument,
  CreateAlertDocument,
  type CreateAlertMutationVariables,
  EndAlertDocument,
} from "./Alerts.generated";
import { AlertMe } from "./AlertMe";
import { useAlertActs } from "./useAlertActs";

const filter = { q: "cook" };
const expectation = {
  request: { query: AlertExpectationDocument, variables: { filter: { ...filter, postedWithinDays: 7 } } },
  result: { data: { jobs: { __typename: "JobPage", total: 3, isTotalCapped: false } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const alert = { __typename: "Alert", id: "alert-7", frequency: "WEEKLY", state: "ACTIVE", isMailed: true };
const ended = {
  request: { query: EndAlertDocument, variables: { id: "alert-7" } },
  result: { data: { endAlert: { __typename: "Alert", id: "alert-7" } } },
};

/** What the server was asked to keep. */
let wanted: CreateAlertMutationVariables["input"][] = [];
const created = {
  request: {
    query: CreateAlertDocument,
    variables: ({ input }: CreateAlertMutationVariables) => wanted.push(input) > 0,
  },
  result: { data: { createAlert: { ...alert, title: "cook" } } },
};
const keptAs = (alertOf: object | null, asked: object = filter) => ({
  request: { query: AlertOfDocument, variables: { filter: asked } },
  result: { data: { alertOf } },
});

const byPhone = buildSession({ email: null, signInName: "+91 98330 12345", phoneNumber: "+919833012345" });

function List() {
  const { end } = useAlertActs({ id: "alert-7", path: "/jobs" });
  return (
    <>
      <AlertMe filter={filter} search="cook" />
      <button onClick={() => void end()}>End it</button>
    </>
  );
}

const show = (session: Session, kept: object | null = null) =>
  renderRoutes("/", {
    session,
    mocks: [expectation, keptAs(kept), created, ended] as never,
    routeObjects: [{ path: "/", element: <List /> }],
  });

const openForm = async () => userEvent.click(await screen.findByRole("button", { name: "Alert Me" }));

describe("an alert that is set from a list", () => {
  afterEach(() => {
    wanted = [];
  });

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

  it("has its way in the button's place until it ends (WAYS-03)", async () => {
    show(buildSession());
    await openForm();
    await userEvent.click(await screen.findByRole("button", { name: "Set Alert" }));
    const way = await screen.findByRole("link", { name: "Alert Set" });
    expect(way).toHaveAttribute("href", "/alerts?open=alert-7");
    await userEvent.click(screen.getByRole("button", { name: "End it" }));
    expect(await screen.findByRole("button", { name: "Alert Me" })).toBeVisible();
  });

  it("is there on another day and on another device (WAYS-03)", async () => {
    show(buildSession(), alert);
    expect(await screen.findByRole("link", { name: "Alert Set" })).toHaveAttribute(
      "href",
      "/alerts?open=alert-7",
    );
  });

  it("starts again as it was, if it is paused (WAYS-03)", async () => {
    show(buildSession(), { ...alert, state: "PAUSED", isMailed: false });
    await openForm();
    await userEvent.click(await screen.findByRole("button", { name: "Set Alert" }));
    expect(await screen.findByRole("link", { name: "Alert Set" })).toBeVisible();
    expect(wanted).toEqual([{ filter, frequency: "WEEKLY", isMailed: false }]);
  });
});
