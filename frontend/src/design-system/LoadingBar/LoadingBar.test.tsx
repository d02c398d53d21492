import { act, render, screen } from "@testing-library/react";
import { LoadingBar } from "./LoadingBar";

const bar = () => screen.queryByRole("progressbar", { name: "Loading" });

describe("LoadingBar", () => {
  beforeEach(() => jest.useFakeTimers());

  it("shows once loading has taken 150 ms, until it is through", () => {
    const { rerender } = render(<LoadingBar isLoading />);
    act(() => {
      jest.advanceTimersByTime(149);
    });
    expect(bar()).not.toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(bar()).toBeInTheDocument();
    rerender(<LoadingBar isLoading={false} />);
    expect(bar()).not.toBeInTheDocument();
  });

  it("waits anew for each page", () => {
    const { rerender } = render(<LoadingBar isLoading />);
    act(() => {
      jest.advanceTimersByTime(100);
    });
    rerender(<LoadingBar isLoading={false} />);
    rerender(<LoadingBar isLoading />);
    act(() => {
      jest.advanceTimersByTime(100);
    });
    expect(bar()).not.toBeInTheDocument();
  });
});
