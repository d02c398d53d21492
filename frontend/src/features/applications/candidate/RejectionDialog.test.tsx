import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import { usualMessage } from "./candidates.factories";
import { SaveRejectionMessageDocument } from "./Candidates.generated";
import { RejectionDialog } from "./RejectionDialog";
import type { MoveEnd } from "./useCandidateMoves";
import { violationsIn } from "../../../test/axe";

const USUAL = "Thank you for applying. We chose somebody else.";
const usual = usualMessage(USUAL);

const DONE: MoveEnd = { moved: ["application-1"], messageProblem: null };

interface Setting {
  companyId?: string | null;
  mocks?: object[];
  end?: MoveEnd;
}

const candidates = [
  { name: "Asha Rao", status: "OFFERED", job: { title: "Loom Fitter" } },
  { name: "Ravi Kumar", status: "VIEWED", job: { title: "Loom Fitter" } },
] as const;

function open({ companyId = "company-1", mocks = [usual], end = DONE }: Setting = {}) {
  const onReject = jest.fn(() => Promise.resolve(end));
  const onOpenChange = jest.fn();
  const element = (
    <RejectionDialog isOpen {...{ candidates, stayCount: 1, companyId, onReject, onOpenChange }} />
  );
  const { baseElement } = renderRoutes("/candidates", {
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    routeObjects: [{ path: "*", element }],
  });
  return { onReject, onOpenChange, baseElement };
}

const message = () => screen.findByRole("textbox", { name: "Message" });
const reject = () => userEvent.click(screen.getByRole("button", { name: "Reject politely" }));

describe("the polite rejection", () => {
  it("begins with what the company usually writes, and sends what stands there", async () => {
    const { onReject, onOpenChange, baseElement } = open();
    expect(await screen.findByRole("dialog", { name: "Reject 2 candidates politely?" })).toBeVisible();
    expect(await message()).toHaveValue(USUAL);
    await waitFor(async () => expect(await message()).toHaveFocus());
    expect(await violationsIn(baseElement)).toEqual([]);
    await userEvent.type(await message(), " All the best.");
    await reject();
    await waitFor(() =>
      expect(onReject).toHaveBeenCalledWith({ message: `${USUAL} All the best.`, reason: null }),
    );
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  });

  it("shows how the first of them reads it (PIPE-08)", async () => {
    open({ mocks: [usualMessage("Dear {Name}, {job} at {company} went to somebody else.")] });
    await message();
    const example = screen.getByRole("figure");
    expect(example).toHaveTextContent(
      "What Asha Rao readsDear Asha, Loom Fitter at Kaveri Works went to somebody else.",
    );
    await userEvent.clear(await message());
    await userEvent.type(await message(), "Sorry.");
    expect(example).not.toBeInTheDocument();
  });

  it("says who has come far, and for whom it is too late (CAND-13)", async () => {
    open();
    expect(
      await screen.findByText(
        /1 at Offered: open offers and interviews end with it\. 1 of those selected can’t be rejected any more and stay\.$/,
      ),
    ).toBeVisible();
  });

  it("takes along why, for the company's own figures (PIPE-02)", async () => {
    const { onReject } = open();
    await message();
    const reason = screen.getByRole("combobox", { name: "Reason" });
    expect(reason).toHaveAccessibleDescription("For your own figures. Applicants never see it.");
    await userEvent.selectOptions(reason, "Expected pay");
    await reject();
    await waitFor(() => expect(onReject).toHaveBeenCalledWith({ message: USUAL, reason: "PAY" }));
  });

  it("stays open with what was typed where nobody was rejected", async () => {
    const { onReject, onOpenChange } = open({ end: { moved: [], messageProblem: null } });
    await userEvent.type(await message(), " All the best.");
    await reject();
    await waitFor(() => expect(onReject).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByRole("button", { name: "Reject politely" })).toBeEnabled());
    expect(await message()).toHaveValue(`${USUAL} All the best.`);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it("says at the message what the server finds wrong with it (HEED-02)", async () => {
    const messageProblem = "Message shuts people out: “too old for this job”.";
    const { onOpenChange } = open({ end: { moved: [], messageProblem } });
    await userEvent.type(await message(), " You are too old for this job.");
    await reject();
    await waitFor(async () =>
      expect(await message()).toHaveAccessibleDescription(expect.stringContaining(messageProblem)),
    );
    expect(await message()).toHaveFocus();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it("leaves an empty message to the company's usual text", async () => {
    const { onReject } = open();
    await userEvent.clear(await message());
    await reject();
    await waitFor(() => expect(onReject).toHaveBeenCalledWith({ message: null, reason: null }));
  });

  it("keeps a text as the usual one when asked to", async () => {
    const saved = jest.fn(() => {
      const company = { __typename: "Company", id: "company-1", rejectionMessage: "Sorry." };
      return { data: { saveRejectionMessage: company } };
    });
    const input = { companyId: "company-1", text: "Sorry." };
    const saving = { request: { query: SaveRejectionMessageDocument, variables: { input } }, result: saved };
    const { onReject } = open({ mocks: [usual, saving] });
    await userEvent.clear(await message());
    await userEvent.type(await message(), "Sorry.");
    await userEvent.click(screen.getByRole("checkbox", { name: "Keep this as our usual text" }));
    await reject();
    await waitFor(() => expect(onReject).toHaveBeenCalledWith({ message: "Sorry.", reason: null }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });

  it("offers no usual text for candidates of several companies", async () => {
    open({ companyId: null });
    expect(await message()).toHaveValue("");
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("sends nothing of more than 2,000 characters", async () => {
    const { onReject } = open();
    await userEvent.clear(await message());
    await userEvent.click(await message());
    await userEvent.paste("n".repeat(2001));
    await reject();
    await waitFor(() => expect(screen.getByRole("textbox")).toBeInvalid());
    expect(onReject).not.toHaveBeenCalled();
  });
});
