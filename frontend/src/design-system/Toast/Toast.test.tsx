import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { use, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Dialog } from "../Dialog/Dialog";
import { LeavePageContext, useToast, type ToastMessage } from "./toast-context";
import { ToastProvider } from "./ToastProvider";
import { violationsIn } from "../../test/axe";

function Trigger({ message }: { message: ToastMessage }) {
  const showToast = useToast();
  return <button onClick={() => showToast({ ...message })}>act</button>;
}

async function show(message: ToastMessage) {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(
    <ToastProvider>
      <Trigger message={message} />
    </ToastProvider>,
  );
  await user.click(screen.getByRole("button", { name: "act" }));
  await screen.findByRole("button", { name: "Close" });
  return user;
}

const RETRY = { label: "Retry", onSelect: () => undefined };

const isShown = (text: string) => screen.queryAllByText(text).length > 0;

async function wait(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

describe("Toast", () => {
  beforeEach(() => jest.useFakeTimers());

  it("tells a result and leaves after 5 seconds", async () => {
    await show({ text: "Job saved" });
    await wait(4500);
    expect(isShown("Job saved")).toBe(true);
    await wait(1500);
    await waitFor(() => expect(isShown("Job saved")).toBe(false));
  });

  it("waits while pointed at", async () => {
    const user = await show({ text: "Job saved" });
    await user.hover(screen.getByRole("button", { name: "Close" }));
    await wait(9000);
    expect(isShown("Job saved")).toBe(true);
  });

  it("keeps a failure until it is closed", async () => {
    const user = await show({ text: "Could not save the job", tone: "danger" });
    await wait(60_000);
    expect(screen.getByRole("alert")).toHaveTextContent("Could not save the job");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(isShown("Could not save the job")).toBe(false));
  });

  it("drops a failure with a later success, but not one that is told with it (SEEN-24)", async () => {
    function Page() {
      const showToast = useToast();
      return (
        <>
          <button onClick={() => showToast({ text: "Could not save", tone: "danger" })}>fail</button>
          <button onClick={() => showToast({ text: "Not sent", tone: "danger", action: RETRY })}>wait</button>
          <button onClick={() => showToast({ text: "Saved" })}>act</button>
        </>
      );
    }
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    render(
      <ToastProvider>
        <Page />
      </ToastProvider>,
    );
    await user.click(screen.getByRole("button", { name: "fail" }));
    await user.click(screen.getByRole("button", { name: "wait" }));
    await user.click(screen.getByRole("button", { name: "act" }));
    await wait(500);
    expect(isShown("Could not save")).toBe(true);
    await wait(2000);
    await user.click(screen.getByRole("button", { name: "act" }));
    await waitFor(() => expect(isShown("Could not save")).toBe(false));
    expect(isShown("Not sent")).toBe(true);
  });

  it("drops a failure with its page, but not one of the step away from it (SEEN-10)", async () => {
    function Page() {
      const [showToast, leavePage] = [useToast(), use(LeavePageContext)];
      return (
        <>
          <button onClick={() => showToast({ text: "Could not save", tone: "danger" })}>act</button>
          <button onClick={leavePage}>leave</button>
        </>
      );
    }
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    render(
      <ToastProvider>
        <Page />
      </ToastProvider>,
    );
    await user.click(screen.getByRole("button", { name: "act" }));
    await screen.findByRole("button", { name: "Close" });
    await user.click(screen.getByRole("button", { name: "leave" }));
    expect(isShown("Could not save")).toBe(true);
    await wait(2000);
    await user.click(screen.getByRole("button", { name: "leave" }));
    await waitFor(() => expect(isShown("Could not save")).toBe(false));
  });

  it("drops a failure that is told with each try after its time", async () => {
    await show({ text: "The menu could not be loaded", tone: "danger", shownForMs: 5000 });
    await wait(6000);
    await waitFor(() => expect(isShown("The menu could not be loaded")).toBe(false));
  });

  it("has a failure announced by one live region alone", async () => {
    await show({ text: "Could not save the job", tone: "danger" });
    const outer = screen.getByRole("alert").parentElement?.closest("[aria-live]");
    expect(outer).toHaveAttribute("aria-live", "off");
  });

  it("tells a failure that comes again once", async () => {
    const user = await show({ text: "Could not save the job", tone: "danger" });
    await user.click(screen.getByRole("button", { name: "act" }));
    await wait(1000);
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Close" })).toHaveLength(1));
  });

  it("shows of equal ones the newest alone, and the one before it when that has gone (SEEN-23)", async () => {
    const handleUndo = jest.fn();
    const user = await show({ text: "It is replaced.", action: { label: "Undo", onSelect: handleUndo } });
    await user.click(screen.getByRole("button", { name: "act" }));
    await waitFor(() => expect(screen.getAllByText("It is replaced.")).toHaveLength(2));
    expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getAllByText("It is replaced.")).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(isShown("It is replaced.")).toBe(false));
    expect(handleUndo).toHaveBeenCalledTimes(2);
  });

  it("offers an action, and closes with it", async () => {
    const handleUndo = jest.fn();
    const user = await show({ text: "Job saved", action: { label: "Undo", onSelect: handleUndo } });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(handleUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(isShown("Job saved")).toBe(false));
  });

  it("acts but once, however often that is pressed while it fades", async () => {
    const handleUndo = jest.fn();
    await show({ text: "Job saved", action: { label: "Undo", onSelect: handleUndo } });
    const undo = screen.getByRole("button", { name: "Undo" });
    const fades = [{ finished: new Promise(() => undefined) }];
    Object.assign(Element.prototype, { getAnimations: () => fades });
    try {
      fireEvent.click(undo);
      fireEvent.click(undo);
    } finally {
      Reflect.deleteProperty(Element.prototype, "getAnimations");
    }
    expect(handleUndo).toHaveBeenCalledTimes(1);
  });

  it("is closed by whoever showed it", async () => {
    const closes: (() => void)[] = [];
    function Shower() {
      const showToast = useToast();
      return <button onClick={() => closes.push(showToast({ text: "Job saved" }))}>act</button>;
    }
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    render(
      <ToastProvider>
        <Shower />
      </ToastProvider>,
    );
    await user.click(screen.getByRole("button", { name: "act" }));
    await screen.findByRole("button", { name: "Close" });
    act(() => closes.forEach((close) => close()));
    await waitFor(() => expect(isShown("Job saved")).toBe(false));
  });

  it("has no accessibility violations", async () => {
    await show({ text: "Job saved", action: { label: "Undo", onSelect: jest.fn() } });
    jest.useRealTimers();
    expect(await violationsIn(document.body)).toEqual([]);
  });
});

describe("Toast beside a dialog", () => {
  it("makes way for a dialog that is opened after it, and comes back after that (SEEN-23)", async () => {
    function Page() {
      const showToast = useToast();
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => showToast({ text: "Moved", shownForMs: 60_000 })}>act</button>
          <button onClick={() => setIsOpen(true)}>open</button>
          <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Offer times">
            <button onClick={() => showToast({ text: "Copied" })}>copy</button>
          </Dialog>
        </>
      );
    }
    const user = userEvent.setup();
    const router = createMemoryRouter([{ path: "/", element: <Page /> }]);
    render(
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>,
    );
    const toast = (text: string) => screen.getByText(text).closest("[data-starting-style], div");
    await user.click(screen.getByRole("button", { name: "act" }));
    await waitFor(() => expect(toast("Moved")).not.toHaveAttribute("data-behind"));
    await user.click(screen.getByRole("button", { name: "open" }));
    await screen.findByRole("dialog", { name: "Offer times" });
    await waitFor(() => expect(toast("Moved")).toHaveAttribute("data-behind"));
    await user.click(screen.getByRole("button", { name: "copy" }));
    await waitFor(() => expect(toast("Copied")).not.toHaveAttribute("data-behind"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(toast("Moved")).not.toHaveAttribute("data-behind"));
  });
});
