import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { Drawer } from "./Drawer";
import { violationsIn } from "../../test/axe";

function Filters({ side }: { side?: "end" | "bottom" }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Filters</button>
      <Drawer isOpen={isOpen} onOpenChange={setIsOpen} title="Filters" side={side} footer={<p>12 jobs</p>}>
        <label>
          <input type="checkbox" /> Remote
        </label>
      </Drawer>
    </>
  );
}

describe("Drawer", () => {
  it.each(["end", "bottom"] as const)("opens as a named dialog at the %s", async (side) => {
    render(<Filters side={side} />, { wrapper: MemoryRouter });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Filters" }));
    expect(await screen.findByRole("dialog", { name: "Filters" })).toBeInTheDocument();
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it("takes focus in and closes by Escape and by its button", async () => {
    render(<Filters />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

    await userEvent.click(screen.getByRole("button", { name: "Filters" }));
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Filters" })).toHaveFocus();
  });
});
