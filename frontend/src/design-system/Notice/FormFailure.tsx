import { useEffect, useRef, type ReactNode } from "react";
import { Notice } from "./Notice";

interface FormFailureProps {
  children: ReactNode;
  /** A button or link at the end of the line. */
  action?: ReactNode;
  /** The form has put the focus into the field that has to be typed anew. */
  keepsFocus?: boolean;
}

/**
 * Why a form as a whole was not sent. It comes into view and takes the focus, because the button that was pressed may
 * stand a screen further down (SEEN-20). A field that is wrong keeps the focus.
 */
export function FormFailure({ children, action, keepsFocus = false }: FormFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.getAttribute("aria-invalid") === "true") return;
    if (!keepsFocus) place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, [keepsFocus]);
  return (
    <Notice tone="danger" action={action} ref={place} tabIndex={-1}>
      {children}
    </Notice>
  );
}
