import { lazy, Suspense, useState, type ReactNode } from "react";

/** Fetches the drawer's behaviour ahead of its first use, such as when a finger reaches the button. */
export const preloadDrawer = () => void import("./DrawerPanel");

const DrawerPanel = lazy(async () => ({ default: (await import("./DrawerPanel")).DrawerPanel }));

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Names the panel; stands in its head unless `header` does. */
  title: string;
  header?: ReactNode;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  /** `end` slides in from the right, `bottom` is a sheet for phones. */
  side?: "end" | "bottom";
}

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
