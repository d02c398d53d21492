import { render } from "@testing-library/react";
import { StreetMap } from "./StreetMap";

describe("StreetMap", () => {
  it("is decoration: hidden from readers and out of the tab order", () => {
    const { container } = render(<StreetMap seed="Chennai" width={284} height={128} />);
    const map = container.querySelector("svg");
    expect(map).toHaveAttribute("aria-hidden", "true");
    expect(map).toHaveAttribute("focusable", "false");
    expect(map).toHaveAttribute("preserveAspectRatio", "xMidYMid slice");
  });

  it("stays at five nodes however many blocks it draws", () => {
    const { container } = render(<StreetMap seed="Chennai" width={900} height={900} tone="deep" />);
    expect(container.querySelectorAll("*")).toHaveLength(5);
  });
});
