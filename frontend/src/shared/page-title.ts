import { useEffect } from "react";

const PRODUCT = "JobPortal";

/** Names the browser's tab after the screen, "Find Jobs · JobPortal"; without a name it is the product's. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
