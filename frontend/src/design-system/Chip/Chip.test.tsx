import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { Chip, ChipLink, FilterChip } from "./Chip";
import { violationsIn } from "../../test/axe";

describe("Chip", () => {
  it("takes a filter away by a button that names it", async () => {
    const handleRemove = jest.fn();
    render(<FilterChip label="Bengaluru" onRemove={handleRemove} />);
    await userEvent.click(screen.getByRole("button", { name: "Remove Bengaluru" }));
    expect(handleRemove).toHaveBeenCalledTimes(1);
  });

  it("has no accessibility violations in any form", async () => {
    const { container } = render(
      <MemoryRouter>
        <Chip tone="type">Full-time</Chip>
        <Chip tone="matched">React</Chip>
        <ChipLink to="/jobs?q=Sales" isCurrent>
          Sales
        </ChipLink>
        <FilterChip label="Hybrid" onRemove={jest.fn()} />
      </MemoryRouter>,
    );
    expect(screen.getByRole("link", { name: "Sales" })).toHaveAttribute("aria-current", "true");
    expect(await violationsIn(container)).toEqual([]);
  });
});
