import { lazyOverlay } from "../LazyPart/lazyOverlay";

/** A question in the way of everything else: focus stays inside, Escape and a press outside close it. */
export const Dialog = lazyOverlay(
  () => import("./DialogPanel"),
  ({ DialogPanel }) => DialogPanel,
);
