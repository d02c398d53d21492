import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { useDraftAddress } from "./useDraftAddress";

function open() {
  const told: { begun?: (id: string) => void } = {};
  function Wizard() {
    told.begun = useDraftAddress().handleBegun;
    return null;
  }
  const router = createMemoryRouter([{ path: "/resume/create", element: <Wizard /> }], {
    initialEntries: ["/resume/create"],
  });
  render(<RouterProvider router={router} />);
  return { router, begun: (id: string) => told.begun?.(id) };
}

describe("the address of a resume that is being written", () => {
  it("names the draft once it is kept, at the step where somebody is (RES-01)", () => {
    const { router, begun } = open();
    act(() => begun("draft-1"));
    expect(router.state.location.search).toBe("?draft=draft-1&step=1");
  });

  it("stays at the step that somebody goes to while the draft is being kept (RES-03)", () => {
    const { router, begun } = open();
    act(() => {
      void router.navigate("?step=2");
      begun("draft-1");
    });
    expect(router.state.location.search).toBe("?draft=draft-1&step=2");
  });
});
