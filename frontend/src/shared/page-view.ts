import type { PageView } from "@job-portal/protocol/served-page";
import { createContext, use, useState, useSyncExternalStore } from "react";

/** A page that the node renders, and then the browser once more, to take it over. */
export class ServedView {
  private isTakenOver = false;

  constructor(
    readonly page: PageView,
    private readonly renderedBy: "node" | "browser",
  ) {}

  /** Whether this render has to come out as the node's. What is first shown after the takeover is the browser's own. */
  get isServed(): boolean {
    return !this.isTakenOver;
  }

  /** Whether the node's HTML stands in the browser, about to be taken over. */
  get isStanding(): boolean {
    return this.renderedBy === "browser" && !this.isTakenOver;
  }

  readonly endTakeover = (): void => {
    this.isTakenOver = true;
  };
}

const PageViewContext = createContext<ServedView | null>(null);

/** Around a page that the node renders or has rendered; a page that the browser renders by itself needs none. */
export const PageViewProvider = PageViewContext.Provider;

/** Nothing tells of a change: it is told by the render after hydration. */
const subscribe = () => () => undefined;

/** True on the node, and in the browser's first render of a served page, which must come out the same. */
export function useIsServed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}

/** Whether this part of the page stands in the browser as the node has rendered it. It stays so for the part's life. */
export function useIsStanding(): boolean {
  const view = use(PageViewContext);
  const [isStanding] = useState(() => view?.isStanding ?? false);
  return isStanding;
}

/** @throws {Error} outside of PageViewProvider. To be called for the snapshot of the node alone. */
export function usePageView(): () => PageView {
  const view = use(PageViewContext);
  return () => {
    if (!view) throw new Error("A served page needs a PageViewProvider above it.");
    return view.page;
  };
}

/**
 * When this part of the page was first rendered, on the node where it was, in milliseconds since 1970. Lists of cards
 * ask for it, so it costs no render after hydration.
 */
export function useMountedAt(): number {
  const view = use(PageViewContext);
  const [mountedAt] = useState(() => (view?.isServed ? view.page.now : Date.now()));
  return mountedAt;
}
