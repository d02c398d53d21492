import { lazy, Suspense, useState } from "react";
import type { DrawerProps } from "./DrawerPanel";

/** Fetches the drawer's behaviour ahead of its first use, such as when a finger reaches the button. */
export const preloadDrawer = () => void import("./DrawerPanel");

const DrawerPanel = lazy(async () => ({ default: (await import("./DrawerPanel")).DrawerPanel }));

/** A modal panel at the screen's edge: focus stays inside, Escape and a press outside close it. */
export function Drawer(props: DrawerProps) {
  // Once opened it stays mounted, so that closing can be seen.
  const [isWanted, setIsWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  );
}
