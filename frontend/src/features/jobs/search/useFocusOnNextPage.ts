import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

/**
 * A link to another page of the same list brings the reader to the top of its jobs; going back stays where
 * one was, and another list leaves focus where it is.
 * @param list names the list: the address of its first page
 */
export function useFocusOnNextPage(heading: RefObject<HTMLElement | null>, page: number, list: string): void {
  const navigationType = useNavigationType();
  const shown = useRef({ page, list });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, list };
    const isNextPage = before.list === list && before.page !== page;
    if (!isNextPage || navigationType !== NavigationType.Push) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [heading, page, list, navigationType]);
}
