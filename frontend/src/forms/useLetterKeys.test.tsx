import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
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
});
