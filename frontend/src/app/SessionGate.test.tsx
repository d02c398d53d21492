import { render, screen } from "@testing-library/react";
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
  it("draws nothing over the first paint until the check is through, then the page (AUTH-22)", () => {
    const { container, rerender } = render(show({ status: "loading" }));
    expect(container).toBeEmptyDOMElement();
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
