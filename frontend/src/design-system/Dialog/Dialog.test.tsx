import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { Dialog } from "./Dialog";
import { violationsIn } from "../../test/axe";

function Question() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Delete</button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Delete it?">
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
