import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { LetterKeysSwitch } from "./LetterKeysSwitch";
import { useLetterKeys } from "./useLetterKeys";

const onNext = jest.fn();

function Keys({ children = null }: { children?: ReactNode }) {
  useLetterKeys({ J: onNext });
  return children;
}

beforeEach(() => onNext.mockClear());

describe("single letters as keys (CAND-12)", () => {
  it.each([
    ["a dialog is open", <div key="one" role="dialog" />, 0],
    ["a menu is open", <div key="one" role="menu" />, 0],
    ["a toast with its Undo is shown", <div key="one" role="dialog" aria-modal="false" />, 1],
  ])("while %s", async (_, shown, times) => {
    render(<Keys>{shown}</Keys>);
    await userEvent.keyboard("j");
    expect(onNext).toHaveBeenCalledTimes(times);
  });

  it("go where somebody types, and not where they tick", async () => {
    render(
      <Keys>
        <input aria-label="Note" />
        <input type="checkbox" aria-label="Select" />
      </Keys>,
    );
    await userEvent.type(screen.getByRole("textbox"), "j");
    expect(onNext).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.keyboard("j");
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it("rest while they are turned off (CAND-14)", async () => {
    render(
      <Keys>
        <LetterKeysSwitch />
      </Keys>,
    );
    const choice = screen.getByRole("checkbox", { name: "Use single letters as keys" });
    expect(choice).toBeChecked();
    await userEvent.click(choice);
    await userEvent.keyboard("j");
    expect(onNext).not.toHaveBeenCalled();
    expect(window.localStorage.getItem("letter-keys")).toBe("off");
    await userEvent.click(choice);
    await userEvent.keyboard("j");
    expect(onNext).toHaveBeenCalledTimes(1);
    expect(window.localStorage.getItem("letter-keys")).toBeNull();
  });
});
