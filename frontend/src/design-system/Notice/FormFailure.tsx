import { useEffect, useRef, type ReactNode } from "react";
import { Notice } from "./Notice";

interface FormFailureProps {
  children: ReactNode;
  /** A button or link at the end of the line. */
  action?: ReactNode;
}

/**
 * Why a form as a whole was not sent. It comes into view and takes the focus, because the button that was pressed may
 * stand a screen further down (SEEN-20). A field that is wrong keeps the focus.
 */
export function FormFailure({ children, action }: FormFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.getAttribute("aria-invalid") === "true") return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Notice tone="danger" action={action} ref={place} tabIndex={-1}>
      {children}
    </Notice>
  );
}
