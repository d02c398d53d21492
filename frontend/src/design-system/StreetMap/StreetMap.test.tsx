import { render, waitFor } from "@testing-library/react";
import { NearObserver } from "../../test/near-observer";
import { StreetMap } from "./StreetMap";

describe("StreetMap", () => {
  it("is decoration: hidden from readers and out of the tab order", () => {
    const { container } = render(<StreetMap seed="Chennai" width={284} height={128} />);
    const map = container.querySelector("svg");
    expect(map).toHaveAttribute("aria-hidden", "true");
    expect(map).toHaveAttribute("focusable", "false");
    expect(map).toHaveAttribute("preserveAspectRatio", "xMidYMid slice");
  });

  it("draws its streets once it is near, in five nodes however many blocks they have (PAGE-08)", async () => {
    const observer = new NearObserver();
    const { container } = render(<StreetMap seed="Chennai" width={900} height={900} tone="deep" />);
    expect(container.querySelectorAll("*")).toHaveLength(1);
    observer.comeNear();
    await waitFor(() => expect(container.querySelectorAll("*")).toHaveLength(5));
    observer.remove();
  });

  it("stays bare where the connection saves data", async () => {
    const observer = new NearObserver();
    Object.assign(navigator, { connection: { saveData: true } });
    const saving = render(<StreetMap seed="Chennai" width={90} height={90} />);
    Object.assign(navigator, { connection: undefined });
    const other = render(<StreetMap seed="Chennai" width={90} height={90} />);
    observer.comeNear();
    await waitFor(() => expect(other.container.querySelectorAll("path")).toHaveLength(4));
    expect(saving.container.querySelectorAll("path")).toHaveLength(0);
    observer.remove();
  });
});
