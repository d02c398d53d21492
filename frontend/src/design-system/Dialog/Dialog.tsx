import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "./DialogPanel";

const DialogPanel = lazy(async () => ({ default: (await import("./DialogPanel")).DialogPanel }));

/** A question in the way of everything else: focus stays inside, Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  // Once opened it stays mounted, so that closing can be seen.
  const [isWanted, setIsWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
