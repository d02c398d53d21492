import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { violationsIn } from "../../test/axe";
import { renderRoutes } from "../../test/renderRoutes";
import { MessageToSelected } from "./MessageToSelected";
import { SendMessagesDocument, UndoMessagesDocument } from "./MessageToSelected.generated";

const TEXT = "Good day.";

const sending = (id: string | null, messageCount: number, refusal = "CLOSED") => ({
  request: {
    query: SendMessagesDocument,
    variables: { input: { applicationIds: ["application-1", "application-2"], text: TEXT } },
  },
  result: {
    data: {
      sendMessages: {
        ...{ __typename: "MessageBatch" as const, id, messageCount, undoSeconds: 60 },
        refused: [{ __typename: "RefusedMessage", applicationId: "application-2", refusal }],
      },
    },
  },
});

const undoing = {
  request: { query: UndoMessagesDocument, variables: { batchId: "batch-1" } },
  result: { data: { undoMessages: { __typename: "MessageBatch" as const, messageCount: 1 } } },
};

async function openWith(mocks: object[]) {
  const onDone = jest.fn();
  const job = { title: "Loom Fitter", companyName: "Kaveri Works" };
  const candidates = ["Asha Rao", null].map((name, at) => ({ id: `application-${at + 1}`, name, job }));
  const element = <MessageToSelected {...{ candidates, onDone }} />;
  const { baseElement, router } = renderRoutes("/candidates", {
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    routeObjects: [{ path: "*", element }],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Message" }));
  await screen.findByRole("dialog", { name: "Write to 2 candidates" });
  return { onDone, baseElement, router };
}

const send = () => userEvent.click(screen.getByRole("button", { name: "Send to all" }));
const write = () => userEvent.type(screen.getByRole("textbox", { name: "Message" }), TEXT);

describe("a message to all selected (PIPE-03)", () => {
  it("goes out with a way back, and says who can't be written to", async () => {
    const { onDone, baseElement } = await openWith([sending("batch-1", 1), undoing]);
    expect(await violationsIn(baseElement)).toEqual([]);
    await write();
    await send();
    const told = "Your message goes to 1 candidate in a minute. 1 candidate can’t be written to.";
    expect(await screen.findByText(told)).toBeVisible();
    expect(onDone).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
    expect(await screen.findByText("The message to 1 candidate was taken back.")).toBeVisible();
  });

  it("shows how the first of them reads it (PIPE-08)", async () => {
    await openWith([]);
    await userEvent.type(screen.getByRole("textbox", { name: "Message" }), "Dear {{Name}, until {{slot}.");
    expect(screen.getByRole("figure")).toHaveTextContent("What Asha Rao readsDear Asha, until {slot}.");
  });

  it("is closed by Back, which stays on the page (HEED-10)", async () => {
    const { router } = await openWith([]);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: "/candidates", state: null });
  });

  it("stays with what was typed where it goes to nobody, and asks for words where there are none", async () => {
    const { onDone } = await openWith([sending(null, 0), sending(null, 0, "UNFILLED")]);
    await send();
    await waitFor(() => expect(screen.getByRole("textbox")).toBeInvalid());
    await write();
    await send();
    expect(await screen.findByText(/^None of them can be written to/)).toBeVisible();
    expect(screen.getByRole("textbox")).toHaveValue(TEXT);
    await send();
    expect(await screen.findByText(/^Something in braces can’t be filled in/)).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });
});
