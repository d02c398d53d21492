import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  ApproveMessageDocument,
  RemoveMessageDocument,
} from "../../features/moderation/message/MessageReview.generated";
import { violationsIn } from "../../test/axe";
import { openAsAdmin, press } from "../../test/openAsAdmin";
import { AdminMessagesScreenDocument } from "./AdminMessagesScreen.generated";

const message = (changes: object = {}) => ({
  __typename: "ReviewedMessage",
  file: null,
  id: "message-1",
  text: "Please pay the registration fee.",
  party: "COMPANY",
  state: "HELD",
  sentAt: "2026-11-10T06:30:00.000Z",
  rules: ["asks-for-money: registration fee"],
  jobTitle: "Loom Fitter",
  companyName: "Kaveri Foods",
  senderEmail: "meera@kaveri.example",
  reports: [],
  ...changes,
});

const list = (...items: object[]) => ({
  request: { query: AdminMessagesScreenDocument, variables: { page: 1, pageSize: 20 } },
  result: {
    data: {
      messageReviews: {
        __typename: "ReviewedMessagePage",
        ...{ items, total: items.length, isTotalCapped: false, hasNextPage: false },
      },
    },
  },
});

describe("/admin/messages", () => {
  it("shows what waits and why, and asks before a held message goes on its way (EMPS-07, MSG-07)", async () => {
    const approve = jest.fn(() => ({ data: { approveMessage: message({ state: "DELIVERED" }) } }));
    const { container } = openAsAdmin("/admin/messages", [
      list(message()),
      { request: { query: ApproveMessageDocument, variables: { id: "message-1" } }, result: approve },
      list(),
    ]);
    expect(await screen.findByText("Asks for money: “registration fee”")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.dblClick(
      screen.getByRole("button", { name: "Approve: Please pay the registration fee." }),
    );
    const dialog = await screen.findByRole("dialog", { name: "Approve this message?" });
    expect(dialog).toHaveTextContent("A rule held it: Asks for money: “registration fee”.");
    expect(dialog).toHaveTextContent("Kaveri Foods");
    expect(dialog).toHaveTextContent("It goes out at once");
    expect(await violationsIn(dialog)).toEqual([]);
    expect(approve).not.toHaveBeenCalled();
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Approve message" }));
    expect(await screen.findByText("Approved.")).toBeVisible();
    expect(approve).toHaveBeenCalledTimes(1);
    expect(await screen.findByText("No message waits")).toBeVisible();
  });

  it("asks before a message is removed (EMPS-07)", async () => {
    const remove = jest.fn(() => ({ data: { removeMessage: message({ state: "REMOVED" }) } }));
    openAsAdmin("/admin/messages", [
      list(message()),
      { request: { query: RemoveMessageDocument, variables: { id: "message-1" } }, result: remove },
      list(),
    ]);
    await press("Remove: Please pay the registration fee.");
    expect(await screen.findByRole("dialog", { name: "Remove this message?" })).toBeVisible();
    expect(remove).not.toHaveBeenCalled();
    await press("Remove message");
    expect(await screen.findByText("Removed.")).toBeVisible();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it("shows what readers report", async () => {
    const reports = [{ __typename: "ReviewedReport", reason: "RUDE", comment: "He insulted me." }];
    openAsAdmin("/admin/messages", [list(message({ state: "DELIVERED", rules: [], reports }))]);
    expect(await screen.findByText("It’s rude or harasses me")).toBeVisible();
    expect(screen.getByText("“He insulted me.”")).toBeVisible();
  });
});
