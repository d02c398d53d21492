import { useEffect, useEffectEvent, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * Closes what stands open above a page once another page is below it: the path has changed, or the browser went
 * back or forward. What is chosen within it, such as filters, may change the rest of the address.
 */
export function useClosedByLeaving(isOpen: boolean, onClose: () => void): void {
  const location = useLocation();
  const hasTravelled = useNavigationType() === NavigationType.Pop;
  const before = useRef({ isOpen, location });
  const handleClose = useEffectEvent(onClose);
  useEffect(() => {
    const { isOpen: wasOpen, location: from } = before.current;
    before.current = { isOpen, location };
    // What opens together with the page is the page's own.
    if (!isOpen || !wasOpen || from === location) return;
    if (hasTravelled || from.pathname !== location.pathname) handleClose();
  }, [isOpen, location, hasTravelled]);
}
