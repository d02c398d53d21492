import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { ToastProvider } from "../Toast/ToastProvider";
import { lazyOverlay } from "./lazyOverlay";

const FAILURE = "This could not be loaded. Check your connection and try again.";

interface PanelProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

const Panel = ({ isOpen }: PanelProps) => isOpen && <p>the filters</p>;

const load = jest.fn(() => Promise.resolve({ Panel }));

function show() {
  const Overlay = lazyOverlay(load, ({ Panel: Part }) => Part);
  function PageBelow() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <input aria-label="Bio" />
        <button aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Filters
        </button>
        <Overlay isOpen={isOpen} onOpenChange={setIsOpen} />
      </>
    );
  }
  // As a layout's: it stays while the pages below it change.
  const router = createMemoryRouter([{ path: "*", Component: PageBelow }], {
    initialEntries: ["/jobs", "/jobs?q=nurse"],
  });
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  return { preload: Overlay.preload, router };
}

const button = () => screen.getByRole("button", { name: "Filters" });

describe("an overlay whose code is not there yet", () => {
  beforeEach(() => {
    load.mockClear();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });

  it("fetches it at the first opening", async () => {
    show();
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(button());
    expect(await screen.findByText("the filters")).toBeInTheDocument();
  });

  it("leaves the page as it is where it does not come, says so, and opens the next time", async () => {
    load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    show();
    await userEvent.type(screen.getByLabelText("Bio"), "Twelve years in wards");
    await userEvent.click(button());
    expect(await screen.findByRole("alert")).toHaveTextContent(FAILURE);
    expect(screen.getByLabelText("Bio")).toHaveValue("Twelve years in wards");
    await waitFor(() => expect(button()).toHaveAttribute("aria-expanded", "false"));

    await userEvent.click(button());
    expect(await screen.findByText("the filters")).toBeInTheDocument();
  });

  it("says nothing of a fetch ahead that failed, and fetches it when it is opened", async () => {
    load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    const { preload } = show();
    preload();
    await userEvent.click(button());
    expect(await screen.findByText("the filters")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("an overlay above a page that becomes another", () => {
  async function open() {
    const { router } = show();
    await userEvent.click(button());
    await screen.findByText("the filters");
    return router;
  }
  const isShown = () => screen.queryByText("the filters") !== null;

  it("closes when the browser goes back, be it in a list's filters alone", async () => {
    const router = await open();
    await act(() => router.navigate(-1));
    expect(isShown()).toBe(false);
  });

  it("closes with the path", async () => {
    const router = await open();
    await act(() => router.navigate("/plans"));
    expect(isShown()).toBe(false);
  });

  it("stays while what is chosen within it changes the address", async () => {
    const router = await open();
    await act(() => router.navigate("/jobs?q=nurse&type=full-time"));
    expect(isShown()).toBe(true);
  });
});
