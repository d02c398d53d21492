import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Of an entry of the browser's history that only opened something above the page. */
const OPENED_ABOVE = "isOpenedAbove";

const isAbove = (state: unknown): boolean =>
  (Object(state) as Record<string, unknown>)[OPENED_ABOVE] === true;

/** How an address is gone to that was chosen above a page: it takes the place of the entry that opened that. */
export const chosenAbove = (state: unknown) => (isAbove(state) ? { replace: true, state } : {});

/**
 * Something that opens above a page as an entry of its own in the browser's history: Back closes it and leaves the page
 * as it is (POST-13, HEED-10). A Dialog or Drawer notices Back by itself and asks to be closed. What was chosen above,
 * as `chosenAbove`, stays chosen however it is closed.
 */
export function useBackCloses() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const [isOpen, setIsOpen] = useState(false);
  const openedAt = useRef(search);
  const chosen = useRef(search);
  useEffect(() => {
    if (isAbove(state)) chosen.current = search;
  }, [search, state]);
  // What the page was opened with goes along.
  const left = Object(state) as Record<string, unknown>;
  const go = (to: string, isReplaced: boolean, isOpened: boolean) =>
    navigate(
      { pathname, search: to },
      { replace: isReplaced, state: { ...left, [OPENED_ABOVE]: isOpened }, preventScrollReset: true },
    );

  function onOpenChange(opens: boolean): void {
    setIsOpen(opens);
    if (opens) {
      openedAt.current = search;
      chosen.current = search;
      void go(search, false, true);
    } else if (!isAbove(state)) {
      // Back has closed it.
      if (chosen.current !== search) void go(chosen.current, false, false);
    } else if (search === openedAt.current) void navigate(-1);
    else void go(search, true, false);
  }

  // A link that leads away from what is above takes the entry's place itself.
  return { isOpen, onOpenChange, onLeave: () => setIsOpen(false) };
}
