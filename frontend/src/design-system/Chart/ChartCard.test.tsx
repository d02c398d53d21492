import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { BarList } from "./BarList";
import { ChartCard } from "./ChartCard";
import { violationsIn } from "../../test/axe";

const bars = [
  { key: "submitted", name: "Submitted", figure: 40, label: "40" },
  { key: "viewed", name: "Viewed", figure: 10, label: "10" },
];

const card = (children: ReactNode = <BarList bars={bars} />) => (
  <ChartCard
    title="Funnel"
    columns={["Stage", "Applications"]}
    rows={bars.map(({ key, name, label }) => ({ key, cells: [name, label] }))}
    control={<button>Other figure</button>}
  >
    {children}
  </ChartCard>
);

describe("ChartCard", () => {
  it("shows the chart, and reads out the table behind it", async () => {
    const { container } = render(card());
    expect(screen.getByRole("radio", { name: "Chart" })).toBeChecked();
    expect(screen.getByRole("table", { name: "Funnel" })).toHaveTextContent(
      "StageApplicationsSubmitted40Viewed10",
    );
    // The bars say the same once more, to the eye alone.
    expect(screen.getAllByText("Submitted")).toHaveLength(2);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("shows the table instead by the arrow keys", async () => {
    const { container } = render(card());
    screen.getByRole("radio", { name: "Chart" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: "Table" })).toBeChecked();
    expect(screen.getAllByText("Submitted")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Other figure" })).not.toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Funnel" })).toContainElement(screen.getByRole("table"));
    expect(await violationsIn(container)).toEqual([]);
  });

  it("falls back to the table where the drawing fails", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const Failing = (): ReactNode => {
      throw new Error("The chart's code did not load.");
    };
    render(card(<Failing />));
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Funnel" })).toContainElement(screen.getByRole("table"));
  });
});

describe("BarList", () => {
  it("draws each bar as long as its share of the greatest figure", () => {
    const { container } = render(
      <BarList bars={[...bars, { key: "none", name: "None", figure: null, label: "No answer yet" }]} />,
    );
    const widths = [...container.querySelectorAll<HTMLElement>("[style]")].map(({ style }) => style.width);
    expect(widths).toEqual(["100%", "25%", "0%"]);
  });

  it("draws no bar at all where every figure is nought", () => {
    const { container } = render(<BarList bars={[{ key: "a", name: "A", figure: 0, label: "0" }]} />);
    expect(container.querySelector<HTMLElement>("[style]")?.style.width).toBe("0%");
  });
});
