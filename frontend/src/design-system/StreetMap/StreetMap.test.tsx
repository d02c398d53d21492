import { render, waitFor } from "@testing-library/react";
import { StreetMap } from "./StreetMap";

describe("StreetMap", () => {
  it("is decoration: hidden from readers and out of the tab order", () => {
    const { container } = render(<StreetMap seed="Chennai" width={284} height={128} />);
    const map = container.querySelector("svg");
    expect(map).toHaveAttribute("aria-hidden", "true");
    expect(map).toHaveAttribute("focusable", "false");
    expect(map).toHaveAttribute("preserveAspectRatio", "xMidYMid slice");
  });

  it("stays at five nodes however many blocks it draws", async () => {
    const { container } = render(<StreetMap seed="Chennai" width={900} height={900} tone="deep" />);
    await waitFor(() => expect(container.querySelectorAll("*")).toHaveLength(5));
  });

  it("stays bare where the connection saves data", async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const saving = render(<StreetMap seed="Chennai" width={90} height={90} />);
    Object.assign(navigator, { connection: undefined });
    const other = render(<StreetMap seed="Chennai" width={90} height={90} />);
    await waitFor(() => expect(other.container.querySelectorAll("path")).toHaveLength(4));
    expect(saving.container.querySelectorAll("path")).toHaveLength(0);
  });
});
