import { act, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderRoutes } from "../../test/renderRoutes";
import { RootLayout } from "./RootLayout";

/** Where pages of this tab were scrolled to, as the router keeps it. */
const leaveAt = (positions: Record<string, number>) =>
  window.sessionStorage.setItem("react-router-scroll-positions", JSON.stringify(positions));

async function open(address: string) {
  renderRoutes(address, {
    routeObjects: [{ Component: RootLayout, children: [{ path: "*", element: <h1>Page</h1> }] }],
  });
  await screen.findByRole("heading", { name: "Page" });
}

let scrollTo: jest.SpyInstance;
beforeEach(() => (scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined)));
afterEach(() => window.sessionStorage.clear());

describe("an address that is opened anew", () => {
  it("begins at its top, wherever the page before it in this tab was left", async () => {
    leaveAt({ default: 600, "/jobs": 600 });
    await open("/about");
    expect(scrollTo).not.toHaveBeenCalledWith(0, 600);
  });

  it("is where it was after a reload", async () => {
    leaveAt({ "/jobs?q=cook": 600 });
    await open("/jobs?q=cook");
    expect(scrollTo).toHaveBeenCalledWith(0, 600);
  });
});

describe("a page whose code is on its way", () => {
  it("is told of by a bar at the window's top, above the page before it", async () => {
    let arrive: (route: { element: ReactNode }) => void = () => undefined;
    const code = new Promise<{ element: ReactNode }>((resolve) => (arrive = resolve));
    const { router } = renderRoutes("/jobs", {
      routeObjects: [
        {
          Component: RootLayout,
          children: [
            { path: "/jobs", element: <h1>Jobs</h1> },
            { path: "/jobs/1", lazy: () => code },
          ],
        },
      ],
    });
    await screen.findByRole("heading", { name: "Jobs" });
    act(() => void router.navigate("/jobs/1"));
    expect(await screen.findByRole("progressbar", { name: "Loading" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Jobs" })).toBeInTheDocument();
    arrive({ element: <h1>Staff Nurse</h1> });
    expect(await screen.findByRole("heading", { name: "Staff Nurse" })).toBeInTheDocument();
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  });
});
