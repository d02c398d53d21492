import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { ReactNode } from "react";
import { loadServedParts } from "../LazyPart/part-code";
import { PageViewProvider, ServedView } from "../../shared/page-view";
import { NearObserver } from "../../test/near-observer";
import { Still } from "./Still";
import { stillPart } from "./stillPart";

const page = { now: 0, isDesktop: false, locale: "en" } as const;
const started: { app?: Root } = {};
// Of each rendering.
const rendered = jest.fn();
const pressed = jest.fn();
let observer: NearObserver;

beforeEach(() => {
  observer = new NearObserver();
  rendered.mockClear();
  pressed.mockClear();
});
afterEach(() => {
  act(() => started.app?.unmount());
  document.body.replaceChildren();
  observer.remove();
});

const pageOf = (view: ServedView, content: ReactNode) => {
  const routes = [
    { path: "/", element: content },
    { path: "/jobs", element: "the jobs" },
  ];
  return (
    <PageViewProvider value={view}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </PageViewProvider>
  );
};

/** Renders as the node does, and takes that over as the browser does. */
async function open(content: ReactNode) {
  await loadServedParts();
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(pageOf(new ServedView(page, "node"), content));
  const html = root.innerHTML;
  const failures: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => failures.push(error) };
  act(
    () => void (started.app = hydrateRoot(root, pageOf(new ServedView(page, "browser"), content), options)),
  );
  expect(failures).toEqual([]);
  return { root, html };
}

function Part({ of }: { of: string }) {
  rendered();
  return (
    <section>
      <a href="/jobs">Find Jobs</a>
      <button onClick={pressed}>{of}</button>
    </section>
  );
}
const load = jest.fn(() => Promise.resolve({ Part }));
const LaterPart = stillPart(load, (module) => module.Part);

describe("still content", () => {
  it("stays as the node has rendered it, and is not rendered again (PAGE-08)", async () => {
    const { root, html } = await open(
      <Still>
        <Part of="Press" />
      </Still>,
    );
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(root.innerHTML).toBe(html);
  });

  it("has links that lead through the router", async () => {
    await open(
      <Still>
        <Part of="Press" />
      </Still>,
    );
    await userEvent.click(screen.getByRole("link", { name: "Find Jobs" }));
    expect(await screen.findByText("the jobs")).toBeInTheDocument();
  });
});

describe("a still part", () => {
  it("is live once it comes near, with the same elements (PAGE-08)", async () => {
    const { root, html } = await open(<LaterPart of="Press" />);
    expect(rendered).toHaveBeenCalledTimes(1);
    act(() => observer.comeNear());
    await waitFor(() => expect(rendered.mock.calls.length).toBeGreaterThan(1));
    expect(root.innerHTML).toBe(html);
    await userEvent.click(screen.getByRole("button"));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("does what was pressed before its code came, and keeps the focus there (PAGE-08)", async () => {
    await open(<LaterPart of="Press" />);
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    expect(screen.getByRole("button")).toHaveFocus();
  });

  it("is a lazy part where the browser renders the page", async () => {
    const view = new ServedView(page, "browser");
    view.endTakeover();
    const root = document.createElement("div");
    document.body.append(root);
    started.app = createRoot(root);
    act(() => started.app?.render(pageOf(view, <LaterPart of="Press" />)));
    expect(await screen.findByRole("button", { name: "Press" })).toBeInTheDocument();
  });
});
