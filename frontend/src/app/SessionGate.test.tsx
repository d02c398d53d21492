import { act, render, screen } from "@testing-library/react";
import { SessionContext, type Session } from "../auth/session";
import { buildSession, idleActions } from "../test/factories";
import { SessionGate } from "./SessionGate";

function show(session: Session) {
  return (
    <SessionContext value={{ session, error: null, actions: idleActions }}>
      <SessionGate>the page</SessionGate>
    </SessionContext>
  );
}

describe("SessionGate", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is blank for 200 ms, then shows a spinner, and the page once the check is through (AUTH-22)", () => {
    const { container, rerender } = render(show({ status: "loading" }));
    act(() => jest.advanceTimersByTime(199));
    expect(container).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole("status")).toBeInTheDocument();
    expect(container).not.toHaveTextContent("the page");
    rerender(show(buildSession()));
    expect(container).toHaveTextContent("the page");
  });

  it.each<Session>([{ status: "signed-out" }, { status: "signed-out", isPresumed: true }])(
    "shows the page to a visitor at once (AUTH-23)",
    (session) => {
      render(show(session));
      expect(screen.getByText("the page")).toBeInTheDocument();
    },
  );
});
