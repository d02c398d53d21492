import { use, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { LeavePageContext } from "../../design-system";

/** Takes what failed on a page along with it: on the next one it would stand beside what it is not about. */
export function useLeftPage(): void {
  const { pathname } = useLocation();
  const leavePage = use(LeavePageContext);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    leavePage();
  }, [pathname, leavePage]);
}
