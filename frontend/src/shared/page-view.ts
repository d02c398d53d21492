import type { PageView } from "@job-portal/protocol/served-page";
import { createContext, use, useState, useSyncExternalStore } from "react";

const PageViewContext = createContext<PageView | null>(null);

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

/** @throws {Error} outside of PageViewProvider. To be called for the snapshot of the node alone. */
export function usePageView(): () => PageView {
  const view = use(PageViewContext);
  return () => {
    if (!view) throw new Error("A served page needs a PageViewProvider above it.");
    return view;
  };
}

/** When this part of the page was first rendered, on the node where it was, in milliseconds since 1970. */
export function useMountedAt(): number {
  const served = usePageView();
  const isServed = useIsServed();
  const [mountedAt] = useState(() => (isServed ? served().now : Date.now()));
  return mountedAt;
}
