import { use } from "react";
import { LeavePageContext } from "../../design-system";
import { usePathChange } from "./usePathChange";

/** Takes what failed on a page along with it: on the next one it would stand beside what it is not about. */
export function useLeftPage(): void {
  usePathChange(use(LeavePageContext));
}
