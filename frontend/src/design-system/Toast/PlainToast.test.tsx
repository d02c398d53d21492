import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useToast, type ToastMessage } from "./toast-context";
import { ToastProvider } from "./ToastProvider";
import type * as ToastStackModule from "./ToastStack";
import { violationsIn } from "../../test/axe";

const mockNetwork = { isDown: true };
jest.mock("./ToastStack", () => {
  const original = jest.requireActual<typeof ToastStackModule>("./ToastStack");
  return {
    get ToastStack() {
      if (mockNetwork.isDown) throw new TypeError("Failed to fetch dynamically imported module");
      return original.ToastStack;
    },
  };
});

function Tell({ text, tone = "danger", ...rest }: ToastMessage) {
  const showToast = useToast();
  return <button onClick={() => void showToast({ text, tone, ...rest })}>Tell {text}</button>;
}

const tell = (text: string) => userEvent.click(screen.getByRole("button", { name: `Tell ${text}` }));
const close = () => userEvent.click(screen.getByRole("button", { name: "Close" }));

describe("toasts whose own code does not come", () => {
  beforeEach(() => {
    mockNetwork.isDown = true;
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });

  it("are told all the same, the last of them, until it is closed", async () => {
    const { container } = render(
      <ToastProvider>
        <Tell text="Not saved" />
        <Tell text="Not sent" />
      </ToastProvider>,
    );
    await tell("Not saved");
    expect(await screen.findByRole("alert")).toHaveTextContent("Not saved");
    await tell("Not sent");
    expect(screen.getByRole("alert")).toHaveTextContent("Not sent");
    expect(await violationsIn(container)).toEqual([]);
    await close();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("offer their action, and close with it", async () => {
    const handleUndo = jest.fn();
    render(
      <ToastProvider>
        <Tell text="Job removed" tone="ok" action={{ label: "Undo", onSelect: handleUndo }} />
      </ToastProvider>,
    );
    await tell("Job removed");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(handleUndo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Job removed")).not.toBeInTheDocument();
  });

  it("stay closed once the code has come", async () => {
    render(
      <ToastProvider>
        <Tell text="Not saved" />
        <Tell text="Not sent" />
      </ToastProvider>,
    );
    await tell("Not saved");
    await screen.findByRole("alert");
    await close();
    mockNetwork.isDown = false;
    act(() => void window.dispatchEvent(new Event("online")));
    await tell("Not sent");
    await waitFor(() => expect(screen.getByRole("alert").closest("[aria-live]")).not.toBeNull());
    expect(screen.queryByText("Not saved")).not.toBeInTheDocument();
  });
});
