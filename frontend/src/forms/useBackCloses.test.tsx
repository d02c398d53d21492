import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useNavigate } from "react-router-dom";
import { Button, FilterSheet } from "../design-system";
import { renderRoutes } from "../test/renderRoutes";
import { useBackCloses } from "./useBackCloses";

const FULL_TIME = "/jobs?type=full-time";

function List() {
  const { isOpen, onOpenChange, inPlace } = useBackCloses();
  const navigate = useNavigate();
  return (
    <FilterSheet {...{ isOpen, onOpenChange }} count={0} onClear={() => undefined} done="Show">
      <Button onClick={() => void navigate(FULL_TIME, inPlace(FULL_TIME))}>Full-time</Button>
      <Button onClick={() => [1, 2].forEach(() => onOpenChange(false))}>Close twice</Button>
    </FilterSheet>
  );
}

/** Comes from a page before, opens the sheet, and chooses in it where asked to. */
async function openFilters(hasChosen: boolean) {
  const { router } = renderRoutes("/before", {
    routeObjects: [
      { path: "/before", element: null },
      { path: "/jobs", element: <List /> },
    ],
  });
  await act(() => router.navigate("/jobs"));
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  await screen.findByRole("dialog");
  if (hasChosen) await userEvent.click(screen.getByRole("button", { name: "Full-time" }));
  const { location } = router.state;
  expect(location.search).toBe(hasChosen ? "?type=full-time" : "");
  const back = () => act(() => router.navigate(-1));
  const addressOf = () => router.state.location.pathname + router.state.location.search;
  const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  return { back, addressOf, isClosed };
}

describe("a list's filters above it (HEED-10)", () => {
  it("are closed by Back, which stays on the page and keeps what was chosen", async () => {
    const { back, addressOf, isClosed } = await openFilters(true);
    await back();
    await isClosed();
    await waitFor(() => expect(addressOf()).toBe("/jobs?type=full-time"));
    await back();
    expect(addressOf()).toBe("/jobs");
    await back();
    expect(addressOf()).toBe("/before");
  });

  it("leave no entry in the history where nothing was chosen", async () => {
    const { back, addressOf, isClosed } = await openFilters(false);
    await back();
    await isClosed();
    expect(addressOf()).toBe("/jobs");
    await back();
    expect(addressOf()).toBe("/before");
  });

  it("keep what was chosen where their button closes them, one step before the list without it", async () => {
    const { back, addressOf, isClosed } = await openFilters(true);
    await userEvent.click(screen.getByRole("button", { name: "Show" }));
    await isClosed();
    expect(addressOf()).toBe("/jobs?type=full-time");
    await back();
    expect(addressOf()).toBe("/jobs");
  });

  it("go back once where they are told twice that they close", async () => {
    const { back, addressOf, isClosed } = await openFilters(false);
    await userEvent.click(screen.getByRole("button", { name: "Close twice" }));
    await isClosed();
    expect(addressOf()).toBe("/jobs");
    await back();
    expect(addressOf()).toBe("/before");
  });
});
