import { render } from "@testing-library/react";
import { CompanyMark, initialsOf } from "./CompanyMark";

describe("CompanyMark", () => {
  it.each([
    ["Udaya Retail", "UR"],
    ["Tamarind Labs India", "TL"],
    ["infosys", "IN"],
    ["", ""],
  ])("writes %p as %p", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

it("shows the company's logo in place of its letters", () => {
  const { container, rerender } = render(<CompanyMark name="Nugu Paints" logoURL="/logos/1.webp" />);
  expect(container.querySelector("img")).toHaveAttribute("src", "/logos/1.webp");
  rerender(<CompanyMark name="Nugu Paints" logoURL={null} />);
  expect(container).toHaveTextContent("NP");
});
