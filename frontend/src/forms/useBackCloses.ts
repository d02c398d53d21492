import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Of an entry of the browser's history that only opened something above the page. */
const OPENED_ABOVE = "isOpenedAbove";

/**
 * Something that opens above a page as an entry of its own in the browser's history: Back closes it and leaves the page
 * as it is (POST-13, HEED-10). A Dialog or Drawer notices Back by itself and asks to be closed.
 */
export function useBackCloses() {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const [isOpen, setIsOpen] = useState(false);
  // What the page was opened with goes along.
  const left = Object(location.state as unknown) as Record<string, unknown>;

  function onOpenChange(opens: boolean): void {
    setIsOpen(opens);
    if (opens) {
      const entry = { state: { ...left, [OPENED_ABOVE]: true }, preventScrollReset: true };
      void navigate({ pathname, search }, entry);
    } else if (left[OPENED_ABOVE] === true) void navigate(-1);
  }

  return { isOpen, onOpenChange };
}
