import { fireEvent, render, screen } from "@testing-library/react";
import { useDoubleClickGuard } from "./useDoubleClickGuard";

const handlePost = jest.fn();

function Form() {
  useDoubleClickGuard();
  return (
    <>
      <button onClick={handlePost}>
        Post <b>Job</b>
      </button>
      <label>
        internship <input type="checkbox" />
      </label>
    </>
  );
}

const first = { detail: 1 };
const second = { detail: 2 };
const internship = () => screen.getByRole("checkbox");

describe("a double-click", () => {
  beforeEach(() => {
    handlePost.mockClear();
    render(<Form />);
  });

  it("presses nothing that came below the pointer in between", () => {
    fireEvent.click(screen.getByRole("button"), first);
    fireEvent.click(internship(), second);
    expect(internship()).not.toBeChecked();
    fireEvent.click(screen.getByText("internship"), second);
    expect(internship()).not.toBeChecked();
  });

  it("presses twice what it hits twice, whichever part of it", () => {
    fireEvent.click(screen.getByRole("button"), first);
    fireEvent.click(screen.getByText("Job"), second);
    expect(handlePost).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByText("internship"), first);
    fireEvent.click(internship(), second);
    expect(internship()).not.toBeChecked();
  });

  it("is none where the next click stands alone", () => {
    fireEvent.click(screen.getByRole("button"), first);
    fireEvent.click(internship(), first);
    expect(internship()).toBeChecked();
  });
});
