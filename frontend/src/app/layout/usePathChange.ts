import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Runs after each change of path; a change of the query alone, such as a filter or page of a list, is none. */
export function usePathChange(onChange: () => void): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    handleChange();
  }, [pathname]);
}
