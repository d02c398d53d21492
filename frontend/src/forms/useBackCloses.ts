import { useRef, useState } from "react";
import { useLocation, useNavigate, type NavigateOptions } from "react-router-dom";

/** Of an entry of the browser's history that only opened something above the page: which opening that was. */
const OPENED_ABOVE = "openedAbove";

const NOTHING_OPEN = { id: 0, chosen: null as string | null };

/** Tells how to go to an address that is chosen above a page. */
export type InPlace = (path: string) => NavigateOptions;

/**
 * Something that opens above a page as an entry of its own in the browser's history: Back closes it and leaves the page
 * as it is (POST-13, HEED-10). A Dialog or Drawer notices Back by itself and asks to be closed. An address that is
 * chosen above takes the entry's place, by `inPlace`, and stays chosen however it is closed.
 */
export function useBackCloses() {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const [isOpen, setIsOpen] = useState(false);
  // The router may still be on its way to what was chosen last.
  const opening = useRef(NOTHING_OPEN);
  // What the page was opened with goes along.
  const left = Object(location.state as unknown) as Record<string, unknown>;
  const entry = (): NavigateOptions => ({
    state: { ...left, [OPENED_ABOVE]: opening.current.id },
    preventScrollReset: true,
  });

  function onOpenChange(opens: boolean): void {
    setIsOpen(opens);
    if (opens) {
      opening.current = { id: Date.now(), chosen: null };
      void navigate({ pathname, search, hash }, entry());
      return;
    }
    const { id, chosen } = opening.current;
    // What is told twice that it closes goes back once.
    opening.current = NOTHING_OPEN;
    const isEntryLeft = left[OPENED_ABOVE] !== id;
    if (isEntryLeft && chosen !== null) void navigate(chosen, { preventScrollReset: true });
    if (!isEntryLeft && chosen === null) void navigate(-1);
  }

  const inPlace: InPlace = (path) => {
    opening.current = { ...opening.current, chosen: path };
    return { ...entry(), replace: true };
  };

  /** Closes for a way elsewhere, which takes the entry's place where it replaces. */
  function leave(): void {
    opening.current = NOTHING_OPEN;
    setIsOpen(false);
  }

  return { isOpen, onOpenChange, inPlace, leave };
}
