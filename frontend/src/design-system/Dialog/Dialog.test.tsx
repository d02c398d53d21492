import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { Dialog } from "./Dialog";
import { watchTyping } from "../../shared/typed-text";
import { violationsIn } from "../../test/axe";

function Question({ children }: { children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Delete</button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Delete it?">
        {children}
        <button onClick={() => setIsOpen(false)}>Keep</button>
      </Dialog>
    </>
  );
}

describe("Dialog", () => {
  it("holds a Tab at its end that comes before the focus is back inside", async () => {
    render(
      <>
        <Question />
        <button>Behind</button>
      </>,
      { wrapper: MemoryRouter },
    );
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    const keep = await screen.findByRole("button", { name: "Keep" });
    await waitFor(() => expect(keep).toHaveFocus());
    const guard = [...document.querySelectorAll<HTMLElement>("[data-base-ui-focus-guard]")].at(-1);
    guard?.focus();
    expect(guard).toHaveFocus();
    // Answers whether the browser may go on with it.
    expect(fireEvent.keyDown(guard ?? document.body, { key: "Tab" })).toBe(false);
    await waitFor(() => expect(keep).toHaveFocus());
    expect(fireEvent.keyDown(keep, { key: "Tab" })).toBe(true);
  });

  it("asks on Escape once somebody has written more than a word (SEEN-19)", async () => {
    const stopWatching = watchTyping();
    render(
      <Question>
        <textarea aria-label="Reason" />
      </Question>,
      { wrapper: MemoryRouter },
    );
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Reason" }), "It is gone");
    await userEvent.keyboard("{Escape}");
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toHaveTextContent(
      "What you typed here will be lost.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Keep Editing" }));
    expect(screen.getByRole("textbox", { name: "Reason" })).toHaveValue("It is gone");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    stopWatching();
  });

  it("asks on Escape once somebody has filled more than one field (SEEN-19)", async () => {
    const stopWatching = watchTyping();
    render(
      <Question>
        <input aria-label="Pay" />
        <input aria-label="Day" type="date" />
      </Question>,
      { wrapper: MemoryRouter },
    );
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Pay" }), "480000");
    fireEvent.input(screen.getByLabelText("Day"), { target: { value: "2026-12-29" } });
    await userEvent.keyboard("{Escape}");
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
    stopWatching();
  });

  it("stays at a press outside once somebody has typed, and goes on Escape (SEEN-19)", async () => {
    render(
      <Question>
        <input aria-label="Reason" />
      </Question>,
      { wrapper: MemoryRouter },
    );
    const open = () => userEvent.click(screen.getByRole("button", { name: "Delete", hidden: true }));
    const pressOutside = async () => {
      const scrim = document.querySelector<HTMLElement>("[role=presentation][data-open]");
      await userEvent.click(scrim ?? document.body);
    };
    await open();
    await screen.findByRole("dialog");
    await pressOutside();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await open();
    await userEvent.type(await screen.findByRole("textbox", { name: "Reason" }), "x");
    await pressOutside();
    expect(screen.getByRole("textbox", { name: "Reason" })).toHaveValue("x");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("opens by its name with the focus inside, and gives it back on Escape", async () => {
    render(<Question />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete it?" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(await violationsIn(document.body)).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
  });
});
