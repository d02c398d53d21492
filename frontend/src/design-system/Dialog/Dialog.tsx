import { lazyOverlay } from "../LazyPart/lazyOverlay";

/**
 * A question in the way of everything else: focus stays inside. Escape closes it, and so does a press outside until
 * somebody has typed (SEEN-19).
 */
export const Dialog = lazyOverlay(
  () => import("./DialogPanel"),
  ({ DialogPanel }) => DialogPanel,
);
