import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  RaiseGrievanceDocument,
  WithdrawGrievanceDocument,
} from "../../features/privacy/grievance/Grievance.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { GrievancesScreenDocument } from "./GrievancesScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const TEXT = "Please tell me who has read my resume.";
const grievance = (changes: object = {}) => ({
  __typename: "Grievance",
  ...{ id: "grievance-1", number: 12, kind: "ACCESS", text: TEXT },
  ...{ raisedAt: "2026-11-25T06:00:00.000Z", dueOn: "2099-12-25", answeredAt: null, answer: null },
  ...changes,
});
const answered = grievance({ answeredAt: "2026-11-27T06:00:00.000Z", answer: "Two companies have." });
const refusal = (code: string) => ({ errors: [{ message: "No.", extensions: { code } }] });
const list = (...items: object[]) => ({
  request: { query: GrievancesScreenDocument, variables: { page: 1 } },
  result: {
    data: { myGrievances: { __typename: "GrievancePage", items, total: items.length, pageSize: 20 } },
  },
});
const raising = { query: RaiseGrievanceDocument, variables: { input: { kind: "ACCESS", text: TEXT } } };

const open = (mocks: object[], address = "/settings/grievances") =>
  renderRoutes(address, { session: buildSession(), mocks: mocks as Mocks });

const write = async () => {
  await userEvent.click(await screen.findByRole("radio", { name: /^See my data/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "In your words" }), TEXT);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
};

describe("/settings/grievances", () => {
  it("sends a question, and says by when it is answered (REDR-06)", async () => {
    const raise = jest.fn(() => ({ data: { raiseGrievance: grievance({ dueOn: "2026-12-25" }) } }));
    const { container } = open([list(), { request: raising, result: raise }, list(grievance())]);
    expect(await screen.findByText("You haven’t asked anything yet.")).toBeVisible();
    expect(screen.getByText(/We answer within 30 days\./)).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByText("Please choose what it is about")).toBeVisible();
    expect(screen.getByText("Please write 20 characters or more")).toBeVisible();
    await write();
    expect(await screen.findByText("Sent. We answer by 25 Dec 2026.")).toBeVisible();
    expect(raise).toHaveBeenCalledTimes(1);
    const sent = within(await screen.findByRole("article", { name: "No. 12: See my data" }));
    expect(sent.getByText("Asked 25 Nov 2026 · Answer by 25 Dec 2099")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "In your words" })).toHaveValue("");
  });

  it("keeps what was written when it could not be sent (REDR-06)", async () => {
    open([list(), { request: raising, result: refusal("GRIEVANCE_LIMIT") }]);
    await write();
    expect(await screen.findByText(/^You have 3 open questions\./)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "In your words" })).toHaveValue(TEXT);
  });

  it("shows the answer of the one that a notice leads to (REDR-06)", async () => {
    const { container } = open([list(answered)], "/settings/grievances?open=grievance-1");
    const entry = await screen.findByRole("article", { name: "No. 12: See my data" });
    expect(entry).toHaveAttribute("aria-current", "true");
    expect(within(entry).getByText("Two companies have.")).toBeVisible();
    expect(within(entry).queryByRole("button")).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says so when the answer is late, and takes an open one back after asking (REDR-06)", async () => {
    const withdraw = jest.fn(() => ({ data: { withdrawGrievance: grievance() } }));
    open([
      list(grievance({ dueOn: "2026-01-05" })),
      { request: { query: WithdrawGrievanceDocument, variables: { id: "grievance-1" } }, result: withdraw },
      list(),
    ]);
    expect(await screen.findByText(/We are late: our answer was due by 5 Jan 2026\./)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Take back no. 12" }));
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Take Back" }));
    expect(await screen.findByText("You haven’t asked anything yet.")).toBeVisible();
    expect(withdraw).toHaveBeenCalledTimes(1);
  });

  it("offers no form while three are open (REDR-06)", async () => {
    open([list(...[1, 2, 3].map((number) => grievance({ id: `grievance-${number}`, number })))]);
    expect(await screen.findByText(/^You have 3 open questions\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
  });
});
