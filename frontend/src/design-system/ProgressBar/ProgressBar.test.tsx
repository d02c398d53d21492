import { render, screen } from "@testing-library/react";
import { ProgressBar } from "./ProgressBar";

describe("ProgressBar", () => {
  it("tells how far the work has come", () => {
    render(<ProgressBar label="Uploading priya.png" value={0.62} />);
    const bar = screen.getByRole("progressbar", { name: "Uploading priya.png" });
    expect(bar).toHaveAttribute("value", "0.62");
    expect(bar).toHaveAttribute("max", "1");
  });
});
