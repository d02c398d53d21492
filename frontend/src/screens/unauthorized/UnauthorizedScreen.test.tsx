import { screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { renderRoutes } from "../../test/renderRoutes";

describe("/unauthorized", () => {
  it("shows '403', 'Access Denied' and why (ERR-17)", async () => {
    const { container } = renderRoutes("/unauthorized");
    expect(await screen.findByRole("heading", { level: 1, name: "Access Denied" })).toBeInTheDocument();
    expect(screen.getByText("403")).toBeInTheDocument();
    expect(screen.getByText("You don't have permission to access this page.")).toBeInTheDocument();
    expect(document.title).toBe("Access Denied · JobPortal");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("has a 'Go back home' link to / (ROUTE-03)", async () => {
    renderRoutes("/unauthorized");
    expect(await screen.findByRole("link", { name: "Go back home" })).toHaveAttribute("href", "/");
  });
});
