import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useIsDesktop } from "../design-system";
import { PageViewProvider, useIsServed, useMountedAt } from "./page-view";

const SERVED_AT = Date.parse("2026-11-23T06:00:00Z");
const view = { now: SERVED_AT, isDesktop: true };

function Page() {
  const isServed = useIsServed();
  return <p>{[useMountedAt(), useIsDesktop() ? "wide" : "narrow", isServed ? "served" : "own"].join(" ")}</p>;
}

const page = (
  <PageViewProvider value={view}>
    <Page />
  </PageViewProvider>
);

it("renders in the browser what the node did, and then what the browser knows (PAGE-02)", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(page);
  expect(root).toHaveTextContent(`${SERVED_AT} wide served`);
  const failures: unknown[] = [];
  act(() => void hydrateRoot(root, page, { onRecoverableError: (error) => failures.push(error) }));
  expect(failures).toEqual([]);
  // The test's browser is narrow. What has been read of the time stays.
  expect(root).toHaveTextContent(`${SERVED_AT} narrow own`);
});

it("takes the time of now for what is first shown later", () => {
  const root = document.createElement("div");
  const withLater = (isLater: boolean) => (
    <PageViewProvider value={view}>{isLater && <Page />}</PageViewProvider>
  );
  const started: { app?: Root } = {};
  root.innerHTML = renderToString(withLater(false));
  act(() => void (started.app = hydrateRoot(root, withLater(false))));
  const before = Date.now();
  act(() => started.app?.render(withLater(true)));
  expect(parseInt(root.textContent)).toBeGreaterThanOrEqual(before);
});
