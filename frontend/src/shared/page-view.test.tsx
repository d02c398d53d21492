import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useIsDesktop } from "../design-system";
import { PageViewProvider, ServedView, useIsServed, useIsStanding, useMountedAt } from "./page-view";

const SERVED_AT = Date.parse("2026-11-23T06:00:00Z");
const page = { now: SERVED_AT, isDesktop: true, locale: "en" } as const;
const onNode = new ServedView(page, "node");

function Page() {
  const isServed = useIsServed();
  const isStanding = useIsStanding();
  return (
    <p suppressHydrationWarning>
      {[
        useMountedAt(),
        useIsDesktop() ? "wide" : "narrow",
        isServed ? "served" : "own",
        isStanding ? "standing" : "rendered",
      ].join(" ")}
    </p>
  );
}

const tree = (view: ServedView, isShown = true) => (
  <PageViewProvider value={view}>{isShown && <Page />}</PageViewProvider>
);

it("renders in the browser what the node did, and then what the browser knows (PAGE-02)", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(tree(onNode));
  expect(root).toHaveTextContent(`${SERVED_AT} wide served rendered`);
  const failures: unknown[] = [];
  const inBrowser = new ServedView(page, "browser");
  act(() => void hydrateRoot(root, tree(inBrowser), { onRecoverableError: (error) => failures.push(error) }));
  expect(failures).toEqual([]);
  // The test's browser is narrow. What has been read of the time stays.
  expect(root).toHaveTextContent(`${SERVED_AT} narrow own standing`);
});

it("takes the time of now for what is first shown later", () => {
  const root = document.createElement("div");
  const started: { app?: Root } = {};
  const inBrowser = new ServedView(page, "browser");
  root.innerHTML = renderToString(tree(onNode, false));
  act(() => void (started.app = hydrateRoot(root, tree(inBrowser, false))));
  inBrowser.endTakeover();
  const before = Date.now();
  act(() => started.app?.render(tree(inBrowser)));
  expect(parseInt(root.textContent)).toBeGreaterThanOrEqual(before);
  expect(root).toHaveTextContent("own rendered");
});
