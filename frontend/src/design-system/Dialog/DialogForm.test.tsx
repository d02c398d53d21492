import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createPortal } from "react-dom";
import { violationsIn } from "../../test/axe";
import { TextField } from "../TextField/TextField";
import { DialogForm } from "./DialogForm";

const labels = { submit: "Send", busy: "Sending…", cancel: "Cancel" };

function setUp(changes: { isBusy?: boolean; error?: string } = {}) {
  const handlers = { onSubmit: jest.fn(), onCancel: jest.fn(), onOuterSubmit: jest.fn() };
  const { onOuterSubmit, ...own } = handlers;
  const { container } = render(
    <form onSubmit={onOuterSubmit}>
      {createPortal(
        <DialogForm labels={labels} isBusy={false} {...changes} {...own}>
          <TextField label="Why" />
        </DialogForm>,
        document.body,
      )}
    </form>,
  );
  return { container, ...handlers };
}

describe("a dialog's form", () => {
  it("is sent by its button and by Enter, and leaves the form around it alone", async () => {
    const { onSubmit, onCancel, onOuterSubmit } = setUp();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await userEvent.type(screen.getByLabelText("Why"), "A better job{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onCancel).not.toHaveBeenCalled();
    expect(onOuterSubmit).not.toHaveBeenCalled();
  });

  it("is left by Cancel", async () => {
    const { onSubmit, onCancel } = setUp();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("takes neither a second sending nor Cancel while busy", async () => {
    const { onSubmit, onCancel } = setUp({ isBusy: true });
    await userEvent.click(screen.getByRole("button", { name: "Sending…" }));
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it("says above its buttons why it was not done", async () => {
    const { container } = setUp({ error: "You have no more invitations this week." });
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("You have no more invitations this week.");
    const cancel = screen.getByRole("button", { name: "Cancel" });
    expect(alert.compareDocumentPosition(cancel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await violationsIn(container.ownerDocument.body)).toEqual([]);
  });
});
