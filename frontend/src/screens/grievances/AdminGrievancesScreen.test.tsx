import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnswerGrievanceDocument } from "../../features/privacy/review/GrievanceReview.generated";
import { violationsIn } from "../../test/axe";
import { openAsAdmin, press } from "../../test/openAsAdmin";
import { AdminGrievancesScreenDocument } from "./AdminGrievancesScreen.generated";

const waiting = (number: number, daysLeft: number) => ({
  __typename: "WaitingGrievance",
  ...{ id: `grievance-${number}`, daysLeft, accountId: "account-1", email: "asha@jobs.example" },
  grievance: {
    __typename: "Grievance",
    ...{ id: `grievance-${number}`, number, kind: "CORRECTION", text: "My name is written wrongly." },
    ...{ raisedAt: "2026-11-25T06:00:00.000Z", dueOn: "2026-12-25" },
  },
});
const refusal = (code: string) => ({ errors: [{ message: "No.", extensions: { code } }] });
const list = (...items: object[]) => ({
  request: { query: AdminGrievancesScreenDocument, variables: { page: 1, pageSize: 20 } },
  result: {
    data: {
      grievances: {
        __typename: "WaitingGrievancePage",
        ...{ items, total: items.length },
      },
    },
  },
});
const answering = {
  query: AnswerGrievanceDocument,
  variables: { input: { id: "grievance-12", answer: "It is right now." } },
};

const answer = async () => {
  await press("Answer no. 12");
  const dialog = within(await screen.findByRole("dialog", { name: "Answer no. 12" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Your answer" }), "It is right now.");
  await userEvent.click(dialog.getByRole("button", { name: "Send Answer" }));
};

describe("/admin/grievances", () => {
  it("shows what waits with the days that are left, and answers in words (REDR-07)", async () => {
    const result = jest.fn(() => ({
      data: {
        answerGrievance: {
          __typename: "Grievance",
          ...{ id: "grievance-12", answeredAt: "2026-11-27T06:00:00.000Z", answer: "It is right now." },
        },
      },
    }));
    const { container } = openAsAdmin("/admin/grievances", [
      list(waiting(12, -1), waiting(13, 0), waiting(14, 30)),
      { request: answering, result },
      list(waiting(13, 0)),
    ]);
    expect(await screen.findByText("1 day late")).toBeVisible();
    expect(screen.getByText("Due today")).toBeVisible();
    expect(screen.getByText("30 days left")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await answer();
    expect(await screen.findByText("Answered.")).toBeVisible();
    expect(result).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText("1 day late")).not.toBeInTheDocument());
  });

  it("tells who was second that another has answered, and keeps the words (REDR-07)", async () => {
    openAsAdmin("/admin/grievances", [
      list(waiting(12, 3)),
      { request: answering, result: refusal("GRIEVANCE_ANSWERED") },
    ]);
    await answer();
    expect(await screen.findByText(/^Another admin has answered this\./)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Your answer" })).toHaveValue("It is right now.");
  });

  it("says so when nothing waits", async () => {
    openAsAdmin("/admin/grievances", [list()]);
    expect(await screen.findByText("No grievance waits")).toBeVisible();
  });
});
