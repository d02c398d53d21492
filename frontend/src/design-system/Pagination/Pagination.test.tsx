import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { Pagination } from "./Pagination";
import { violationsIn } from "../../test/axe";

function show(page: number, pages: number) {
  return render(<Pagination page={page} pages={pages} hrefOf={(number) => `/jobs?page=${number}`} />, {
    wrapper: MemoryRouter,
  });
}

describe("Pagination", () => {
  it("links to each of ten pages and marks the one shown (JOBS-08)", () => {
    show(3, 10);
    const pages = within(screen.getByRole("list")).getAllByRole("link");
    expect(pages.map((page) => page.textContent)).toEqual("1 2 3 4 5 6 7 8 9 10".split(" "));
    expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 3");
  });

  it.each([
    [1, "1 2 3 4 5 6 7 8 9 10"],
    [120, "115 116 117 118 119 120 121 122 123 124"],
    [250, "241 242 243 244 245 246 247 248 249 250"],
  ])("shows the ten of many pages around page %i", (page, shown) => {
    show(page, 250);
    const pages = within(screen.getByRole("list")).getAllByRole("link");
    expect(pages.map(({ textContent }) => textContent).join(" ")).toBe(shown);
    expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName(`Page ${page}`);
  });

  it("steps to the neighbours", () => {
    show(3, 10);
    expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "/jobs?page=2");
    expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/jobs?page=4");
  });

  it("offers no step past either end", () => {
    const { rerender } = show(1, 2);
    expect(screen.queryByRole("link", { name: "Previous" })).not.toBeInTheDocument();
    rerender(<Pagination page={2} pages={2} hrefOf={(number) => `/jobs?page=${number}`} />);
    expect(screen.queryByRole("link", { name: "Next" })).not.toBeInTheDocument();
  });

  it("is not there for a single page", () => {
    show(1, 1);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });

  it("has no accessibility violations", async () => {
    const { container } = show(1, 10);
    expect(await violationsIn(container)).toEqual([]);
  });
});
