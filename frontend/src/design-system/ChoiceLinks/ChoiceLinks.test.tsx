import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { isInSight, layOutRows } from "../../test/lay-out-rows";
import { ChoiceLinks } from "./ChoiceLinks";

const NAMES = ["All of them", "Open", "Closed to applicants", "Held for review", "Removed", "Draft"];

const rowAt = (current: string) => (
  <MemoryRouter>
    <ChoiceLinks
      label="Statuses"
      choices={NAMES.map((name) => ({ name, to: `/jobs?status=${name}`, isCurrent: name === current }))}
    />
  </MemoryRouter>
);

const row = () => screen.getByRole("navigation", { name: "Statuses" });
const isShown = (name: string) => isInSight(screen.getByRole("link", { name }));

describe("a row of choices that has no room for all", () => {
  beforeEach(layOutRows);

  it("opens at the current one", () => {
    render(rowAt("Removed"));
    expect(isShown("Removed")).toBe(true);
    expect(isShown("All of them")).toBe(false);
  });

  it("follows where another becomes the current one, as by Back", () => {
    const { rerender } = render(rowAt("Removed"));
    rerender(rowAt("All of them"));
    expect(isShown("All of them")).toBe(true);
    rerender(rowAt("Held for review"));
    expect(isShown("Held for review")).toBe(true);
  });

  it("stays where it is while the current one is in sight", () => {
    const { rerender } = render(rowAt("Removed"));
    const before = row().scrollLeft;
    rerender(rowAt("Held for review"));
    expect(row().scrollLeft).toBe(before);
  });

  it("stays where it was scrolled to by hand while the choice is the same", () => {
    const { rerender } = render(rowAt("Removed"));
    row().scrollLeft = 0;
    rerender(rowAt("Removed"));
    expect(row().scrollLeft).toBe(0);
  });
});
