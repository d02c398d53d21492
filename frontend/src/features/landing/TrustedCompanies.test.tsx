import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { loadServedParts } from "../../design-system/LazyPart/part-code";
import { TrustedCompanies } from "./TrustedCompanies";
import { violationsIn } from "../../test/axe";

/** What moves: the two rows' common parent. */
const belt = () => screen.getByRole("list").parentElement?.parentElement;

const open = () => render(<TrustedCompanies />, { wrapper: MemoryRouter });

beforeAll(loadServedParts);

/** Text of the rules that apply to the belt of logos, nested rules and media queries included. */
function beltRules(): string {
  const classes = [...(belt()?.classList ?? [])];
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
  return rules.filter((rule) => classes.some((name) => rule.includes(`.${name}`))).join("\n");
}

describe("trusted companies", () => {
  it("is headed 'Trusted by Leading Companies' and names each employer once (LAND-06)", () => {
    open();
    expect(screen.getByRole("heading", { name: "Trusted by Leading Companies" })).toBeInTheDocument();
    const rows = screen.getAllByRole("list");
    expect(rows).toHaveLength(1);
    const names = within(screen.getByRole("list", { name: "Trusted by Leading Companies" }))
      .getAllByRole("listitem")
      .map((item) => item.textContent || within(item).getByRole("img").getAttribute("aria-label"));
    expect(names.length).toBeGreaterThanOrEqual(10);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["Tata", "Infosys", "Airtel", "TCS"]));
  });

  it("draws the row twice, so that the loop has no seam", () => {
    const { container } = open();
    const [first, second] = container.querySelectorAll("ul");
    expect(second).toHaveAttribute("aria-hidden", "true");
    expect(second?.innerHTML).toBe(first?.innerHTML);
  });

  it("loops every 40 seconds (LAND-07)", () => {
    open();
    expect(beltRules()).toMatch(/animation:\s*\S+ 40s linear infinite/);
  });

  it("pauses on hover and while the focus is within (LAND-08)", () => {
    open();
    expect(beltRules()).toMatch(/:hover[^{]*\{[^}]*animation-play-state:\s*paused/);
    expect(beltRules()).toMatch(/:focus-within[^{]*\{[^}]*animation-play-state:\s*paused/);
  });

  it("stands still for those who ask for less motion", () => {
    open();
    expect(beltRules()).toMatch(/@media \(prefers-reduced-motion: reduce\)[^}]*animation:\s*none/);
  });

  it("can be stopped and started with a button", async () => {
    open();
    await userEvent.click(screen.getByRole("button", { name: "Pause the moving logos" }));
    await userEvent.click(screen.getByRole("button", { name: "Let the logos move" }));
    expect(screen.getByRole("button", { name: "Pause the moving logos" })).toBeInTheDocument();
  });

  it("has no accessibility violation", async () => {
    const { container } = open();
    expect(await violationsIn(container)).toEqual([]);
  });
});
