import { screen } from "@testing-library/react";
import { renderRoutes } from "../test/renderRoutes";
import { ErrorScreen } from "./ErrorScreen";

function openFailing(error: Error) {
  const loader = () => Promise.reject(error);
  renderRoutes("/", {
    routeObjects: [
      { path: "/", loader, Component: ErrorScreen, ErrorBoundary: ErrorScreen, HydrateFallback: () => null },
    ],
  });
}

describe("ErrorScreen", () => {
  beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

  it("offers to reload a screen that crashed", async () => {
    openFailing(new TypeError("x is undefined"));
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Reload" })).toBeInTheDocument();
  });

  it.each([
    "Failed to fetch dynamically imported module: /assets/JobListScreen.js",
    "error loading dynamically imported module: /assets/JobListScreen.js",
    "Importing a module script failed.",
  ])("offers Retry where a screen's code did not come: %s", async (message) => {
    openFailing(new TypeError(message));
    expect(await screen.findByText("This page could not be loaded.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
  });
});
