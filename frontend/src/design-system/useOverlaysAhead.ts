import { useEffect } from "react";
import { Dialog } from "./Dialog/Dialog";
import { preloadDrawer } from "./Drawer/Drawer";
import { preloadMenu } from "./Menu/Menu";
import { preloadPopover } from "./Popover/Popover";
import { preloadToasts } from "./Toast/ToastProvider";
import { savesData } from "../shared/saves-data";
import { whenIdle } from "./when-idle";

const FIRST_USES = ["pointerdown", "keydown"] as const;

/** The code that the first use asks for comes before these. */
const PAUSE_MS = 1000;
/** On a slow phone each overlay takes as long as a frame may. */
const STEP_MS = 100;

function preloadOverlays(): void {
  [preloadToasts, preloadMenu, preloadDrawer, preloadPopover, Dialog.preload].forEach((preload, at) =>
    setTimeout(whenIdle, PAUSE_MS + at * STEP_MS, preload),
  );
}

/**
 * Fetches the code of everything that opens above a page once the page was used for the first time and the browser has
 * nothing else to do: away from the first load, and there for whoever loses the connection later. Where the connection
 * saves data, each comes when it is opened.
 */
export function useOverlaysAhead(): void {
  useEffect(() => {
    const stop = () => FIRST_USES.forEach((use) => window.removeEventListener(use, handleUse));
    function handleUse() {
      stop();
      if (!savesData()) preloadOverlays();
    }
    FIRST_USES.forEach((use) => window.addEventListener(use, handleUse));
    return stop;
  }, []);
}
