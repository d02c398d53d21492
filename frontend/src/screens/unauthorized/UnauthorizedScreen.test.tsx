import { screen } from "@testing-library/react";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";

describe("/unauthorized", () => {
  it("shows '403', 'Access Denied' and why (ERR-17)", async () => {
    const { container } = renderRoutes("/unauthorized");
    expect(await screen.findByRole("heading", { level: 1, name: "Access Denied" })).toBeInTheDocument();
    expect(screen.getByText("403")).toBeInTheDocument();
    expect(screen.getByText("You don't have permission to access this page.")).toBeInTheDocument();
    expect(document.title).toBe("Access Denied · JobPortal");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("has a 'Go back home' link to / (ROUTE-03)", async () => {
    renderRoutes("/unauthorized");
    expect(await screen.findByRole("link", { name: "Go back home" })).toHaveAttribute("href", "/");
  });
});
