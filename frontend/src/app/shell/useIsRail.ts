import { useState } from "react";
import { useIsDesktop } from "../../design-system";

const KEY = "dashboard-drawer";

/** Null where nobody has chosen yet, or the browser keeps nothing. */
function readChoice(): boolean | null {
  try {
    const choice = window.localStorage.getItem(KEY);
    return choice === null ? null : choice === "rail";
  } catch {
    return null;
  }
}

function keepChoice(isRail: boolean): void {
  try {
    window.localStorage.setItem(KEY, isRail ? "rail" : "wide");
  } catch {
    // It then holds until the page is left.
  }
}

/** Whether the shell's drawer is collapsed: as last chosen in this browser, else where the page has little room. */
export function useIsRail(): [isRail: boolean, choose: (isRail: boolean) => void] {
  const isDesktop = useIsDesktop();
  const [choice, setChoice] = useState(readChoice);
  function choose(isRail: boolean) {
    setChoice(isRail);
    keepChoice(isRail);
  }
  return [choice ?? !isDesktop, choose];
}
