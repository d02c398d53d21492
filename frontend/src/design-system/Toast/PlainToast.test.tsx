import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useToast } from "./toast-context";
import { ToastProvider } from "./ToastProvider";
import { violationsIn } from "../../test/axe";

// What is mocked must not have been loaded by an earlier file, nor stay for a later one.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock("./ToastStack", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

function Tell({ text }: { text: string }) {
  const showToast = useToast();
  return <button onClick={() => void showToast({ text, tone: "danger" })}>Tell {text}</button>;
}

describe("toasts whose own code does not come", () => {
  beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => undefined));

  it("are told all the same, the last of them, until it is closed", async () => {
    const { container } = render(
      <ToastProvider>
        <Tell text="Not saved" />
        <Tell text="Not sent" />
      </ToastProvider>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Tell Not saved" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Not saved");
    await userEvent.click(screen.getByRole("button", { name: "Tell Not sent" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Not sent");
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
