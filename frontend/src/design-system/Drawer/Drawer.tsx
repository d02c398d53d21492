import { lazyOverlay } from "../LazyPart/lazyOverlay";

/** A modal panel at the screen's edge: focus stays inside, Escape and a press outside close it. */
export const Drawer = lazyOverlay(
  () => import("./DrawerPanel"),
  ({ DrawerPanel }) => DrawerPanel,
);

/** Fetches the drawer's behaviour ahead of its first use, such as when a finger reaches the button. */
export const preloadDrawer = Drawer.preload;
