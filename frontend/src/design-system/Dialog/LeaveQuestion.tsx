import { lazyOverlay } from "../LazyPart/lazyOverlay";

/** Asks whether unsaved edits may go; to close it is to stay. */
export const LeaveQuestion = lazyOverlay(
  () => import("./LeavePanel"),
  ({ LeavePanel }) => LeavePanel,
);
