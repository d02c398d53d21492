import { act, render, screen } from "@testing-library/react";
import { FormFailure } from "./FormFailure";

afterEach(() => jest.restoreAllMocks());

describe("the failure of a form (SEEN-20)", () => {
  it("comes into view and takes the focus, each time anew", () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    const { rerender } = render(<button>Send</button>);
    for (const times of [1, 2]) {
      rerender(<FormFailure key={times}>There is an account already.</FormFailure>);
      expect(screen.getByRole("alert")).toHaveFocus();
      expect(scroll).toHaveBeenCalledTimes(times);
    }
  });

  it("leaves the focus to a field that is wrong", () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    render(<input aria-label="Password" aria-invalid />);
    act(() => screen.getByRole("textbox", { name: "Password" }).focus());
    render(<FormFailure>The password is too short.</FormFailure>);
    expect(screen.getByRole("textbox", { name: "Password" })).toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
  });
});
