import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { Popover } from "./Popover";
import { violationsIn } from "../../test/axe";

function Bell() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Popover label="Notices" icon="!" isOpen={isOpen} onOpenChange={setIsOpen} title="What is new">
        <button>Mark as read</button>
      </Popover>
      <button>elsewhere</button>
    </>
  );
}

const trigger = () => screen.getByRole("button", { name: "Notices", hidden: true });
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

describe("Popover", () => {
  it("opens by its button with the focus inside, and gives it back on Escape", async () => {
    render(<Bell />, { wrapper: MemoryRouter });
    expect(trigger()).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const panel = await screen.findByRole("dialog", { name: "What is new" });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    expect(await violationsIn(document.body)).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await gone();
    expect(trigger()).toHaveFocus();
  });

  it("closes by its button and by a press elsewhere", async () => {
    render(<Bell />, { wrapper: MemoryRouter });
    await userEvent.click(trigger());
    await screen.findByRole("dialog");
    await userEvent.click(trigger());
    await gone();
    await userEvent.click(trigger());
    await screen.findByRole("dialog");
    await userEvent.click(screen.getByRole("button", { name: "elsewhere", hidden: true }));
    await gone();
  });
});
